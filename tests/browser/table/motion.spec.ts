import { expect, type Page } from '@playwright/test';
import { bots } from '../../../src/bots/index.ts';
import { kindOf } from '../../../src/client/table/motion/changes.ts';
import { piecesOf } from '../../../src/client/table/motion/pieces.ts';
import { hasBoard } from '../../../src/rules/index.ts';
import { playGame } from '../../../src/sim/game.ts';
import { desk, phone } from '../tools/device.ts';
import type { Evening } from '../tools/evening.ts';
import { byMouse, byTouch } from '../tools/hands.ts';
import { atRest } from '../tools/look.ts';
import { playTable, type Seating, sitAtTable } from '../tools/round-table.ts';
import { sweepBut } from '../tools/sweep.ts';
import { test } from '../tools/test.ts';

const seats: Readonly<Record<string, Pick<Seating, 'hands' | 'context'>>> = {
  'a desk': { hands: () => byMouse, context: desk },
  'a phone': { hands: () => byTouch, context: phone },
};

/** Slow enough that no cue runs out. */
const seating = { seed: 4, difficulty: 'expert', speed: 0.02, motion: true } as const;

declare global {
  interface Window {
    /** Elements with a fixed position that lay in a piece that moved. */
    movedAlong: string[];
  }
}

/** Plays until satellites can be sent to orbit. */
async function toOrbit(evening: Evening): Promise<void> {
  const orbit = evening.page.locator('.spot.open[data-place=orbit]');
  await playTable(evening, async () => (await orbit.count()) > 0);
  await atRest(evening.page);
}

interface Motion {
  /** The piece that moves, or `picture` for a copy of one in the motion layer. */
  readonly what: string;
  /** The animated CSS properties. */
  readonly properties: readonly string[];
}

/**
 * Clicks the first match and records what moves two frames later. If `then` is given, dispatches that event and records
 * what still moves (`after`).
 */
const recordMotion = (page: Page, selector: string, then?: 'keydown' | 'pointerdown') =>
  page.evaluate(
    async ([wanted, press]) => {
      const table = document.querySelector('main.table');
      const layer = table?.querySelector('.in-motion');
      const notCss = ['offset', 'easing', 'composite', 'computedOffset'];
      const moving = () =>
        (table?.getAnimations({ subtree: true }) ?? []).flatMap(({ effect, playState }): Motion[] => {
          if (!(effect instanceof KeyframeEffect) || playState !== 'running') return [];
          // With reduced motion the style sheet's animations have no duration.
          if (Number(effect.getComputedTiming().duration) < 1) return [];
          const properties = effect.getKeyframes().flatMap((frame) => Object.keys(frame));
          // A button that guards against a double press is still while it does so.
          if (properties.every((one) => one === 'pointerEvents' || notCss.includes(one))) return [];
          const named = effect.target?.getAttribute('data-piece') ?? effect.target?.className.toString() ?? '';
          return [
            {
              what: layer?.contains(effect.target) ? 'picture' : named,
              properties: [...new Set(properties)].filter((one) => !notCss.includes(one)),
            },
          ];
        });
      const boxes = () =>
        [...(table?.querySelectorAll('[data-piece]') ?? [])].map((one) => {
          const { x, y, width, height } = one.getBoundingClientRect();
          return `${one.getAttribute('data-piece')} ${[x, y, width, height].map((edge) => Math.round(edge)).join(' ')}`;
        });
      document.querySelector(wanted)?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
      const frame = () => new Promise((next) => requestAnimationFrame(next));
      await frame();
      await frame();
      const first = { moving: moving(), words: layer?.textContent, boxes: boxes() };
      if (press) dispatchEvent(press === 'keydown' ? new KeyboardEvent(press, { key: 'Shift' }) : new Event(press));
      const after = moving();
      await frame();
      return { ...first, after, pictures: layer?.childElementCount };
    },
    [selector, then] as const,
  );

const orbit = '.spot.open[data-place=orbit]';

for (const [where, seat] of Object.entries(seats)) {
  test(`on ${where} a satellite flies to orbit by transform alone, any input ends the flight, and it lands where it would without motion${sweepBut(where === 'a phone')}`, async ({
    browser,
  }) => {
    const evening = await sitAtTable(browser, { ...seating, ...seat });
    await toOrbit(evening);
    const sent = await recordMotion(evening.page, orbit, 'keydown');
    const pictures = sent.moving.filter(({ what }) => what === 'picture');
    expect(pictures).toEqual([{ what: 'picture', properties: ['transform'] }]);
    expect(sent.moving.find(({ what }) => what === 'unit:satellite-1')?.properties).toEqual(['opacity']);
    const others = sent.moving.flatMap(({ properties }) => properties);
    expect(others.filter((one) => one !== 'transform' && one !== 'opacity')).toEqual([]);
    expect(sent.words).toBe('');
    expect(sent.after).toEqual([]);
    expect(sent.pictures).toBe(0);

    const again = await recordMotion(evening.page, orbit, 'pointerdown');
    expect(again.moving.length).toBeGreaterThan(1);
    expect(again.after).toEqual([]);

    const still = await sitAtTable(browser, {
      ...seating,
      ...seat,
      context: { ...seat.context, reducedMotion: 'reduce' },
    });
    await toOrbit(still);
    const put = await recordMotion(still.page, orbit);
    expect(put.moving).toEqual([]);
    expect(put.pictures).toBe(0);
    // All pieces have the same places during the flight as without motion. The plate of the cue may still be moving.
    const places = (boxes: readonly string[]) => boxes.filter((one) => !/^(now|pause|clock)/.test(one));
    expect(places(put.boxes)).toEqual(places(sent.boxes));
  });
}

