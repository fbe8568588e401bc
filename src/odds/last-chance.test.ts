import { describe, expect, test } from 'vitest';
import { at, leader, type Play, table } from '../../tests/tools/given.ts';
import { finalMissionOf, man, roll } from '../../tests/tools/hands.ts';
import type { Part, Parts } from '../content/cards/cards.ts';
import { hasBoard, type Playing, type Position, withPack } from '../rules/index.ts';
import { fateOf, isLastChance, isLastRoll } from './index.ts';

const run: Part = { icons: [{ skill: 'positioning', special: false }] };
const shot: Part = { icons: [{ skill: 'firepower', special: false }] };
const many: Part = { ...run, rule: { is: 'needs', successes: 2 } };
const deadly: Part = { ...run, rule: { is: 'kills-all' } };

const even = { europe: 3, africa: 3, australia: 3, 'north-america': 3, 'south-america': 3 };
const twoFallen = { ...even, asia: 8, europe: 8 };
const squad = at('final-mission', 'assault-1', 'sniper-1');

const playing = ({ state, pack }: Pick<Play, 'state' | 'pack'>): Playing => {
  const open = withPack(state.open, pack);
  if (!hasBoard(open)) throw new Error('no board');
  return open;
};
const given = (position: Position = {}, parts: Parts = [run, run, run]): Play =>
  table(
    { begin: 'missions', finalMission: 'available', panic: twoFallen, units: squad, ...position },
    { pack: finalMissionOf(parts) },
  );
const taken = (position?: Position, parts?: Parts): Play => {
  const play = given(position, parts);
  play.do({ type: 'take', task: { mission: 'final-mission' } }, { as: leader });
  return play;
};
/** The game on the last part, with the assault soldier on its icon. */
const onLastPart = (position?: Position, last: Part = run): Play => {
  const play = taken(position, [run, run, last]);
  for (const _ of [0, 1]) {
    man(play, 'assault-1');
    roll(play, [6]);
    play.do('apply', { as: leader });
  }
  man(play, 'assault-1');
  return play;
};

describe('now or never', () => {
  test('END-1 with two fallen continents the final mission must be won in this step', () => {
    expect(isLastChance(playing(given()))).toBe(true);
    expect(isLastChance(playing(taken()))).toBe(true);
  });

  test('END-1 with one fallen continent there is another round, however near the next fall is', () => {
    expect(isLastChance(playing(given({ panic: { ...even, asia: 8, europe: 7 } })))).toBe(false);
  });

  test('TAB-3 a mission that may bring back a fallen continent leaves another chance, while it can be played', () => {
    // The reward lowers panic in Asia.
    const mission = 'neon-district';
    const both = [...squad, ...at('mission', 'heavy-1')];
    expect(isLastChance(playing(given({ mission, units: both })))).toBe(false);
    const elsewhere = { ...even, africa: 8, australia: 8, asia: 3 };
    expect(isLastChance(playing(given({ mission, units: both, panic: elsewhere })))).toBe(true);
  });

  test('TAB-3 with more fallen continents than a mission can bring back, it does not count', () => {
    const play = given({
      mission: 'neon-district',
      units: [...squad, ...at('mission', 'heavy-1')],
      panic: { ...twoFallen, africa: 8 },
    });
    expect(isLastChance(playing(play))).toBe(true);
  });

  test('RES-9 once the other mission is left, nothing can bring back a continent', () => {
    const play = given({ mission: 'neon-district', units: [...squad, ...at('mission', 'heavy-1')] });
    play.do({ type: 'take', task: { mission: 'mission' } }, { as: leader });
    play.do('stop', { as: leader });
    expect(isLastChance(playing(play))).toBe(true);
  });

  test('it is said in the missions step only', () => {
    expect(
      isLastChance(
        playing(
          given({ begin: 'global-defense', ufos: { africa: 1 }, units: at('continent:africa', 'interceptor-1') }),
        ),
      ),
    ).toBe(false);
  });
});

describe('the last roll', () => {
  test('RES-9 is one that can complete the last part, and no earlier one', () => {
    const panic = even;
    const first = taken({ panic: { ...panic, asia: 3 } });
    man(first, 'assault-1');
    expect(isLastRoll(playing(first))).toBe(false);
    expect(isLastRoll(playing(onLastPart({ panic: { ...panic, asia: 3 } })))).toBe(true);
    expect(isLastRoll(playing(onLastPart({ panic: { ...panic, asia: 3 } }, many)))).toBe(false);
  });

  test('TSK-8 at the last chance it is also one whose loss would leave nobody to go on', () => {
    const all = taken({ units: at('final-mission', 'assault-1') });
    man(all, 'assault-1');
    expect(isLastRoll(playing(all))).toBe(true);
    const another = taken({});
    man(another, 'assault-1');
    expect(isLastRoll(playing(another))).toBe(false);
    const useless = taken({ units: at('final-mission', 'assault-1', 'heavy-1') });
    man(useless, 'assault-1');
    expect(isLastRoll(playing(useless))).toBe(true);
    const whole = taken({}, [deadly, shot, run]);
    man(whole, 'assault-1');
    expect(isLastRoll(playing(whole))).toBe(true);
  });

  test('TSK-2 is none without dice', () => {
    expect(isLastRoll(playing(taken({ units: at('final-mission', 'assault-1') })))).toBe(false);
  });

  test('does not depend on how the dice fall', () => {
    for (const [face, alien] of [
      [6, 8],
      [1, 1],
      [1, 8],
    ] as const) {
      const play = onLastPart();
      roll(play, [face], alien);
      expect(isLastRoll(playing(play))).toBe(true);
    }
  });
});

describe('the fate of a roll', () => {
  test('RES-9 enough successes for the last part win, even with a loss', () => {
    const play = onLastPart();
    expect(fateOf(playing(play))).toBeNull();
    roll(play, [6], 1);
    expect(fateOf(playing(play))).toBe('won');
  });

  test('END-1 a loss of the last soldier at the last chance loses', () => {
    const play = taken({ units: at('final-mission', 'assault-1') });
    man(play, 'assault-1');
    roll(play, [1], 1);
    expect(fateOf(playing(play))).toBe('lost');
  });

  test('a loss with somebody left, or with another round to come, decides nothing', () => {
    const left = taken();
    man(left, 'assault-1');
    roll(left, [1], 1);
    expect(fateOf(playing(left))).toBeNull();
    const later = taken({ units: at('final-mission', 'assault-1'), panic: { ...even, asia: 3 } });
    man(later, 'assault-1');
    roll(later, [1], 1);
    expect(fateOf(playing(later))).toBeNull();
  });
});
