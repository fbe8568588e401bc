import { type Command, CommanderError } from 'commander';
import { CommandFault } from './fault.ts';
import { endWithReader } from './output.ts';

/** Exit codes: 0 success, 1 the command failed, 2 wrong usage. */
const exit = { fault: 1, usage: 2 } as const;

/** Runs a command line with these arguments. Returns the exit code. */
export async function runProgram(program: Command, argv: readonly string[]): Promise<number> {
  endWithReader();
  try {
    await program.parseAsync([...argv], { from: 'user' });
    return 0;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : exit.usage;
    if (!(error instanceof CommandFault)) throw error;
    console.error(`sitroom: ${error.message}`);
    return exit.fault;
  }
}
