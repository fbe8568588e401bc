import { type EntryId, entryOfCue } from '../../i18n/index.ts';
import type { Cue } from '../../rules/index.ts';
import { isWriting, keyName } from '../device/letter-keys.ts';
import type { DialogName } from './dialog.svelte.ts';
import type { Play } from './play.svelte.ts';
import { settingsAtHand } from './settings.svelte.ts';

/** Is the key meant for a field, a button, or a dialog on top? */
const isTaken = (event: KeyboardEvent): boolean =>
  event.defaultPrevented ||
  event.isComposing ||
  event.ctrlKey ||
  event.metaKey ||
  event.altKey ||
  document.querySelector('dialog[open]') !== null ||
  (event.target instanceof Element && event.target.closest('input, select, textarea') !== null);

/** Enter and space press what has the focus, if anything has; a place that is closed is pressed in vain. */
const isPress = (event: KeyboardEvent): boolean =>
  (event.key === 'Enter' || event.key === ' ') &&
  event.target instanceof Element &&
  event.target.closest('button, a, [role=button]') !== null;

/** A key held down presses once, or it would confirm what nobody has read. */
const isHeld = (event: KeyboardEvent): boolean => event.repeat && isPress(event);

/** What keys do, by their names; letters in lower case. */
type Acts = Readonly<Record<string, () => unknown>>;

/** Milliseconds within which a second press is one that slipped. */
export const slip = 400;

/** When Enter last went on: what it went on to has not been read yet by a second press in the same breath. */
let enteredAt = Number.NEGATIVE_INFINITY;

function hasSlipped({ key, timeStamp }: KeyboardEvent): boolean {
  if (key !== 'Enter') return false;
  const slipped = timeStamp - enteredAt < slip;
  if (!slipped) enteredAt = timeStamp;
  return slipped;
}

/** Does what a key stands for, unless it is meant for something else; letters only where they are wanted. */
export const actOn =
  (acts: (event: KeyboardEvent) => Acts) =>
  (event: KeyboardEvent): void => {
    if (isHeld(event)) event.preventDefault();
    if (isTaken(event) || isPress(event) || event.repeat || hasSlipped(event)) return;
    if (isWriting(event) && !settingsAtHand().letterKeys) return;
    const act = acts(event)[keyName(event)];
    if (act === undefined) return;
    event.preventDefault();
    act();
  };

/** Keys of the communications screen: Enter done, P pause, S scan, H history, M menu, R rules, Z take back. */
export const keysOfCue = (play: Play, open: (name: DialogName) => void, cue: Cue) =>
  actOn(() => ({
    Enter: () => play.ask({ type: play.open.clock?.paused ? 'resume' : 'done' }),
    p: () => play.ask({ type: play.open.clock?.paused ? 'resume' : 'pause' }),
    s: () => play.ask({ type: 'scan' }),
    h: () => open('history'),
    m: () => open('menu'),
    r: () => open({ rules: entryOfCue[cue.kind] }),
    z: () => play.takeBack(),
  }));

/** Keys between two rounds: Enter begins the next one, Z takes back, M menu, R rules. */
export const keysOfBetween = (play: Play, open: (name: DialogName) => void, begin: () => void) =>
  actOn(() => ({
    Enter: begin,
    m: () => open('menu'),
    r: () => open({ rules: 'round' }),
    z: () => play.takeBack(),
  }));

/** Keys of a step: Enter goes on, Z takes back, M menu, R rules. */
export const keysOfStep = (play: Play, open: (name: DialogName) => void, entry: EntryId, finish: () => void) =>
  actOn(({ target }) => {
    // A marker or a counter that has the focus keeps its own letters.
    const onPiece = target instanceof Element && target.closest('[data-continent], [role=spinbutton]') !== null;
    return {
      Enter: finish,
      m: () => open('menu'),
      r: () => onPiece || open({ rules: entry }),
      z: () => play.takeBack(),
    };
  });
