import { constants } from 'node:fs';
import { access, open, readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { CommandFault } from './fault.ts';

/** Returns the code of a system error, such as `ENOENT`. */
export const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : undefined);

const reasons: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  ENOTDIR: 'there is no such folder',
  EISDIR: 'it is a folder, not a file',
  EACCES: 'this user may not open it',
  EPERM: 'this user may not open it',
  EROFS: 'nothing can be written there',
};

/** Returns why a file cannot be read or written, in words. `name` is what people called it. */
export function fileFault(name: string, error: unknown): CommandFault {
  const reason = reasons[String(codeOf(error))] ?? (error instanceof Error ? error.message : String(error));
  return new CommandFault(`${name}: ${reason}`);
}

/** Reads a UTF-8 file without its byte order mark. Throws a `CommandFault` if it cannot be read. */
export async function textOf(file: string): Promise<string> {
  try {
    return new TextDecoder().decode(await readFile(file));
  } catch (error) {
    throw fileFault(file, error);
  }
}

/** Throws a `CommandFault` if a file cannot be written, without changing it: asked before long work. */
export async function checkWritable(file: string): Promise<void> {
  try {
    const handle = await open(file, 'r+');
    await handle.close();
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw fileFault(file, error);
    await access(dirname(file), constants.W_OK).catch((why: unknown) => {
      throw codeOf(why) === 'ENOENT' ? new CommandFault(`${file}: there is no folder for it`) : fileFault(file, why);
    });
  }
}
