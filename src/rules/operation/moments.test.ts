// Every resolution card can be used at some moment before step 12, even in rounds without a task.

import { describe, expect, test } from 'vitest';
import { commander, leader, type Play, table } from '../../../tests/tools/given.ts';
import { use } from '../../../tests/tools/hands.ts';
import { roles } from '../../content/roles.ts';
import { stepKinds } from '../../content/steps.ts';
import { legalIntents } from '../index.ts';

const even = { africa: 1, asia: 1, europe: 1, australia: 1, 'north-america': 1, 'south-america': 1 };

/** Cards that any seat can use now. */
const usable = ({ open }: Play) =>
  roles.flatMap((role) => legalIntents(open, role).flatMap((intent) => (intent.type === 'use' ? [intent.card] : [])));

describe('a card can be used', () => {
  test('FIN-9 RES-6 before UFOs that nobody fights raise panic', () => {
    const play = table({ begin: 'global-defense', panic: { ...even, asia: 7, europe: 8 }, ufos: { asia: 1 } });
    expect(play.view).toMatchObject({ step: 'global-defense', outcome: null });
    expect(usable(play)).toContain('decoy-signal');
    use(play, 'decoy-signal');
    play.passSteps();
    expect(play.board.continents.asia).toMatchObject({ panic: 7, ufos: 0 });
    expect(play.view.outcome).toBeNull();
  });

  test('FIN-9 in every step before the refresh of a round without a task', () => {
    const play = table({ begin: 'ending', budget: 0, damage: 4, inPlay: ['repair-drones'], panic: even });
    play.do('done');
    const found: (string | null)[] = [];
    for (; play.view.phase === 'resolution'; play.do('done', { as: stepRole(play) })) {
      expect(usable(play)).toContain('repair-drones');
      found.push(play.view.step);
    }
    expect(found).toEqual(stepKinds.slice(0, stepKinds.indexOf('refresh')));
  });

  test('FIN-9 RES-7 RES-8 between the damage of step 7 and the check in step 8', () => {
    const enemies = ['sectoid-scout', 'sectoid-scout'];
    const play = table({ begin: 'base-defense', enemies, inPlay: ['repair-drones'], panic: even });
    play.untilStep('base-destroyed');
    expect(play.board.base.damage).toBe(2);
    use(play, 'repair-drones');
    expect(play.board.base.damage).toBe(1);
    expect(play.view.reports).toEqual([]);
  });

  test('FIN-9 RES-6 RES-10 between the panic of step 6 and the report of step 10', () => {
    const play = table({
      begin: 'global-defense',
      panic: { ...even, asia: 4 },
      ufos: { asia: 1 },
      inPlay: ['repair-drones'],
      damage: 4,
    });
    play.untilStep('panic-report');
    expect(play.board.continents.asia.panic).toBe(5);
    expect(usable(play)).toContain('repair-drones');
    expect(play.state.open.entries.panic).toBeUndefined();
  });

  test('FIN-17 RES-3 by the Squad Leader on another crisis while one asks the Commander', () => {
    const play = table({ begin: 'crises', crisisPool: ['chain-reaction', 'capital-riots'], panic: even });
    expect(play.board.choice).toMatchObject({ role: commander, about: 'continent' });
    const [, added = ''] = play.board.crisisPool;
    expect(legalIntents(play.open, leader)).toContainEqual({ type: 'use', card: 'covert-team' });
    use(play, 'covert-team', { place: ['heavy-1'] });
    expect(play.board.crisisPool).not.toContain(added);
    expect(play.board.choice).toMatchObject({ role: commander, about: 'continent' });
  });
});

/** The role that can finish the open step. */
function stepRole(play: Play) {
  const may = roles.filter((role) => legalIntents(play.open, role).some(({ type }) => type === 'done'));
  return may[0] ?? commander;
}
