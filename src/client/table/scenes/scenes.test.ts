import { describe, expect, test } from 'vitest';
import { at, commander, leader, officer, type Play, table } from '../../../../tests/tools/given.ts';
import { mover, trial, use } from '../../../../tests/tools/hands.ts';
import { bots } from '../../../bots/index.ts';
import type { Role } from '../../../content/roles.ts';
import { panicTrack } from '../../../content/tracks.ts';
import { cardOf, type GameEvent, hasBoard, type OpenGame, type Position, seen } from '../../../rules/index.ts';
import { playGame } from '../../../sim/game.ts';
import { damageIn } from './harm.ts';
import { type Scene, scenesOf, tableAt } from './scenes.ts';

interface Beat {
  readonly events: readonly GameEvent[];
  readonly before: OpenGame;
  readonly after: OpenGame;
  readonly scenes: readonly Scene[];
}

/** All moves of some games, with their scenes. */
const beats: readonly Beat[] = ['scenes-1', 'scenes-2', 'scenes-3', 'scenes-4'].flatMap((seed) => {
  const found: Beat[] = [];
  let before: OpenGame | null = null;
  playGame({ seed, difficulty: 'hard' }, bots.planner, undefined, (_, events, { open }) => {
    if (before !== null && hasBoard(before) && hasBoard(open))
      found.push({ events, before, after: open, scenes: scenesOf(events, before, open) });
    before = open;
  });
  return found;
});
const scenesOfKind = <Kind extends Scene['kind']>(kind: Kind) =>
  beats.flatMap(({ scenes, ...beat }) =>
    scenes.flatMap((scene) =>
      scene.kind === kind ? [{ ...beat, scene: scene as Scene & { readonly kind: Kind } }] : [],
    ),
  );

describe('scenes', () => {
  test('TSK-8 a lost squad is named with its roll, and is in the pool afterwards', () => {
    const lost = scenesOfKind('squad-lost');
    expect(lost.length).toBeGreaterThan(3);
    for (const { scene, before, after } of lost) {
      expect(before.board?.task?.roll).toEqual(scene.roll);
      for (const { id, at } of scene.soldiers) {
        expect(['base', 'mission', 'final-mission']).toContain(at);
        expect(after.board?.units.find((unit) => unit.id === id)?.at).toBe('pool');
      }
    }
  });

  test('TSK-8 a loss that kills nobody is no scene', () => {
    const harmless = beats.filter(
      ({ events, before }) =>
        before.board?.task?.kind === 'research' && events.some((event) => event.type === 'roll-applied' && event.loss),
    );
    expect(harmless.length).toBeGreaterThan(0);
    for (const { scenes } of harmless) expect(scenes.filter(({ kind }) => kind === 'squad-lost')).toEqual([]);
  });

  test('END-1 the loss that ends the last chance is seen before the last page, and says that the Earth is lost', () => {
    const panic = { europe: 8, asia: 8, africa: 3, australia: 3, 'north-america': 3, 'south-america': 3 } as const;
    const lossOf = (more: Position) => {
      const units = at('final-mission', 'assault-1');
      const play = table({ begin: 'missions', finalMission: 'available', units, ...more });
      play.do({ type: 'take', task: { mission: 'final-mission' } }, { as: leader });
      play.do({ type: 'place', soldier: 'assault-1', icon: 0 }, { as: leader });
      play.do({ type: 'roll', faces: { xcom: [1], alien: 1 } }, { as: leader });
      const { open: before, log } = play;
      const { length } = log;
      play.do('apply', { as: leader });
      if (!hasBoard(before) || !hasBoard(play.open)) throw new Error('no board');
      return { scenes: scenesOf(play.log.slice(length), before, play.open), outcome: play.view.outcome };
    };
    const last = lossOf({ panic });
    expect(last.scenes).toMatchObject([{ kind: 'squad-lost', ends: true }]);
    expect(lossOf({}).scenes).toMatchObject([{ kind: 'squad-lost', ends: false }]);
  });

  test('RES-7 damage by several enemies is one scene, blow by blow', () => {
    const struck = scenesOfKind('base-struck');
    expect(struck.length).toBeGreaterThan(2);
    for (const { scene, before, after } of struck)
      expect(damageIn(scene.beats)).toEqual({ from: before.board?.damage, to: after.board?.damage });
  });

  test('RES-4 a tech that comes into play, and RES-9 a completed mission, are scenes', () => {
    for (const { scene, after } of scenesOfKind('tech-made'))
      expect(after.board?.inPlay.map(({ card }) => card)).toContain(scene.card);
    expect(scenesOfKind('tech-made').length).toBeGreaterThan(3);
    for (const { scene, after } of scenesOfKind('mission-completed')) expect(after.board?.gone).toContain(scene.card);
    expect(scenesOfKind('mission-completed').length).toBeGreaterThan(1);
  });

  test('RES-10 a continent is seen to fall once', () => {
    const end = panicTrack.length - 1;
    const fallen = scenesOfKind('fallen');
    expect(fallen.length).toBeGreaterThan(0);
    for (const { scene, before, after } of fallen) {
      expect(before.board?.panic[scene.continent]).toBeLessThan(end);
      expect(after.board?.panic[scene.continent]).toBe(end);
    }
  });

  test('there are none for a cue, while the clock runs, nor of the press that wins', () => {
    const silent = beats.filter(({ after }) => after.phase === 'timed' || after.outcome?.won);
    expect(silent.length).toBeGreaterThan(100);
    for (const { scenes } of silent) expect(scenes).toEqual([]);
  });
});

