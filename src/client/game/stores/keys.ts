import { type EntryId, entryOfCue } from '../../../i18n/index.ts';
import type { Cue } from '../../../rules/index.ts';
import { isCharacterKey, keyName } from '../../platform/device/letter-keys.ts';
import type { DialogName } from './dialog.svelte.ts';
import type { GameStore } from './game-store.svelte.ts';
import { useSettings } from './settings.svelte.ts';

/** Whether a field takes the key. Choices and boxes leave Enter alone. */
const isOfField = ({ key, target }: KeyboardEvent): boolean =>
  target instanceof Element &&
  target.closest('input, select, textarea') !== null &&
  !(key === 'Enter' && target.matches('[type=radio], [type=checkbox]'));

/** Whether the key belongs to a field or a dialog, or was handled already. */
const isTaken = (event: KeyboardEvent): boolean =>
  event.defaultPrevented ||
  event.isComposing ||
  event.ctrlKey ||
  event.metaKey ||
  event.altKey ||
  document.querySelector('dialog[open]') !== null ||
  isOfField(event);

/** Whether the key presses the focused control. A disabled place on the map counts too: pressing it does nothing. */
const isPress = (event: KeyboardEvent): boolean =>
  (event.key === 'Enter' || event.key === ' ') &&
  event.target instanceof Element &&
  event.target.closest('button, a, [role=button]') !== null;

/** Whether a held key repeats a press. Such a repeat could confirm something nobody has read. */
const isHeld = (event: KeyboardEvent): boolean => event.repeat && isPress(event);

/** Actions by key name, letters in lower case. */
type Actions = Readonly<Record<string, () => unknown>>;

/** A second press within this time counts as accidental, in ms. */
export const doublePressMs = 400;

/** Time of the last accepted Enter, as an event timestamp in ms. */
let enteredAt = Number.NEGATIVE_INFINITY;

/** Whether this Enter is an accidental second press. Nobody has read the new screen yet. */
function isAccidental({ key, timeStamp }: KeyboardEvent): boolean {
  if (key !== 'Enter') return false;
  const accidental = timeStamp - enteredAt < doublePressMs;
  if (!accidental) enteredAt = timeStamp;
  return accidental;
}

/**
 * Returns a handler that runs the action of a key. Keys meant for another control are ignored, and letters if shortcuts
 * are off.
 */
export const keyHandler =
  (actions: (event: KeyboardEvent) => Actions) =>
  (event: KeyboardEvent): void => {
    if (isHeld(event)) event.preventDefault();
    if (isTaken(event) || isPress(event) || event.repeat || isAccidental(event)) return;
    if (isCharacterKey(event) && !useSettings().letterKeys) return;
    const action = actions(event)[keyName(event)];
    if (action === undefined) return;
    event.preventDefault();
    action();
  };

/**
 * Keys of the communications screen: Enter done, P pause, S scan, H history, M menu, R rules, Z take back. If something
 * replaces the controls, Enter presses that.
 */
export const keysOfCue = (play: GameStore, open: (name: DialogName) => void, cue: Cue, instead: (() => void) | null) =>
  keyHandler(() => ({
    ...(instead ? { Enter: instead } : keysOfControls(play)),
    h: () => open('history'),
    m: () => open('menu'),
    r: () => open({ rules: entryOfCue(cue.kind) }),
    z: () => play.takeBack(),
  }));

const keysOfControls = (play: GameStore) => ({
  Enter: () => play.ask({ type: play.open.clock?.paused ? 'resume' : 'done' }),
  p: () => play.ask({ type: play.open.clock?.paused ? 'resume' : 'pause' }),
  s: () => play.ask({ type: 'scan' }),
});

/** Keys between two rounds: Enter begins the next one, M menu, R rules, Z take back. */
export const keysOfBetween = (open: (name: DialogName) => void, begin: () => void, back: () => void) =>
  keyHandler(() => ({
    Enter: begin,
    m: () => open('menu'),
    r: () => open({ rules: 'round' }),
    z: back,
  }));

/** Keys of a step: Enter continues, M menu, R rules, Z take back. */
export const keysOfStep = (open: (name: DialogName) => void, entry: EntryId, finish: () => void, back: () => void) =>
  keyHandler(({ target }) => {
    // A focused panic marker or counter handles R itself.
    const onPiece = target instanceof Element && target.closest('[data-continent], [role=spinbutton]') !== null;
    return {
      Enter: finish,
      m: () => open('menu'),
      r: () => onPiece || open({ rules: entry }),
      z: back,
    };
  });
