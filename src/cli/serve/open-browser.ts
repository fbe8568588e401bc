import { spawn } from 'node:child_process';

/** Programs that open an address in the browser that people use, by system. */
const openers: Readonly<Partial<Record<NodeJS.Platform, readonly [string, ...string[]]>>> = {
  darwin: ['open'],
  linux: ['xdg-open'],
  // `start` takes its first argument in quotes for the title of a window.
  win32: ['cmd', '/c', 'start', '""'],
};

/** Opens an address in the browser. Without one nothing happens: the address is told as well. */
export function openBrowser(address: string): void {
  const [program, ...args] = openers[process.platform] ?? ['xdg-open'];
  const opening = spawn(program, [...args, address], {
    detached: true,
    stdio: 'ignore',
    windowsVerbatimArguments: true,
  });
  opening.on('error', () => {});
  opening.unref();
}