/** The scenes of a move at a described table. */
function scenesAt(play: Play, move: () => void, isHere?: (seat: Role) => boolean): readonly Scene[] {
  const before = play.open;
  const from = play.log.length;
  move();
  const after = play.open;
  if (!hasBoard(before) || !hasBoard(after)) throw new Error('no board');
  return scenesOf(seen(play.log.slice(from)), before, after, isHere);
}
const even = { africa: 1, asia: 1, europe: 1, australia: 1, 'north-america': 1, 'south-america': 1 };
/** The next press of people who use no cards, roll no dice and take the first option. */
const onwards = (play: Play) => () => {
  const { choice } = play.board;
  if (choice) play.do({ type: 'choose', option: choice.options[0] ?? '' }, { as: choice.role });
  else play.do('done', { as: mover(play) });
};
const end = (play: Play) => () => void play.do('done', { as: officer });
const unpaid = [...at('lab:1', 'scientist-1', 'scientist-2')];
/** Returns scenes in the notation of these tests: harm is the panic after each beat. */
const plain = (scenes: readonly Scene[]) =>
  scenes.map((scene) => {
    if (scene.kind === 'fallen') {
      const { kind, continent, last, why } = scene;
      return { kind, continent, last, why };
    }
    if (!('beats' in scene)) return { kind: scene.kind };
    const { kind, step, count, done, of, beats } = scene;
    return { kind, step, count, marks: [done, of], beats: beats.map(({ told }) => told.map(inWords).join()) };
  });
function inWords(event: GameEvent): string {
  if (event.type === 'panic-changed') return `${event.continent} ${event.panic}`;
  return event.type === 'damage-changed' ? `damage ${event.damage}` : event.type;
}

