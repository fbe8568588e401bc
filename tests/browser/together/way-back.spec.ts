import { type Browser, expect, type Page } from '@playwright/test';
import { desk } from '../tools/device.ts';
import { checkerFor } from '../tools/look.ts';
import { test } from '../tools/test.ts';
import {
  begin,
  come,
  correctBase,
  makeTable,
  newTelevision,
  openCorrections,
  type Person,
  sit,
  toStep,
} from './people.ts';

const backTo = (page: Page) => page.locator('button.back');
const codeAt = async ({ page }: Person): Promise<string> => (await page.locator('.code').textContent()) ?? '';

/** A table in round 1: Ana on a phone, and the maker, who is called Max. */
async function begun(browser: Browser) {
  const { maker: max, address } = await makeTable(browser);
  const code = await codeAt(max);
  await sit(max, 'Max', ['central-officer']);
  const ana = await come(browser, address);
  await sit(ana, 'Ana', ['squad-leader']);
  await max.page.getByRole('button', { name: max.say('together.begin') }).click();
  for (const { page } of [max, ana]) await expect(page.locator('main.table')).toBeVisible();
  return { max, ana, code };
}

const lineOf = ({ say }: Person, round: number, name: string): string =>
  `${say('cue.round', { round })}, ${say('together.back.waits', { count: 1, names: name })}`;

test('ONL-10 whoever leaves a running table finds the way back on the start page, with its round and who waits', async ({
  browser,
}) => {
  const { max, ana, code } = await begun(browser);
  await ana.page.goto('about:blank');
  await ana.page.goto('./');
  const back = backTo(ana.page);
  await expect(back).toHaveText([
    new RegExp(`${ana.say('together.back.to', { code })}.*${lineOf(ana, 1, 'Max')}`, 's'),
  ]);
  await expect(ana.page.locator('main button.bright b')).toHaveText([ana.say('together.back.to', { code })]);
  await checkerFor('en')(ana.page)('the way back');
  await back.click();
  await expect(ana.page.locator('main.table')).toBeVisible();
  await expect(max.page.locator('main.table')).toBeVisible();
});

test('ONL-10 all tables of a device stand there and among its games, until they are gone @sweep', async ({
  browser,
}) => {
  const first = await makeTable(browser);
  const { page, say } = first.maker;
  const one = await codeAt(first.maker);
  await page.goto('./#/together');
  await page
    .getByRole('listitem')
    .getByRole('button', { name: say('difficulty.normal') })
    .click();
  await expect(page).toHaveURL(/#\/table\//);
  const two = await codeAt(first.maker);
  const both = [two, one].map((code) => new RegExp(say('together.back.to', { code })));
  for (const place of ['', '#/games', '#/together']) {
    await page.goto('about:blank');
    await page.goto(`./${place}`);
    await expect(backTo(page)).toHaveText(both);
  }
  // Notes of older versions have no code and no time. A table that is gone is forgotten.
  await page.evaluate(() => {
    const known = JSON.parse(localStorage.getItem('sitroom/tables') ?? '[]') as Record<string, string>[];
    const old = known.map(({ table, token, door }) => ({ table, token, door }));
    const gone = { table: 'gone-table-0123456789', token: 'gone-token-0123456789', door: 'gone-door-0123456789' };
    localStorage.setItem('sitroom/tables', JSON.stringify([gone, ...old]));
  });
  await page.goto('about:blank');
  await page.goto('./');
  await expect(backTo(page)).toHaveText(both);
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('sitroom/tables')?.includes('gone-table')))
    .toBe(false);
});

