import { expect, test } from 'vitest';
import { type StepKind, stepKinds } from '../../../content/steps.ts';
import { stepAfter, stepsOnPage } from './step-pages.ts';

test('RES-15 a round has eight pages for its fourteen steps, in their order, each on one page', () => {
  const pages: (readonly StepKind[])[] = [];
  for (let open: StepKind | undefined = 'audit'; open !== undefined; ) {
    const page: readonly StepKind[] = stepsOnPage(open, () => true);
    pages.push(page);
    open = stepAfter(page.at(-1) ?? open);
  }
  expect(pages.flat()).toEqual(stepKinds);
  expect(pages).toHaveLength(8);
});

test('RES-15 a page ends before a step that somebody else ends, and begins with the open one', () => {
  expect(stepsOnPage('base-defense', (step) => step !== 'base-destroyed')).toEqual(['base-defense']);
  expect(stepsOnPage('recruit', () => true)).toEqual(['recruit', 'crises']);
  expect(stepsOnPage('research', () => true)).toEqual(['research']);
});
