import type { Board, Dice } from '../../rules/index.ts';

type Task = Board['task'];

const nameOf = (task: Task): string =>
  task === null ? 'none' : `${task.kind}/${task.lab ?? task.continent ?? task.enemy ?? task.part}`;

/**
 * Returns dice for comparing lines in the same world (common random numbers). Each task has its own stream: the second
 * roll for Asia shows the same faces in every rollout, however many other rolls came before it. `openTask` is called at
 * the moment of a roll and returns its task.
 */
export function pairedDice(dice: Dice, openTask: () => Task): Dice {
  const counts = new Map<string, number>();
  let current = { stream: '', paired: '' };
  const pairedStream = (stream: string): string => {
    if (stream !== current.stream) {
      const name = nameOf(openTask());
      const count = counts.get(name) ?? 0;
      counts.set(name, count + 1);
      current = { stream, paired: `${name}/${count}` };
    }
    return current.paired;
  };
  return {
    ...dice,
    face: (stream, n, sides) => dice.face(stream.startsWith('roll/') ? pairedStream(stream) : stream, n, sides),
  };
}