const roll = '.act.filled:enabled';

/** Contents of a frame: number of tumbling dice, and whether their result is shown and announced. */
interface Frame {
  readonly tumbling: number;
  readonly told: boolean;
  readonly spoken: boolean;
}

/** Presses Roll, and notes each frame until the roll is told. `press` is a key event after the third frame. */
const recordRoll = (page: Page, press: 'keydown' | null) =>
  page.evaluate(
    async ([selector, key]) => {
      const isTumble = (one: Animation) => one instanceof CSSAnimation && one.animationName.endsWith('tumble');
      const status = document.querySelector('p[role=status]');
      window.sounded.length = 0;
      document.querySelector<HTMLElement>(selector)?.click();
      const frames: Frame[] = [];
      while (frames.at(-1)?.told !== true && frames.length < 600) {
        await new Promise((frame) => requestAnimationFrame(frame));
        const tumbling = document.getAnimations().filter(isTumble).length;
        const told = document.querySelector('[data-piece=roll]') !== null;
        frames.push({ tumbling, told, spoken: status?.textContent !== '' });
        if (key !== null && frames.length === 3) dispatchEvent(new KeyboardEvent(key, { key: 'Shift' }));
      }
      return { frames, sounded: [...window.sounded] };
    },
    [roll, press] as const,
  );

/** Pitches of an XCOM die and of the alien die, in Hz. */
const [die, alienDie] = [820, 460];

for (const [where, seat] of Object.entries(seats)) {
  test(`on ${where} dice land, and are heard, before anything tells how they fell; a press ends it @sweep`, async ({
    browser,
  }) => {
    const evening = await sitAtTable(browser, { seed: 4, difficulty: 'expert', speed: 0.02, motion: true, ...seat });
    const { page } = evening;
    const toRoll = async () => {
      await playTable(evening, async () => (await page.locator(roll).count()) > 0);
      await atRest(page);
    };
    await toRoll();
    const { frames, sounded } = await recordRoll(page, null);
    expect(frames.filter(({ tumbling, told, spoken }) => tumbling > 0 && (told || spoken))).toEqual([]);
    expect(frames.filter(({ tumbling }) => tumbling > 0).length).toBeGreaterThan(5);
    expect(frames.at(-1)).toMatchObject({ tumbling: 0, told: true });
    const landed = sounded.filter((pitch) => pitch === die || pitch === alienDie);
    expect(landed.at(-1)).toBe(alienDie);
    expect(landed.length).toBeGreaterThan(1);

    await page.locator('.act.filled:enabled').first().click();
    await toRoll();
    const skipped = await recordRoll(page, 'keydown');
    expect(skipped.frames.at(-1)).toMatchObject({ tumbling: 0, told: true });
    expect(skipped.frames.length).toBeLessThan(frames.length / 2);
  });
}

test('pieces on the screen and pieces of the motion code have the same names @sweep', async ({ browser }) => {
  const known = new Set<string>();
  playGame({ seed: 'pieces', difficulty: 'normal' }, bots.beginner, undefined, (_move, _events, { open }) => {
    if (hasBoard(open)) for (const piece of piecesOf(open).keys()) known.add(kindOf(piece));
  });
  const evening = await sitAtTable(browser, { ...seating, speed: 0.2, hands: () => byMouse, context: desk });
  const { page } = evening;
  const shown = new Set<string>();
  await playTable(evening, async () => {
    const pieces = page.locator('main.table [data-piece]');
    const names = await pieces.evaluateAll((all) => all.map((one) => one.getAttribute('data-piece') ?? ''));
    for (const name of names) shown.add(kindOf(name));
    return (await page.locator('main.round').count()) > 0;
  });
  expect([...shown].filter((one) => !known.has(one))).toEqual([]);
  // In this game nobody has scanned, and no place had more UFOs than fit.
  expect([...known].filter((one) => !shown.has(one)).toSorted()).toEqual(['foreseen', 'ufos']);
});

test('on a phone nothing that is fixed to the screen lies in a piece that moves, through a round of rolls @sweep', async ({
  browser,
}) => {
  const evening = await sitAtTable(browser, {
    ...seating,
    difficulty: 'easy',
    ...seats['a phone'],
    hands: () => byTouch,
  });
  const { page } = evening;
  await page.evaluate(() => {
    window.movedAlong = [];
    Element.prototype.animate = new Proxy(Reflect.get(Element.prototype, 'animate') as Element['animate'], {
      apply(animate, element: Element, [frames, how]: Parameters<Element['animate']>) {
        const moves = Array.isArray(frames) && frames.some(({ transform }) => transform && transform !== 'none');
        const along = [...element.querySelectorAll('*')].filter((one) => getComputedStyle(one).position === 'fixed');
        // A transform would place them by the piece instead of the screen.
        if (moves && along.length > 0)
          window.movedAlong.push(`${along[0]?.className} in ${element.getAttribute('data-piece')}`);
        return animate.call(element, frames, how);
      },
    });
  });
  let rolls = 0;
  await playTable(evening, async () => {
    const title = await page.locator('h1').first().textContent();
    if (title === evening.say('step.missions.name')) rolls += 1;
    return rolls > 3;
  });
  expect(await page.evaluate(() => window.movedAlong)).toEqual([]);
});
