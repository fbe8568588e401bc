// A desktop without a screen, at which the Orca screen reader listens to Firefox.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { root } from '../tools/sources.ts';

/** Time for a program to start or for a sentence to be heard, in ms. */
const patienceMs = 60_000;
/** Silence after which nothing more is to come, in ms. */
const silenceMs = 2_500;

/** The running screen reader and its desktop. */
export interface Ear {
  /** Environment variables of programs that it hears. */
  readonly env: Record<string, string | undefined>;
  /** Resolves to the speech from the beginning of the act until the silence after these words. Throws without them. */
  hear(words: string, act: () => Promise<unknown>): Promise<readonly string[]>;
  /** Resolves when nothing has been said for a while. */
  silence(): Promise<void>;
  /** Presses a key at the keyboard of the desktop. */
  press(key: string): Promise<void>;
  close(): Promise<void>;
}

/** Repeats `look` until it returns true. */
async function until(what: () => string, look: () => Promise<boolean> | boolean): Promise<void> {
  const end = Date.now() + patienceMs;
  while (!(await look())) {
    if (Date.now() > end) throw new Error(what());
    await setTimeout(100);
  }
}

/** Starts the desktop and the screen reader, with all their settings in a folder. */
export async function openEar(folder: string, display: string): Promise<Ear> {
  const heard = join(folder, 'heard.txt');
  const settings = join(folder, '.local/share/orca');
  const runtime = join(folder, 'run');
  mkdirSync(settings, { recursive: true });
  mkdirSync(runtime, { mode: 0o700 });
  for (const [from, to] of [
    ['listener.py', 'listener.py'],
    ['settings.py', 'orca-customizations.py'],
  ] as const) {
    copyFileSync(join(root, 'tests/listen', from), join(settings, to));
  }
  writeFileSync(heard, '');
  const env = {
    ...process.env,
    HOME: folder,
    XDG_RUNTIME_DIR: runtime,
    DISPLAY: display,
    GNOME_ACCESSIBILITY: '1',
    LC_ALL: 'C.UTF-8',
    HEARD: heard,
  };
  const children: ChildProcess[] = [];
  const begin = (program: string, ...given: readonly string[]): void => {
    children.push(spawn(program, given, { env, stdio: 'ignore' }));
  };
  const run = (program: string, ...given: readonly string[]): Promise<boolean> =>
    new Promise((done) => {
      spawn(program, given, { env, stdio: 'ignore' }).on('exit', (code) => done(code === 0));
    });
  const bus = '--session --dest org.a11y.Bus --object-path /org/a11y/bus'.split(' ');
  const set = 'org.freedesktop.DBus.Properties.Set';
  const setStatus = (name: string) => run('gdbus', 'call', ...bus, '--method', set, 'org.a11y.Status', name, '<true>');
  const lines = () => readFileSync(heard, 'utf8').split('\n').slice(0, -1);
  const silence = async (): Promise<void> => {
    let [count, since] = [lines().length, Date.now()];
    while (Date.now() < since + silenceMs) {
      await setTimeout(100);
      if (lines().length !== count) [count, since] = [lines().length, Date.now()];
    }
  };

  begin('Xvfb', display, '-screen', '0', '1400x1000x24');
  await until(
    () => 'no display',
    () => run('xdotool', 'getmouselocation'),
  );
  begin('openbox');
  await setStatus('IsEnabled');
  await setStatus('ScreenReaderEnabled');
  begin('orca');
  await until(
    () => 'no screen reader',
    () => lines().includes('Screen reader on.'),
  );

  return {
    env,
    silence,
    async hear(words, act) {
      const from = lines().length;
      const since = () => lines().slice(from);
      await act();
      await until(
        () => `not heard: ${words}\nheard:\n${since().join('\n')}`,
        () => since().some((line) => line.includes(words)),
      );
      await silence();
      return since();
    },
    press: async (key) => void (await run('xdotool', 'key', key)),
    async close() {
      for (const child of [...children].reverse()) {
        if (child.exitCode !== null || child.signalCode !== null) continue;
        child.kill();
        await once(child, 'exit');
      }
    },
  };
}
