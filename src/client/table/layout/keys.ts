import { pending } from '../../../rules/index.ts';
import type { DialogName } from '../../game/stores/dialog.svelte.ts';
import { doublePressMs, keyHandler } from '../../game/stores/keys.ts';
import { entryAt } from '../../words/entry.ts';
import { nextAct } from '../moves/stand.ts';
import type { PlayableTable } from '../moves/table.svelte.ts';

/** Actions outside the table. */
interface TableActions {
  readonly open: (name: DialogName) => void;
  readonly turnHint: () => void;
  /** Makes the next move of the bots at once. */
  readonly goOn: () => void;
  /** Toggles the board-only view. */
  readonly turnBoard: () => void;
  readonly leaveBoard: () => void;
}

/** Presses the button that leads on. Where people can only wait, the bots go on. */
function leadOn(table: PlayableTable, goOn: () => void): void {
  if (table.forward === null) goOn();
  else table.goOn();
}

/**
 * Returns the keydown handler of the table: Enter the loud button, or the next bot move while people can only wait,
 * P pause, S scan, Z undo, A apply or push, X stop, M menu, H history, L log, W cards in words, R rules, C crew, B board
 * only, T hint, N next bot move, 1 to 9 the options of a question, Escape unpicks, stays where leaving was asked about,
 * and leaves the board-only view.
 */
export const keysOfTable = (table: PlayableTable, { open, turnHint, goOn, turnBoard, leaveBoard }: TableActions) => {
  /** Time of the last roll by key, in ms. A second press right after it must not apply the roll. */
  let rolledAt = Number.NEGATIVE_INFINITY;
  /** Time of the last press that left something by key, or asked whether to, in ms. */
  let leftAt = Number.NEGATIVE_INFINITY;
  /** Time of the last answer by key, in ms. A second press right after it must not answer the next question. */
  let chosenAt = Number.NEGATIVE_INFINITY;
  return keyHandler(({ timeStamp }) => {
    const { play, moves, playing, tasks } = table;
    const { clock } = playing;
    const next = nextAct(playing, moves);
    const act = () => {
      // A second press right after a roll was aimed at the roll.
      if (next === moves.apply && timeStamp - rolledAt < doublePressMs) return;
      if (next === moves.roll) rolledAt = timeStamp;
      table.ask(next);
    };
    const leave = () => {
      const { asking } = tasks.leaving[tasks.next ? 'done' : 'stop'];
      // Nobody has read the question yet.
      if (asking && timeStamp - leftAt < doublePressMs) return;
      leftAt = timeStamp;
      if (tasks.next) table.goOn();
      else table.stop();
    };
    const { options = [] } = pending(playing) ?? {};
    const choose = (option: string) => {
      if (timeStamp - chosenAt < doublePressMs) return;
      chosenAt = timeStamp;
      table.ask(moves.choose.get(option));
    };
    const choices = options.slice(0, 9).map((option, i) => [`${i + 1}`, () => choose(option)] as const);
    return {
      ...Object.fromEntries<() => unknown>(choices),
      Enter: () => {
        if (clock?.paused && !table.waits) void play.ask({ type: 'resume' });
        else if (tasks.next) table.ask(tasks.next);
        else if (next) act();
        else leadOn(table, goOn);
      },
      Escape: () => {
        table.pick(null);
        for (const leaving of Object.values(tasks.leaving)) leaving.stay();
        leaveBoard();
      },
      p: () => !table.waits && play.ask({ type: clock?.paused ? 'resume' : 'pause' }),
      s: () => table.ask(moves.scan),
      a: act,
      x: leave,
      z: () => play.takeBack(table.crew.people),
      m: () => open('menu'),
      h: () => open('history'),
      l: () => open('log'),
      w: () => open('cards'),
      c: () => open('crew'),
      n: goOn,
      b: turnBoard,
      t: turnHint,
      r: () => open({ rules: entryAt(playing) }),
    };
  });
};
