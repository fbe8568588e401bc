import { describe, expect, test } from 'vitest';
import { bots } from '../../../bots/index.ts';
import { panicTrack } from '../../../content/tracks.ts';
import { type GameEvent, hasBoard, type OpenGame } from '../../../rules/index.ts';
import { playGame } from '../../../sim/game.ts';
import { type Scene, scenesOf } from './scenes.ts';

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
      scene.kind === kind ? [{ ...beat, scene: scene as Extract<Scene, { kind: Kind }> }] : [],
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

  test('RES-7 damage by several enemies is one scene', () => {
    const struck = scenesOfKind('base-struck');
    expect(struck.length).toBeGreaterThan(2);
    for (const { scene, before, after } of struck)
      expect([scene.from, scene.to]).toEqual([before.board?.damage, after.board?.damage]);
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

  test('there are none while the clock runs, nor at the end of the game', () => {
    const silent = beats.filter(({ before, after }) => before.phase === 'timed' || after.outcome !== null);
    expect(silent.length).toBeGreaterThan(100);
    for (const { scenes } of silent) expect(scenes).toEqual([]);
  });
});
