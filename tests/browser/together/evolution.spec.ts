import { expect } from '@playwright/test';
import { phone } from '../tools/device.ts';
import { test } from '../tools/test.ts';
import { begin, come, makeTable, type Person, sit, toCue, toStep } from './people.ts';

const plans = ({ page, say }: Person) => page.getByRole('combobox', { name: say('setup.plan'), exact: true });
const chosen = (person: Person) => plans(person).locator('option:checked');

test('EVO-4 EVO-10 EVO-13 EVO-34 at a table made with Evolution all know the names of its plans, what the box lacks and where tokens lie @sweep', async ({
  browser,
}) => {
  const { maker, address } = await makeTable(browser, {
    mode: 'box',
    level: 'expert',
    expanded: true,
    lacks: ['onslaught', 'domination', 'occupation', 'misdirection'],
  });
  await sit(maker, 'Ana', ['central-officer']);
  const ben = await come(browser, address, 'de');
  await sit(ben, 'Ben', ['commander', 'chief-scientist', 'squad-leader']);
  await plans(maker).selectOption('subversion');
  await expect(chosen(ben)).toHaveText(ben.say('plan.subversion'));
  const name = maker.page.getByLabel(maker.say('evolution.plan-name'));
  await name.fill('The Long Knives');
  await maker.page.keyboard.press('Tab');
  await expect(chosen(ben)).toHaveText('The Long Knives');

  // If somebody chooses another plan while Ana types, her text still names the first one.
  await name.fill('The Longer Knives');
  await plans(ben).selectOption('decapitation');
  await expect(name).toHaveValue('');
  await plans(ben).selectOption('subversion');
  await expect(chosen(ben)).toHaveText('The Longer Knives');
  await expect(name).toHaveValue('The Longer Knives');
  await name.fill('The Long Knives');
  await plans(ben).selectOption('infiltration');
  await expect(name).toHaveCount(0);

  // Ben's device has never heard of this box, and yet offers and draws nothing that it lacks.
  await expect(plans(ben).getByRole('option')).toHaveText([
    ben.say('plan.infiltration'),
    'The Long Knives',
    ben.say('plan.decapitation'),
  ]);
  const drawn = new Set<string>();
  for (let turn = 0; turn < 12; turn += 1) {
    await ben.page.getByRole('button', { name: ben.say('setup.redraw') }).tap();
    drawn.add(await plans(ben).inputValue());
  }
  expect([...drawn].filter((plan) => !['infiltration', 'subversion', 'decapitation'].includes(plan))).toEqual([]);

  await begin(maker);
  await toCue(maker, 'sabotage');
  const toLay = maker.page.locator('summary .empty');
  const named = await toLay.count();
  await maker.page.getByRole('button', { name: 'Lab I: no token', exact: true }).click();
  await expect(toLay).toHaveCount(named - 1);
  await maker.page.reload();
  await expect(maker.page.getByRole('button', { name: 'Lab I: one token', exact: true })).toBeVisible();
  await expect(toLay).toHaveCount(named - 1);
  // On a phone, too, all places are above the bar.
  await maker.page.setViewportSize(phone.viewport ?? { width: 390, height: 844 });
  await maker.page.evaluate(() => scrollTo(0, 0));
  const bar = (await maker.page.locator('.bar.docked').boundingBox())?.y ?? 0;
  const last = await maker.page.locator('.lay').last().boundingBox();
  expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThan(bar);
  await toStep(maker, 'research');
  await ben.page.getByRole('button', { name: ben.say('explain.skip-all') }).tap();
  await expect(ben.page.getByRole('switch', { name: ben.say('evolution.dangerous') })).toBeChecked();
  await ben.page.getByRole('button', { name: ben.say('odds.fewer', { what: ben.say('evolution.tokens-here') }) }).tap();
  await expect(maker.page.getByText(maker.say('evolution.board'), { exact: true })).toBeVisible();
  await expect(maker.page.getByRole('button', { name: 'Lab I: one token', exact: true })).toHaveCount(0);
});
