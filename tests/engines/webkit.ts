// WebKit as packaged by Debian: WebKitGTK's MiniBrowser on a virtual X screen, driven by its WebDriver.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { vi } from 'vitest';
import { desk, type Engine, type EnginePage, patience, type Size } from './engine.ts';
import { mouse, newSession, type Send, typeInto } from './webdriver.ts';

/** A TCP port that is free right now. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('no port is free');
  return address.port;
}

/** Starts a virtual X screen (Xvfb). Returns its process and its display name. */
async function newScreen(screenPath: string): Promise<{ screen: ChildProcess; display: string }> {
  const size = ['-screen', '0', '1600x1200x24', '-nolisten', 'tcp'];
  const screen = spawn(screenPath, ['-displayfd', '3', ...size], { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const [number] = (await once(screen.stdio[3] as NodeJS.ReadableStream, 'data')) as [Buffer];
  return { screen, display: `:${String(number).trim()}` };
}

/** Kills the programs and waits until they have exited. */
async function end(...programs: readonly ChildProcess[]): Promise<void> {
  for (const program of programs) {
    const ended = once(program, 'exit');
    if (program.exitCode === null && program.kill()) await ended;
  }
}

/** Environment without a desktop: no session bus, portals, user settings or graphics card. */
const environment = (folder: string, display: string): NodeJS.ProcessEnv => ({
  PATH: process.env['PATH'],
  DISPLAY: display,
  HOME: folder,
  XDG_RUNTIME_DIR: folder,
  XDG_DOWNLOAD_DIR: folder,
  DBUS_SESSION_BUS_ADDRESS: 'disabled:',
  GTK_USE_PORTAL: '0',
  NO_AT_BRIDGE: '1',
  GSETTINGS_BACKEND: 'memory',
  GDK_BACKEND: 'x11',
  LIBGL_ALWAYS_SOFTWARE: '1',
});

/** Switches to a popup window. The main window has a toolbar and a minimum width above that of a phone. */
async function openBareWindow(send: Send): Promise<void> {
  const own = await send('GET', '/window');
  const script = `open('about:blank', 'bare', 'popup,width=${desk.width},height=${desk.height}')`;
  await send('POST', '/execute/sync', { script, args: [] });
  const bare = await vi.waitFor(
    async () => {
      const found = (await send<string[]>('GET', '/window/handles')).find((handle) => handle !== own);
      if (found === undefined) throw new Error('no window was opened');
      return found;
    },
    { timeout: patience },
  );
  await send('POST', '/window', { handle: bare });
}

/** A script for the command `execute/async`: runs a function in the page and returns its awaited result or its error. */
const inPage = (act: string): string => `
  const [given, done] = arguments;
  Promise.resolve().then(() => (${act})(...given)).then(
    (result) => done({ result }),
    (error) => done({ error: String(error) }),
  );`;

const pageOf = (send: Send, close: () => Promise<void>): EnginePage => ({
  open: (address) => send('POST', '/url', { url: address }),
  reload: () => send('POST', '/refresh'),
  async resize(size) {
    const script = 'return [innerWidth, innerHeight]';
    const inner = () => send<[number, number]>('POST', '/execute/sync', { script, args: [] });
    await vi.waitFor(
      async () => {
        const [width, height] = await inner();
        if (width === size.width && height === size.height) return;
        // The window is larger than the page by its borders.
        const rect = await send<Size>('GET', '/window/rect');
        const around = { width: rect.width - width, height: rect.height - height };
        await send('POST', '/window/rect', {
          x: 0,
          y: 0,
          width: size.width + around.width,
          height: size.height + around.height,
        });
        throw new Error(`a page of ${width} × ${height}, not of ${size.width} × ${size.height}`);
      },
      { timeout: patience, interval: 100 },
    );
  },
  async run(act, ...given) {
    const { result, error } = await send<{ result?: never; error?: string }>('POST', '/execute/async', {
      script: inPage(String(act)),
      args: [given],
    });
    if (error !== undefined) throw new Error(error);
    return result as never;
  },
  moveTo: (x, y) => mouse(send, { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 }),
  mouseDown: () => mouse(send, { type: 'pointerDown', button: 0 }),
  mouseUp: () => mouse(send, { type: 'pointerUp', button: 0 }),
  upload: (path) => typeInto(send, 'input[type=file]', path),
  picture: async () => Buffer.from(await send<string>('GET', '/screenshot'), 'base64'),
  close,
});

/** WebKitGTK, from the paths of its WebDriver, MiniBrowser and Xvfb. */
export const webkit = (driverPath: string, browserPath: string, screenPath: string): Engine => ({
  name: 'webkit',
  async start(folder) {
    // Keeps two quick presses at one spot from becoming a double click.
    mkdirSync(join(folder, '.config/gtk-3.0'), { recursive: true });
    writeFileSync(join(folder, '.config/gtk-3.0/settings.ini'), '[Settings]\ngtk-double-click-time=1\n');
    const { screen, display } = await newScreen(screenPath);
    const port = await freePort();
    const server = spawn(driverPath, [`--port=${port}`], { env: environment(folder, display), stdio: 'ignore' });
    const address = `http://127.0.0.1:${port}`;
    try {
      await vi.waitFor(() => fetch(`${address}/status`), { timeout: patience });
      const options = {
        binary: browserPath,
        args: ['--automation', '--javascript-can-open-windows-automatically=true'],
      };
      const send = await newSession(address, { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options });
      await send('POST', '/timeouts', { script: patience, pageLoad: patience });
      await openBareWindow(send);
      return pageOf(send, async () => {
        await send('DELETE', '');
        await end(server, screen);
      });
    } catch (error) {
      await end(server, screen);
      throw error;
    }
  },
});
