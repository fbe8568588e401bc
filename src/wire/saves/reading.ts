/** Reads saves. They are untrusted until every check has passed. */
import type { Pack } from '../../content/cards/pack.ts';
import { companionPack } from '../../content/standard/companion-pack.ts';
import { standardPack } from '../../content/standard/pack.ts';
import type { Game, HostDependencies } from '../../host/index.ts';
import type { GameEvent } from '../../rules/index.ts';
import { parseJson } from '../reading/json.ts';
import { type Contents, contentsOfSave, eventsInText } from './contents.ts';
import type { Damage } from './damage.ts';
import { replay } from './replaying.ts';
import { format, type PackName, type SaveRefusal } from './save.ts';
import { anyLength, atOnce, inTurns, type Most, type Turns } from './turns.ts';

const damaged = (damage: Damage) => ({ refused: { code: 'save-damaged', ...damage } }) as const;

/** Name of a pack for people, with the start of its hash. */
const packLabel = ({ name, hash }: PackName): string => (hash === undefined ? name : `${name} ${hash.slice(0, 8)}`);

/** Whether a game without a named pack has a board: one of the first saves, or not. */
const isVirtual = (contents: Contents): boolean =>
  contents.inputs === null &&
  contents.events.some((event) => event.type === 'game-set-up' && event.setup.mode === 'virtual');

/** Finds the pack of a game by name and hash. Refuses if it is not loaded. Companion games do not need one. */
function packOf(contents: Contents, packs: readonly Pack[]): Pack | SaveRefusal {
  const { pack } = contents;
  if (pack === null) return isVirtual(contents) ? standardPack : companionPack;
  const found = packs.find(({ name, hash }) => name === pack.name && hash === pack.hash);
  return found ?? { code: 'save-pack', detail: packLabel(pack), pack };
}

/** A game, or why a save is refused. */
type SaveRead = Game | { readonly refused: SaveRefusal };

function* reading(value: unknown, dependencies: HostDependencies, packs: readonly Pack[], most: Most): Turns<SaveRead> {
  const contents = yield* contentsOfSave(value, most);
  if ('code' in contents) return { refused: contents };
  if ('damage' in contents) return damaged(contents);
  const pack = packOf(contents, packs);
  if ('code' in pack) return { refused: pack };
  const read = yield* replay(contents, { ...dependencies, pack }, most);
  return 'damage' in read ? damaged(read) : { ...read, pack };
}

/**
 * Reads an untrusted save. Checks shape and digest, replays the log with the rules, director and dice of
 * `dependencies`, and checks the invariants. A game on a board needs the pack it was begun with, which must be among
 * `packs`.
 */
export const parseSave = (
  value: unknown,
  dependencies: HostDependencies,
  packs: readonly Pack[] = [standardPack],
): SaveRead => atOnce(reading(value, dependencies, packs, anyLength));

/**
 * The same in turns, for a host with other work: it waits for `breathe` between them. Nothing longer than `most` is
 * read.
 */
export const parseSaveInTurns = (
  value: unknown,
  dependencies: HostDependencies,
  packs: readonly Pack[],
  { most, breathe }: { readonly most: Most; readonly breathe: () => Promise<void> },
): Promise<SaveRead> => inTurns(reading(value, dependencies, packs, most), breathe);

/** Reads a save from the text of a file. Broken JSON that starts like a save is refused as damaged, not as foreign. */
export function readSave(text: string, dependencies: HostDependencies, packs?: readonly Pack[]): SaveRead {
  let value: unknown;
  try {
    value = parseJson(text);
  } catch {
    const ours = text.trimStart().startsWith(`{"format":"${format}"`);
    return ours
      ? damaged({ damage: 'cut-short', detail: 'it ends too soon' })
      : { refused: { code: 'save-foreign', detail: 'not JSON' } };
  }
  return parseSave(value, dependencies, packs);
}

/** Returns the events of a save without replaying them, or null if it is invalid. Does not need the pack. */
export function eventsInSave(value: unknown): readonly GameEvent[] | null {
  const contents = atOnce(contentsOfSave(value, anyLength));
  if (!('at' in contents)) return null;
  if (contents.inputs === null) return contents.events;
  const events = atOnce(eventsInText(contents.text, anyLength));
  return 'damage' in events ? null : events;
}
