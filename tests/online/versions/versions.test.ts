import { describe, expect, test } from 'vitest';
import type { Role } from '../../../src/content/roles.ts';
import { keptReleases, type Release, releaseOf } from './kept.ts';
import { MixedEvening, type Page } from './mixed.ts';
import * as today from './release.ts';

const annsRoles: readonly Role[] = ['commander', 'central-officer'];
const bensRoles: readonly Role[] = ['chief-scientist', 'squad-leader'];

/** Compares the state that a page shows with its table. Both are plain data, of one release or the other. */
function expectSame(page: Page, evening: MixedEvening): void {
  // Time goes on by itself.
  const still = (open: object) => JSON.parse(JSON.stringify({ ...open, at: 0, clock: null })) as object;
  expect(still(page.session({} as never).now())).toMatchObject(still(evening.open));
}

/** Two people sit down and play, at pages of a release. Returns the pages. */
async function sitDown(evening: MixedEvening, release: Release): Promise<{ ann: Page; ben: Page; tv: Page }> {
  const ann = evening.page(release, 'maker');
  const ben = evening.page(release, 'door');
  const tv = evening.page(release, 'door');
  expect(await evening.answered(ann.sit(annsRoles, 'Ann'))).toBeNull();
  expect(await evening.answered(ben.sit(bensRoles, 'Ben'))).toBeNull();
  return { ann, ben, tv };
}

async function playOn(evening: MixedEvening, { ann, ben }: { ann: Page; ben: Page }, presses: number): Promise<void> {
  for (let i = 0; i < presses; i += 1) {
    await evening.play(i % 3 === 0 ? ben : ann, i % 3 === 0 ? bensRoles : annsRoles);
    if (i % 7 === 3) await evening.answered(ann.press({ t: 'take-back' }));
    evening.pass(i % 11 === 5 ? 2_000 : 1_000);
  }
}

/** Everything that people can send besides moves. */
async function meddle(evening: MixedEvening, { ann, ben }: { ann: Page; ben: Page }): Promise<void> {
  ann.signal({ t: 'point', place: 'orbit' });
  ben.signal({ t: 'word', word: 'need-help' });
  const settings = { away: 'go-on', bots: true, pause: 'central-officer' } as const;
  const presses = [
    ann.press({ t: 'settings', settings }),
    ann.press({ t: 'give', role: 'squad-leader', to: 'bot' }),
    ann.press({ t: 'give', role: 'squad-leader', to: 'person' }),
    ben.press({ t: 'give', role: 'commander', to: 'bot' }),
    ben.press({ t: 'free', seat: '1' }),
  ];
  const answers = await Promise.all(presses.map((press) => evening.answered(press)));
  expect(answers.map((why) => why?.code ?? null)).toEqual([null, null, null, 'maker-only', 'maker-only']);
}

const done = (evening: MixedEvening): number => evening.answers.filter((code) => code === null).length;

describe.each(keptReleases)('the release %s', (name) => {
  test('ONL-13 its pages play on with today’s host after a deploy, and its own strict reading finds no fault', async () => {
    const kept = await releaseOf(name);
    const evening = new MixedEvening(kept, 'deploy');
    const pages = await sitDown(evening, kept);
    await playOn(evening, pages, 10);
    evening.deploy(today);
    const { opened, told } = evening;
    const before = done(evening);
    const toldBefore = told.length;
    await playOn(evening, pages, 60);
    await meddle(evening, pages);
    expect(done(evening) - before).toBeGreaterThan(20);
    const faults = told
      .slice(toldBefore)
      .map(({ text }) => kept.parseServerFrame(text))
      .filter((frame) => 'fault' in frame);
    expect(faults).toEqual([]);
    expect(evening.opened).toBe(opened);
    for (const page of Object.values(pages)) expectSame(page, evening);
  });

  test('ONL-13 today’s pages play with its host', async () => {
    const kept = await releaseOf(name);
    const evening = new MixedEvening(kept, 'back');
    const pages = await sitDown(evening, today);
    await playOn(evening, pages, 40);
    await meddle(evening, pages);
    expect(done(evening)).toBeGreaterThan(15);
    // Its host starts again, and they come back with the rows that they have.
    evening.deploy(kept);
    await playOn(evening, pages, 10);
    expect([pages.ann.state, pages.ben.state, pages.tv.state]).toEqual(['here', 'here', 'here']);
    for (const page of Object.values(pages)) expectSame(page, evening);
  });
});
test.each(keptReleases)('ONL-13 today’s pages play on when their host goes back to the release %s', async (name) => {
  const kept = await releaseOf(name);
  const evening = new MixedEvening(today, 'rollback');
  const pages = await sitDown(evening, today);
  await playOn(evening, pages, 5);
  evening.deploy(kept);
  await playOn(evening, pages, 10);
  expect([pages.ann.state, pages.ben.state, pages.tv.state]).toEqual(['here', 'here', 'here']);
  for (const page of Object.values(pages)) expectSame(page, evening);
});

