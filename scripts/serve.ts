// Serves the built app: `node scripts/serve.ts [port]`.
import { createServer } from 'node:http';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import sirv from 'sirv';
import { renderUnicodeCompact } from 'uqr';

const usual = 4747;
const wanted = process.argv[2] === undefined ? usual : Number(process.argv[2]);

const files = sirv(join(import.meta.dirname, '../dist'), {
  dev: true,
  etag: true,
  setHeaders: (response) => response.setHeader('Cache-Control', 'no-cache'),
});
const server = createServer((request, response) =>
  files(request, response, () => void response.writeHead(404).end('not found')),
);

/** This machine's address in the local network, if it has one. */
function lanAddress(): string | undefined {
  const all = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? []);
  return all.find(({ family, internal }) => family === 'IPv4' && !internal)?.address;
}

server.on('listening', () => {
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : wanted;
  console.log(`\n  sitroom is ready:  http://localhost:${port}/`);
  const lan = lanAddress();
  if (lan === undefined) return;
  const url = `http://${lan}:${port}/`;
  console.log(`  on your network:   ${url}\n`);
  if (process.stdout.isTTY) console.log(renderUnicodeCompact(url));
});
server.on('error', (error: NodeJS.ErrnoException) => {
  // The usual port is taken: any free one will do. A port that was asked for is another matter.
  if (error.code === 'EADDRINUSE' && process.argv[2] === undefined) server.listen(0);
  else {
    console.error(`sitroom cannot be served: ${error.message}`);
    process.exit(1);
  }
});
server.listen(wanted);
