import { type GameEvent, type GameState, hasBoard, type Playing, playerView, seen } from '../../src/rules/index.ts';

/** Keys of secrets in the hidden half (INF-1). */
const hiddenKeys = ['seed', 'schedule', 'revealed', 'faceDown', 'rolls', 'hidden', 'cues', 'forecast', 'adaptation'];

/** Events that may contain a cue, because it is open or forecast. */
const showing: ReadonlySet<string> = new Set(['cue-opened', 'scanned']);

/** Collects all texts and keys in a value. */
class Collector {
  readonly texts = new Set<string>();
  readonly keys = new Set<string>();

  of(value: unknown): this {
    if (typeof value === 'string') this.texts.add(value);
    else if (Array.isArray(value)) for (const inner of value) this.of(inner);
    else if (value !== null && typeof value === 'object') {
      for (const [key, inner] of Object.entries(value)) {
        this.keys.add(key);
        this.of(inner);
      }
    }
    return this;
  }
}

/** Returns the discards that an event puts under their deck. Only their order is hidden (RES-12). */
const tucked = (event: GameEvent): readonly string[] =>
  event.type === 'cards-moved' && event.from === 'discard' && event.to === 'deck' ? event.cards : [];

/** Returns the enemy cards that are face up somewhere. */
function openEnemies({ board }: Playing): Set<string> {
  const missions = [board.mission, board.finalMission].flatMap((mission) => mission?.parts ?? []);
  const onMissions = missions.flatMap(({ enemy }) => (enemy && enemy !== 'none' && enemy.faceUp ? [enemy.card] : []));
  const lying = [...board.enemies.map((enemy) => enemy?.card), ...onMissions, ...board.salvage];
  return new Set([...lying, ...board.decks.enemy.discard].filter((card) => typeof card === 'string'));
}

/** Returns the secrets that a view or the events with it reveal. Empty if nothing leaks (INF-1). */
export function leaks({ open, hidden }: GameState, events: readonly GameEvent[]): string[] {
  const shown = seen(events);
  const { texts, keys } = new Collector().of(playerView(open)).of(shown);
  const found = [...texts].filter((text) => text.includes(hidden.seed)).map(() => 'the seed');
  found.push(...hiddenKeys.filter((key) => keys.has(key)));
  found.push(
    ...shown.filter((event) => 'cue' in event && !showing.has(event.type)).map(({ type }) => `a cue in ${type}`),
  );
  found.push(...shown.filter(({ type }) => type.startsWith('secret/')).map(({ type }) => type));
  if (!hasBoard(open)) return found;
  const allowed = new Set(events.flatMap(tucked));
  const { tech, crisis, mission } = hidden.decks;
  for (const card of [...tech, ...crisis, ...mission]) {
    if (texts.has(card) && !allowed.has(card)) found.push(`${card}, which lies in its deck`);
  }
  const up = openEnemies(open);
  for (const card of open.pack.enemy.keys()) {
    if (texts.has(card) && !up.has(card) && !allowed.has(card)) found.push(`${card}, which lies nowhere openly`);
  }
  return found;
}