describe.each(keptReleases)('at a table with the box the release %s', (name) => {
  test('ONL-13 ONL-18 has pages that pass over what today’s host shares', async () => {
    const kept = await releaseOf(name);
    const evening = new MixedEvening(today, 'box', {}, 'companion');
    const ann = evening.page(today, 'maker');
    const ben = evening.page(kept, 'door');
    await evening.answered(ann.sit(annsRoles, 'Ann'));
    await evening.answered(ben.sit(bensRoles, 'Ben'));
    await evening.answered(ann.note({ what: 'tick', line: 'board', done: true }));
    expect(ann.noted?.ticks).toEqual(['setup/board']);
    await evening.play(ann, annsRoles);
    evening.pass(3_000);
    expect([evening.opened, ben.state, evening.closed]).toEqual([2, 'here', []]);
    expectSame(ben, evening);
  });

  test('ONL-13 ONL-18 has a host at which today’s pages keep their own notes', async () => {
    const kept = await releaseOf(name);
    const evening = new MixedEvening(kept, 'box', {}, 'companion');
    const ann = evening.page(today, 'maker');
    await evening.answered(ann.sit(annsRoles, 'Ann'));
    expect(ann.noted).toBeNull();
    await evening.answered(ann.note({ what: 'tick', line: 'board', done: true }));
    expect([ann.noted, ann.state]).toEqual([null, 'here']);
  });
});

