import { describe, expect, test } from 'vitest';
import { verbNames } from '../../src/content/cards/effects.ts';
import { standardCards } from '../../src/content/standard/pack.ts';
import { check, type GameEvent, type Position } from '../../src/rules/index.ts';
import { type Play, table } from '../tools/given.ts';
import { choose, mover, use } from '../tools/hands.ts';
import { filesBelow, isTest, textOf } from '../tools/sources.ts';
import { at, inBase, inLab, inOrbit, onFinalMission, onMission, overAsia, panic } from './tasks.ts';

/** A position in which every card has something to do. */
const rich: Position = {
  panic,
  damage: 2,
  emergency: 5,
  inPlay: standardCards.techs.flatMap(({ id, phase }) => (phase === 'always' || id === 'repair-drones' ? [] : [id])),
  hand: ['sentry-guns', 'squad-link'],
  crisisPool: ['rumor-mill', 'open-skies'],
  salvage: ['muton-elite', 'sectoid-scout', 'sectoid-drone'],
};
const tired = at('reserve', 'satellite-7', 'satellite-8').map((one) => ({ ...one, exhausted: true }));

/** Rolls only failures. The alien die decides whether it is a loss. */
function fail(play: Play, alien: number): Play {
  const xcom = Array<number>(play.board.task?.dice ?? 0).fill(1);
  play.do({ type: 'roll', faces: { xcom, alien } }, { as: mover(play) });
  return play;
}

/** Tables where cards can be used: a cue, and each kind of task before a roll, with a lost roll, and after a roll. */
const tables: readonly (() => Play)[] = [
  () => table({ ...rich, begin: 'defend-base', ufos: { asia: 2, orbit: 2 }, units: tired }),
  () => table({ ...rich, begin: 'defend-base', salvage: [] }),
  ...[inLab, inOrbit, overAsia, inBase, onMission, onFinalMission].flatMap((open) => [
    () => open(rich),
    () => fail(open(rich), 1),
    () => {
      const play = fail(open(rich), 8);
      play.do('apply', { as: mover(play) });
      return play;
    },
  ]),
];

const usable = (play: Play): string[] =>
  play.board.inPlay
    .filter(({ card, owner }) => check(play.open, { type: 'use', card }, owner) === null)
    .map(({ card }) => card);

/** Whether an event belongs to paying for a card or choosing, and not to its effect. */
const isPrice = (event: GameEvent): boolean =>
  ['card-used', 'cards-turned', 'choice-opened', 'chosen'].includes(event.type) ||
  (event.type === 'units-moved' && event.to.startsWith('card:')) ||
  (event.type === 'cards-moved' && event.from === 'salvage');

/** Uses a card and answers its questions with the first option. Returns the events of its effect. */
function effectOf(play: Play, card: string): GameEvent[] {
  const before = play.log.length;
  use(play, card);
  while (play.board.choice) choose(play, play.board.choice.options[0] ?? '');
  return play.log.slice(before).filter((event) => !isPrice(event));
}

describe('every card in play', () => {
  test('CRD-2 does something each time it is used, and can be used only a few times', () => {
    const seen = new Set<string>();
    for (const open of tables) {
      for (const card of usable(open())) {
        const play = open();
        let times = 0;
        while (times < 20 && usable(play).includes(card)) {
          expect(effectOf(play, card), `${card} in ${play.view.step ?? 'the timed phase'}`).not.toEqual([]);
          times += 1;
        }
        seen.add(card);
        expect(times, card).toBeLessThan(5);
      }
    }
    const { techs, assets } = standardCards;
    const could = [...techs, ...assets].filter(({ effects }) => effects.length > 0);
    const elsewhere = could.filter((one) => 'base' in one && one.base !== 'europe').map(({ id }) => id);
    expect(could.map(({ id }) => id).filter((id) => !seen.has(id) && id !== 'repair-drones')).toEqual(elsewhere);
  });
});

describe('every verb', () => {
  test('CRD-7 is used by a test in src/rules/effects', () => {
    const proofs = filesBelow('src/rules/effects').filter(isTest).map(textOf).join('\n');
    expect(verbNames.filter((verb) => !proofs.includes(`do: '${verb}'`))).toEqual([]);
    expect(verbNames).toHaveLength(33);
  });
});
