import { type GameEvent, type GameState, hasBoard, type Playing, seen, view } from '../../src/rules/index.ts';

/** Names under which the hidden half keeps what nobody may see (INF-1). */
const hiddenKeys = ['seed', 'schedule', 'revealed', 'faceDown', 'rolls', 'hidden', 'cues', 'forecast', 'adaptation'];

/** Events that may show a cue: it is open, or forecast. */
const showing: ReadonlySet<string> = new Set(['cue-opened', 'scanned']);

/** Every text and every key in a value. */
class Reading {
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

/** Discards that go under their deck may be named: only their order is hidden (RES-12). */
const tucked = (event: GameEvent): readonly string[] =>
  event.type === 'cards-moved' && event.from === 'discard' && event.to === 'deck' ? event.cards : [];

/** Enemies that lie openly somewhere. */
function openEnemies({ board }: Playing): Set<string> {
  const missions = [board.mission, board.finalMission].flatMap((mission) => mission?.parts ?? []);
  const onMissions = missions.flatMap(({ enemy }) => (enemy && enemy !== 'none' && enemy.faceUp ? [enemy.card] : []));
  const lying = [...board.enemies.map((enemy) => enemy?.card), ...onMissions, ...board.salvage];
  return new Set([...lying, ...board.decks.enemy.discard].filter((card) => typeof card === 'string'));
}

/** What a view and the events told with it give away of what nobody may see; nothing, if all is well (INF-1). */
export function leaks({ open, hidden }: GameState, events: readonly GameEvent[]): string[] {
  const shown = seen(events);
  const { texts, keys } = new Reading().of(view(open)).of(shown);
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