describe('harm that comes by itself', () => {
  test('FIN-25 RES-1 panic of the audit is told credit by credit when the timed phase ends', () => {
    const panic = { ...even, asia: 4 };
    const play = table({ begin: 'ending', budget: 0, panic, labs: [{ tech: 'clean-room' }], units: unpaid });
    expect(plain(scenesAt(play, end(play)))).toEqual([
      { kind: 'harm', step: 'audit', count: 2, marks: [0, 2], beats: ['asia 5', 'asia 6'] },
    ]);
  });

  test('FIN-25 RES-1 a fall in the audit is the beat of its credit, with its cause, and the next credit comes after it', () => {
    const panic = { ...even, asia: 6, europe: 5 };
    const units = [...unpaid, ...at('base', 'heavy-1')];
    const play = table({ begin: 'ending', budget: 0, panic, labs: [{ tech: 'clean-room' }], units });
    expect(plain(scenesAt(play, end(play)))).toEqual([
      { kind: 'harm', step: 'audit', count: 3, marks: [0, 3], beats: ['asia 7'] },
      { kind: 'fallen', continent: 'asia', last: false, why: { step: 'audit', count: 3 } },
      { kind: 'harm', step: 'audit', count: 3, marks: [2, 3], beats: ['europe 6'] },
    ]);
  });

  test('FIN-25 a blow that loses the game is seen, whichever press led there', () => {
    const tired = Array.from(
      { length: 8 },
      (_, i) => ({ id: `satellite-${i + 1}`, at: 'reserve', exhausted: true }) as const,
    );
    const audit = table({
      begin: 'ending',
      budget: 0,
      panic: { ...even, europe: 8, asia: 6 },
      units: [...tired, ...at('continent:asia', 'interceptor-1', 'interceptor-2')],
    });
    const fall = { kind: 'fallen', continent: 'asia', last: true, why: { step: 'audit', count: 2 } };
    expect(plain(scenesAt(audit, end(audit)))).toContainEqual(fall);
    expect(audit.open.outcome).toMatchObject({ won: false, why: 'panic' });

    const base = table({ begin: 'ending', budget: 0, damage: 7, enemies: ['muton-grunt'], units: tired });
    expect(plain(scenesAt(base, end(base)))).toContainEqual(
      expect.objectContaining({ kind: 'base-struck', beats: ['damage 8'] }),
    );
    expect(base.open.outcome).toMatchObject({ won: false, why: 'base-destroyed' });
  });

  test('FIN-25 every step that one press passes tells its own harm, in order and beat by beat', () => {
    const play = table({
      begin: 'ending',
      budget: 0,
      panic: { ...even, asia: 3, africa: 0 },
      crisisPool: ['capital-riots', 'blind-orbit', 'ambushed-patrol'],
      ufos: { orbit: 1, europe: 2 },
      damage: 1,
      enemies: ['muton-grunt', 'muton-elite'],
      units: at('base', 'heavy-1'),
    });
    const scenes = [...scenesAt(play, end(play))];
    while (play.view.phase === 'resolution') scenes.push(...scenesAt(play, onwards(play)));
    const beats = plain(scenes).map((scene) => ('beats' in scene ? [scene.step, scene.beats] : scene));
    expect(beats).toEqual([
      ['audit', ['asia 4']],
      ['crises', ['asia 6', 'ufos-moved', 'units-moved']],
      ['orbital-defense', ['africa 1']],
      ['orbital-defense', ['north-america 2']],
      ['orbital-defense', ['south-america 2']],
      ['global-defense', ['europe 2', 'europe 3']],
      ['base-defense', ['damage 2', 'damage 4', 'asia 7']],
    ]);
  });

  test('FIN-25 each beat has the table as it was before and after it, and all together are the change of the step', () => {
    const panic = { africa: 0, europe: 4, australia: 6, asia: 5, 'north-america': 3, 'south-america': 6 };
    const play = table({ begin: 'ending', budget: 0, panic, ufos: { orbit: 3 } });
    const [scene] = scenesAt(play, end(play)).filter(({ kind }) => kind === 'harm');
    if (scene?.kind !== 'harm') throw new Error('no harm');
    expect([0, 1, 2, 3].map((beat) => tableAt(scene, beat).board.panic.africa)).toEqual([0, 1, 2, 3]);
    expect(tableAt(scene, 3)).toBe(scene.after);
    expect(tableAt(scene, 0).step).toBe('orbital-defense');
  });

  test('FIN-25 RES-3 units, credits and UFOs of crises are told with their card', () => {
    const crisisPool = ['sabotaged-hangar', 'market-crash', 'blind-orbit', 'tunnel-breach'];
    const units = at('continent:asia', 'interceptor-1');
    const play = table({ begin: 'recruit', budget: 1, crisisPool, units });
    const [scene] = scenesAt(play, onwards(play));
    if (scene?.kind !== 'harm') throw new Error('no harm');
    expect(scene.beats.map(({ told: [first] }) => [first && cardOf(first.why), first?.type])).toEqual([
      ['sabotaged-hangar', 'units-moved'],
      ['market-crash', 'credits-changed'],
      ['blind-orbit', 'ufos-moved'],
      ['tunnel-breach', 'cards-moved'],
    ]);
  });

  test('FIN-25 what somebody here has just chosen is no scene, but what follows is; others see it all', () => {
    const tied = () => table({ begin: 'audit', budget: 0, panic: even, labs: [{ tech: 'clean-room' }], units: unpaid });
    const choose = (play: Play) => () => void play.do({ type: 'choose', option: 'asia' }, { as: commander });
    const [here, afar] = [tied(), tied()];
    expect(plain(scenesAt(here, choose(here), (seat) => seat === commander))).toMatchObject([
      { step: 'audit', beats: ['asia 3'] },
    ]);
    expect(plain(scenesAt(afar, choose(afar), (seat) => seat === officer))).toMatchObject([
      { step: 'audit', beats: ['asia 2', 'asia 3'] },
    ]);
  });

  test('FIN-25 a card that somebody used is no harm of the step', () => {
    const rash = { effects: [{ do: 'raise-panic', by: 1, on: 'asia' }] } as const;
    const play = trial(rash, { begin: 'base-destroyed', panic: even });
    expect(scenesAt(play, () => void use(play, 'trial'))).toEqual([]);
  });
});
