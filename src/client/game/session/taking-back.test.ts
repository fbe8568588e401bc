import { describe, expect, test } from 'vitest';
import { table } from '../../../../tests/tools/given.ts';
import { lateClock } from '../../../../tests/tools/hand-clock.ts';
import type { Role } from '../../../content/roles.ts';
import { eventsOf } from '../../../host/index.ts';
import { foldEvents, type Intent, type Position, seededDice, settle } from '../../../rules/index.ts';
import { LocalMatch } from './local-match.ts';

/** A session at a described table, on a manual clock. */
function sessionAt(position: Position) {
  const play = table(position, { dice: 'app' });
  const { clock, pass } = lateClock();
  const session = new LocalMatch({
    id: 'x',
    game: play.game,
    clock,
    dependencies: { ...play.table, dice: seededDice },
  });
  const ask = (intent: Intent, seat: Role) => expect(session.ask(intent, seat)).toBeNull();
  const at = (unit: string) => session.now().board?.units.find(({ id }) => id === unit)?.at;
  return { session, ask, at, pass };
}

const send = (unit: string): Intent => ({ type: 'assign', units: [unit], to: 'continent:asia' });

describe('taking back at a table', () => {
  test('TIM-6 undoes actions that revealed nothing one by one while their cue is open, and gives no time back', () => {
    const { session, ask, at, pass } = sessionAt({ round: 1, begin: 'deploy-interceptors' });
    ask(send('interceptor-1'), 'commander');
    ask(send('interceptor-2'), 'commander');
    pass(7_000);
    expect(session.undo()).not.toBeNull();
    expect(session.takeBack()).toBe(true);
    expect([at('interceptor-1'), at('interceptor-2')]).toEqual(['continent:asia', 'reserve']);
    expect(session.takeBack()).toBe(true);
    expect(at('interceptor-1')).toBe('reserve');
    expect(session.now().at).toBe(7_000);
    expect(session.undo()).toBeNull();
    expect(session.takeBack()).toBe(false);
  });

  test('undoes the last action of a person, and what bots did after it', () => {
    const { session, ask, at } = sessionAt({ round: 1, begin: 'deploy-interceptors', ufos: { asia: 1 } });
    ask(send('interceptor-1'), 'commander');
    ask({ type: 'use', card: 'decoy-signal' }, 'central-officer');
    expect(session.undo(['squad-leader'])).toBeNull();
    expect(session.undo(['commander'])).toMatchObject({ intent: send('interceptor-1'), seat: 'commander' });
    session.takeBack(['commander']);
    expect(at('interceptor-1')).toBe('reserve');
    expect(session.now().board?.inPlay.find(({ card }) => card === 'decoy-signal')?.exhausted).toBe(false);
  });

  test('never undoes a dice roll', () => {
    const { session, ask } = sessionAt({
      round: 1,
      begin: 'orbital-defense',
      ufos: { orbit: 2 },
      units: [{ id: 'satellite-1', at: 'orbit' }],
    });
    ask({ type: 'roll' }, 'central-officer');
    expect(session.undo()).toBe('revealed');
    expect(session.undo(['commander'])).toBeNull();
    expect(session.takeBack()).toBe(false);
    expect(session.now().board?.task?.roll).not.toBeNull();
  });

  test('never undoes a card draw', () => {
    const hand = ['beam-rifles', 'sentry-guns', 'layered-armor'];
    const { session, ask, pass } = sessionAt({ round: 1, begin: 'deploy-interceptors', hand });
    ask({ type: 'use', card: 'literature-search' }, 'chief-scientist');
    const option = session.now().board?.choices[0]?.options[0] ?? '';
    expect(session.undo()).not.toBeNull();
    ask({ type: 'choose', option }, 'chief-scientist');
    ask({ type: 'choose', option: 'enough' }, 'chief-scientist');
    expect(session.undo()).toBe('revealed');
    ask(send('interceptor-1'), 'commander');
    expect(session.takeBack()).toBe(true);
    expect(session.undo()).toBe('revealed');
    ask({ type: 'done' }, 'commander');
    pass(6_000);
    expect(session.undo()).toBeNull();
  });

  test('CLK-9 keeps time in the menu free when an action before it is undone', () => {
    const { session, ask, at, pass } = sessionAt({ round: 1, begin: 'deploy-interceptors' });
    const left = session.now().clock?.left ?? 0;
    pass(1_000);
    ask(send('interceptor-1'), 'commander');
    pass(1_000);
    ask({ type: 'open-menu' }, 'central-officer');
    pass(600_000);
    ask({ type: 'close-menu' }, 'central-officer');
    pass(1_000);
    expect(session.now().clock?.left).toBe(left - 3_000);
    session.takeBack();
    expect(at('interceptor-1')).toBe('reserve');
    expect(session.now().cue?.kind).toBe('deploy-interceptors');
    expect(session.now().clock?.left).toBe(left - 3_000);
    const { log, state } = session.game();
    expect(settle(foldEvents(eventsOf(log)).open, state.open.at)).toEqual(state.open);
  });

  test('TIM-6 undoes only the confirmation once the cue is closed', () => {
    const { session, ask, at, pass } = sessionAt({ round: 1, begin: 'deploy-interceptors' });
    ask(send('interceptor-1'), 'commander');
    ask({ type: 'done' }, 'commander');
    expect(session.now().cue?.kind).toBe('defend-base');
    pass(4_000);
    expect(session.takeBack()).toBe(true);
    expect(session.now().cue?.kind).toBe('deploy-interceptors');
    expect(at('interceptor-1')).toBe('continent:asia');
    ask({ type: 'done' }, 'commander');
    pass(6_000);
    expect(session.undo()).toBeNull();
  });
});
