import { describe, expect, test } from 'vitest';
import { handClock } from '../../../../tests/tools/hand-clock.ts';
import { standardTable } from '../../../../tests/tools/standard.ts';
import { setUp } from '../../../host/index.ts';
import { parseCrew, soloCrew } from '../../platform/local-storage/crew.ts';
import { LocalMatch } from './local-match.ts';
import { localSession } from './local-session.ts';
import { localCrew } from './table-crew.ts';

function playing() {
  const game = setUp({ seed: 'session', difficulty: 'normal', mode: 'virtual' }, standardTable);
  if ('refused' in game) throw new Error('refused');
  const { clock, pass } = handClock();
  const local = new LocalMatch({ id: 'x', game, clock, dependencies: standardTable });
  const stored: unknown[] = [];
  const session = localSession(
    local,
    localCrew(soloCrew, (crew) => stored.push(crew)),
  );
  return { local, session, pass, stored };
}

describe('the session of a game on this device', () => {
  test('answers later, and what was asked has happened by then', async () => {
    const { session } = playing();
    const answer = session.ask({ type: 'begin' }, 'central-officer');
    expect(answer).toBeInstanceOf(Promise);
    expect(await answer).toBeNull();
    expect(session.now().cue?.kind).toBe('new-technology');
    expect(await session.ask({ type: 'scan' }, 'commander')).toEqual({ code: 'central-officer-only' });
    expect(await session.takeBack()).toBe(false);
  });

  test('INF-1 tells its listeners no secret event', async () => {
    const { local, session } = playing();
    const heard: string[] = [];
    const all: string[] = [];
    session.listen((news) => heard.push(...('events' in news ? news.events.map(({ type }) => type) : [])));
    local.listen((news) => all.push(...('events' in news ? news.events.map(({ type }) => type) : [])));
    await session.ask({ type: 'begin' }, 'central-officer');
    expect(all).toContain('secret/schedule-prepared');
    expect(heard).toEqual(all.filter((type) => !type.startsWith('secret/')));
  });

  test('INF-1 TIM-6 shows of an action that can be taken back only the open half before it', async () => {
    const { local, session } = playing();
    await session.ask({ type: 'begin' }, 'central-officer');
    while (session.now().cue?.kind !== 'assign-research') {
      const { role } = session.now().cue ?? { role: 'all' };
      await session.ask({ type: 'done' }, role === 'all' ? 'commander' : role);
    }
    const seen = session.now();
    const { lab = 1 } = seen.cue ?? {};
    const intent = { type: 'research', lab, tech: seen.board?.hand[0] ?? '' } as const;
    expect(await session.ask(intent, 'chief-scientist')).toBeNull();
    expect(session.undo()).toEqual({ intent, seat: 'chief-scientist', at: seen.at, seen });
    expect(JSON.stringify(session.undo())).not.toContain(local.game().state.hidden.seed);
    expect(await session.takeBack(['chief-scientist'])).toBe(true);
    expect(session.now().board?.hand).toEqual(seen.board?.hand);
  });

  test('has the crew of its table, and tells every change', async () => {
    const { session, stored } = playing();
    const heard: unknown[] = [];
    const stop = session.crew.listen((crew) => heard.push(crew));
    await session.crew.seat('commander', { player: 'bot', name: 'Ada' });
    const crew = { ...soloCrew, commander: { player: 'bot', name: 'Ada' } };
    expect(session.crew.now()).toEqual(crew);
    expect(heard).toEqual([crew]);
    expect(parseCrew(JSON.stringify(stored[0]))).toEqual(crew);
    stop();
    await session.crew.seat('commander', { player: 'person', name: '' });
    expect(heard).toHaveLength(1);
  });
});