test('ONL-10 a table that was noted while the clock ran ahead stands among the games, but not in front for years @sweep', async ({
  browser,
}) => {
  const { page } = (await makeTable(browser)).maker;
  const leaveFor = async (place: string) => {
    await page.goto('about:blank');
    const answer = page.waitForResponse(/\/tables\//);
    await page.goto(`./${place}`);
    await answer;
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  };
  // The table itself notes the time anew while it is open. A seat in a game that is not over would be in front anyway.
  await leaveFor('#/games');
  await page.evaluate(() => {
    const known = JSON.parse(localStorage.getItem('sitroom/tables') ?? '[]') as { door: string }[];
    const ahead = known.map((table) => ({ ...table, token: table.door, at: Date.UTC(2199, 0) }));
    localStorage.setItem('sitroom/tables', JSON.stringify(ahead));
  });
  await leaveFor('#/games');
  await expect(backTo(page)).toHaveCount(1);
  await leaveFor('');
  await expect(backTo(page)).toHaveCount(0);
});

test('a table whose server does not answer stays, and says so @sweep', async ({ browser }) => {
  const { maker } = await makeTable(browser);
  const { page, say } = maker;
  await page.route('**/tables/*', (route) => route.abort());
  await page.goto('about:blank');
  await page.goto('./');
  await expect(backTo(page)).toContainText(say('together.back.away'));
  await page.unroute('**/tables/*');
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(backTo(page)).toContainText(say('together.back.nobody'));
});

test('REC-2 a game that ended at a table without this device counts as soon as its record is opened, and only once @sweep', async ({
  browser,
}) => {
  const { maker, address } = await makeTable(browser, { mode: 'box' });
  await sit(maker, 'Max', ['central-officer', 'commander', 'chief-scientist']);
  const { page, say } = await come(browser, address);
  await sit({ page, say }, 'Ana', ['squad-leader']);
  const television = await newTelevision(browser, address, desk);
  await begin(maker);
  await toStep(maker, 'missions');
  for (const one of [page, television]) await one.goto('about:blank');
  await openCorrections(maker);
  await correctBase(maker, true);
  await expect(maker.page.getByRole('heading', { level: 1 })).toHaveText(maker.say('end.lost'));

  const [oneGame = ''] = say('record.sums', { played: 1, won: 0, date: '§' }).split('§');
  for (let time = 1; time <= 2; time += 1) {
    await page.goto('./#/record');
    await expect(page.getByText(oneGame)).toBeVisible();
    await page.goto('about:blank');
  }
  // Nobody sits at a television.
  await television.goto('./#/record');
  await expect(television.getByText(say('record.empty'))).toBeVisible();
});

test('RES-16 REC-2 a game that ended, was counted, and then goes on at its table counts only once it ends again', async ({
  browser,
}) => {
  const { maker, address } = await makeTable(browser, { mode: 'box' });
  await sit(maker, 'Max', ['central-officer', 'commander', 'chief-scientist']);
  const ana = await come(browser, address);
  await sit(ana, 'Ana', ['squad-leader']);
  await begin(maker);
  await toStep(maker, 'missions');
  const correct = async (isDestroyed: boolean, title: string) => {
    if (isDestroyed) await openCorrections(maker);
    else await maker.page.getByRole('button', { name: maker.say('end.correct'), exact: true }).click();
    await correctBase(maker, isDestroyed);
    await expect(maker.page.getByRole('heading', { level: 1 })).toHaveText(title);
  };
  const record = async ({ page, say }: Person, played: number) => {
    await page.goto('about:blank');
    await page.goto('./#/record');
    const [games = ''] = say('record.sums', { played, won: 0, date: '§' }).split('§');
    await expect(page.getByText(played === 0 ? say('record.empty') : games)).toBeVisible();
  };
  await correct(true, maker.say('end.lost'));
  await expect(ana.page.getByRole('heading', { level: 1 })).toHaveText(ana.say('end.lost'));
  await record(ana, 1);
  // Ana is elsewhere while it goes on.
  await correct(false, maker.say('step.missions.name'));
  await record(ana, 0);
  // Max has seen it, and looks in another tab.
  const tab = { page: await maker.page.context().newPage(), say: maker.say };
  await record(tab, 0);
  await correct(true, maker.say('end.lost'));
  for (const one of [ana, tab]) await record(one, 1);
});
