import { describe, expect, test } from 'vitest';
import { eventGames } from '../build/event-examples.ts';
import { changesOf, kindOf } from '../src/client/table/motion/changes.ts';
import { heard } from '../src/client/table/motion/heard.ts';
import { piecesOf } from '../src/client/table/motion/pieces.ts';
import { threatTrack } from '../src/content/tracks.ts';
import { type EventType, evolve, foldEvents, type GameEvent, hasBoard } from '../src/rules/index.ts';
import { at, given, leader, table } from './tools/given.ts';
import { man, rollAndApply, use } from './tools/hands.ts';
import { withStandardPack } from './tools/standard.ts';

/** The kinds of pieces that visibly move with each event, or the reason why none does. */
const motions: Readonly<Record<EventType, readonly string[] | string>> = {
  'secret/seeded': 'nobody may see it',
  'secret/decks-stacked': 'nobody may see it',
  'secret/schedule-prepared': 'nobody may see it',
  'secret/light-used': 'nobody may see it',
  'game-set-up': 'there is no table yet',
  'board-set-up': 'the table comes as a whole',
  'menu-opened': 'the dialog rises',
  'menu-closed': 'the dialog is gone',
  'timers-set': 'the next cue shows it',
  reported: 'the table shows it already',
  'reported-late': 'a report has no piece',
  corrected: 'only in companion mode',
  'game-revived': 'only in companion mode',
  'round-ended': ['now'],
  'game-ended': 'another page comes',
  'card-used': 'what it costs and does follows',
  readied: 'words say who is waited for',
  'choice-withdrawn': 'the question is asked again, or is over',
  chosen: 'what waited for it follows, and in the audit nothing is left to pay',
  'dice-rolled': 'the dice tumble by themselves',
  'round-prepared': ['round'],
  'cue-opened': ['now'],
  'cue-expired': ['clock'],
  'cue-closed': ['history'],
  paused: ['clock'],
  resumed: ['clock'],
  scanned: ['foreseen'],
  'time-added': ['clock', 'pause'],
  'step-opened': ['now'],
  'step-closed': ['now'],
  'cards-moved': ['card', 'enemy', 'deck', 'salvage'],
  'cards-turned': ['card'],
  'mission-laid': ['card'],
  'mission-cleared': ['card'],
  'mission-taken-back': ['card'],
  'enemies-turned': ['enemy'],
  'markers-placed': ['marks', 'part'],
  'units-assigned': ['unit'],
  'units-moved': ['unit'],
  'units-changed': ['unit'],
  'ufos-moved': ['ufo'],
  'panic-changed': ['panic'],
  'credits-changed': ['credits', 'emergency'],
  'damage-changed': ['damage'],
  'threat-changed': ['threat'],
  'task-opened': ['stage'],
  'task-closed': 'its dice and buttons make room for what comes',
  'soldier-placed': ['stand'],
  'dice-added': ['dice'],
  'roll-changed': ['roll'],
  'roll-applied': ['threat'],
  'choice-opened': ['choice'],
};

/** Whether an event moves nothing, although others of its type do. */
const isEmpty = (event: GameEvent): boolean => {
  if (event.type === 'cards-moved') return event.from === 'drawn' && event.to === 'discard';
  if (event.type === 'roll-applied') return event.threat === threatTrack.highest;
  // The past rounds of a described table ended before anything was on screen.
  if (event.type === 'round-ended') return event.why.by === 'setup';
  return event.type === 'round-prepared' && event.round === 1;
};

/** An event, with the kinds of pieces it moved. */
interface EventMotion {
  readonly event: GameEvent;
  readonly moved: readonly string[];
}

/** Yields every event of a virtual game with the kinds of pieces it moved. */
function* motionsOf(log: readonly GameEvent[]): Generator<EventMotion> {
  let now = foldEvents([]);
  for (const event of log) {
    const before = withStandardPack(now.open);
    now = evolve(now, event);
    const after = withStandardPack(now.open);
    if (hasBoard(before) && hasBoard(after))
      yield { event, moved: changesOf(piecesOf(before), piecesOf(after)).map(({ piece }) => kindOf(piece)) };
  }
}

/** Plays a paused, resumed and expiring cue. Returns the log. */
function timeLog(): readonly GameEvent[] {
  const play = given({ mode: 'virtual' });
  play.do('pause', { at: 1_000 });
  play.do('resume', { at: 2_000 });
  play.do('done', { at: 3_000 });
  play.do('done', { at: 4_000 });
  play.wait(90_000);
  return play.log;
}

/** Plays a fight in which threat rises and a card lowers it. Returns the log. */
function threatLog(): readonly GameEvent[] {
  const units = at('base', 'heavy-1');
  const play = table({ begin: 'base-defense', enemies: ['muton-grunt'], inPlay: ['spotter-optics'], units });
  play.do({ type: 'take', task: { enemy: 0 } }, { as: leader });
  man(play, 'heavy-1');
  rollAndApply(play, [1]);
  use(play, 'spotter-optics');
  return play.log;
}

describe('motion of events', () => {
  const seen = new Map<EventType, EventMotion[]>();
  const note = (log: readonly GameEvent[]) => {
    for (const one of motionsOf(log)) seen.set(one.event.type, [...(seen.get(one.event.type) ?? []), one]);
  };
  note(timeLog());
  note(threatLog());
  let games = 0;
  for (const log of eventGames()) {
    note(log);
    games += 1;
    if (games > 120) break;
  }

  const moving = Object.entries(motions).filter(([, kind]) => typeof kind !== 'string') as [EventType, string[]][];
  test.each(moving)('%s always moves one of %s', (type, wanted) => {
    const all = seen.get(type) ?? [];
    const unseen = all.filter(({ event, moved }) => !isEmpty(event) && !moved.some((kind) => wanted.includes(kind)));
    expect(all.length).toBeGreaterThan(0);
    expect(unseen).toEqual([]);
  });

  test('events without a motion change nothing on the table', () => {
    const others = [...seen.values()].flat().filter(({ event }) => typeof motions[event.type] === 'string');
    // An answer leads to the next question, and soldiers step off the icons of a task that is over.
    const follows = ({ type }: GameEvent, kind: string): boolean =>
      kind === 'choice' || (type === 'chosen' && kind === 'credits') || (type === 'task-closed' && kind === 'stand');
    expect(others.filter(({ event, moved }) => moved.some((kind) => !follows(event, kind)))).toEqual([]);
    expect(others.length).toBeGreaterThan(1000);
  });

  test('each kind of piece that moves has its sound, or a reason why it has none', () => {
    const moved = new Set([...seen.values()].flat().flatMap((one) => one.moved));
    expect([...moved].filter((kind) => heard[kind] === undefined)).toEqual([]);
    expect(Object.keys(heard).filter((kind) => !moved.has(kind))).toEqual([]);
  });
});