describe('a newer release', () => {
  /**
   * Adds things unknown to a page of today: kinds of frames, and keys at every depth except in events and the open
   * half.
   */
  const withKeys = (value: unknown): unknown => {
    if (Array.isArray(value)) return (value as unknown[]).map(withKeys);
    if (value === null || typeof value !== 'object') return value;
    const inner = Object.entries(value as Readonly<Record<string, unknown>>).map(([key, one]) => [
      key,
      key === 'events' || key === 'open' ? one : withKeys(one),
    ]);
    return { ...Object.fromEntries(inner), later: { of: ['a', 'newer', 'version'] } };
  };
  const change = (text: string, how: (frame: Record<string, unknown>) => object): string =>
    JSON.stringify(how(JSON.parse(text) as Record<string, unknown>));

  test('ONL-13 its frames are read with keys that today’s page does not know', async () => {
    const evening = new MixedEvening(today, 'keys', {
      toPage: (text) => change(text, (frame) => withKeys(frame) as object),
    });
    const pages = await sitDown(evening, today);
    await playOn(evening, pages, 30);
    expect([evening.opened, done(evening) > 10]).toEqual([3, true]);
    for (const page of Object.values(pages)) expectSame(page, evening);
  });

  test('ONL-13 today’s host reads the frames of its pages with keys that it does not know', async () => {
    const evening = new MixedEvening(today, 'hosts', {
      toHost: (text) => change(text, (frame) => withKeys(frame) as object),
    });
    const pages = await sitDown(evening, today);
    await playOn(evening, pages, 30);
    expect([evening.opened, done(evening) > 10]).toEqual([3, true]);
  });

  test('ONL-13 kinds and values that today’s page does not know are passed over', async () => {
    const later = { held: 'on-fire', settings: { away: 'ghost', bots: true, pause: 'jury' } };
    const seat = (one: unknown): object => ({ ...(one as object), link: 'dozing' });
    const toPage = (text: string): string =>
      change(text, (frame) => {
        if (frame['t'] === 'seats') return { ...frame, ...later, seats: (frame['seats'] as unknown[]).map(seat) };
        if (frame['t'] === 'said') return { ...frame, word: 'hooray' };
        if (frame['t'] === 'pointed') return { t: 'firework', at: 1 };
        if (frame['t'] === 'no') return { ...frame, why: { code: 'on-strike' } };
        return frame['t'] === 'events' ? { ...frame, why: { reason: 1 }, undo: { intent: { type: 'sing' } } } : frame;
      });
    const evening = new MixedEvening(today, 'kinds', { toPage });
    const pages = await sitDown(evening, today);
    await playOn(evening, pages, 20);
    const refused = await evening.answered(pages.ben.press({ t: 'free', seat: '1' }));
    pages.ann.signal({ t: 'word', word: 'wait' });
    pages.ann.signal({ t: 'point', place: 'orbit' });
    evening.pass(3_000);
    expect([evening.opened, refused?.code]).toEqual([3, 'on-strike']);
    expect(pages.tv.seats).toMatchObject({
      held: 'other',
      settings: { away: 'go-on', pause: 'all' },
      seats: [{ link: 'here' }, { link: 'here' }],
    });
    for (const page of Object.values(pages)) expectSame(page, evening);
  });

  test.each([
    ['an event of a newer kind', (events: object[]) => [...events, { type: 'meteor-fell', at: 1 }]],
    ['an event with more in it', (events: object[]) => events.map((event) => ({ ...event, wind: 3 }))],
  ])(
    'ONL-13 a page that cannot follow %s asks for everything, and says that a newer version is here',
    async (_, more) => {
      const toPage = (text: string): string =>
        change(text, (frame) =>
          frame['t'] === 'events' ? { ...frame, events: more(frame['events'] as object[]) } : frame,
        );
      const evening = new MixedEvening(today, 'events', { toPage });
      const pages = await sitDown(evening, today);
      const told = new Set<string>();
      pages.tv.listen(({ kind }) => told.add(kind));
      await playOn(evening, pages, 10);
      evening.pass(1_000);
      expect([evening.opened, told.has('stale')]).toEqual([3, true]);
      for (const page of Object.values(pages)) expectSame(page, evening);
    },
  );

  test.each(['sync', 'seats', 'pong'])(
    'ONL-13 a page that cannot read %s says so after the second one, and tries no more',
    async (kind) => {
      const toPage = (text: string): string => change(text, (frame) => (frame['t'] === kind ? { t: kind } : frame));
      const evening = new MixedEvening(today, 'unread', { toPage });
      const page = evening.page(today, 'door');
      evening.page(today, 'door');
      evening.pass(60_000);
      expect([page.state, evening.opened]).toEqual(['old', 2]);
    },
  );

  test('ONL-13 what it asks of an older host is refused, and its page stays', async () => {
    const toHost = (text: string): string =>
      change(text, (frame) => {
        if (frame['t'] === 'word') return { ...frame, word: 'hooray' };
        if (frame['t'] === 'leave') return { ...frame, t: 'swap-seats' };
        return frame['t'] === 'do' ? { ...frame, intent: { type: 'sing' } } : frame;
      });
    const evening = new MixedEvening(today, 'host', { toHost });
    const { ann, ben } = await sitDown(evening, today);
    ann.signal({ t: 'word', word: 'wait' });
    const asked = [
      ben.press({ t: 'leave' }),
      ann.press({ t: 'do', intent: { type: 'done' }, as: 'commander', on: { round: 1 } }),
    ];
    const answers = await Promise.all(asked.map((press) => evening.answered(press)));
    expect(answers).toEqual([{ code: 'not-understood' }, { code: 'not-understood' }]);
    expect([evening.opened, ann.state]).toEqual([3, 'here']);
  });

  test('ONL-13 a host that closes whatever it does not know is asked once, not for ever', async () => {
    const toHost = (text: string): string =>
      change(text, (frame) => (frame['t'] === 'leave' ? { ...frame, t: 1 } : frame));
    const evening = new MixedEvening(today, 'closing', { toHost });
    const { ben } = await sitDown(evening, today);
    expect(await evening.answered(ben.press({ t: 'leave' }))).toEqual({ code: 'not-understood' });
    evening.pass(10_000);
    expect([evening.opened, evening.closed, ben.state]).toEqual([4, [4001], 'here']);
  });

  test('ONL-13 a page whose first frame is never understood says so, and tries no more', () => {
    const toHost = (text: string): string =>
      change(text, (frame) => (frame['t'] === 'hello' ? { t: 'greetings' } : frame));
    const evening = new MixedEvening(today, 'greetings', { toHost });
    const page = evening.page(today, 'door');
    evening.pass(60_000);
    expect([page.state, evening.opened]).toEqual(['old', 4]);
  });
});
