import { expect, test } from 'vitest';
import type { PageMessage, WorkerMessage } from './reviewer.ts';
import { type StartReviewWorker, takeUpReview } from './underway.ts';

const message = (isWhole: boolean) => ({ type: 'found', isWhole }) as WorkerMessage;

/** Starts workers that note what they are sent, and tells what they find. */
function workers() {
  const all: { sent: string[]; tell: (message: WorkerMessage) => void }[] = [];
  const start: StartReviewWorker = ({ onMessage }) => {
    const sent: string[] = [];
    all.push({ sent, tell: onMessage });
    return { send: ({ type }) => sent.push(type), stop: () => sent.push('stopped') };
  };
  return { all, start };
}
const first = { type: 'review' } as PageMessage;
const listener = (told: WorkerMessage[]) => ({ onMessage: (one: WorkerMessage) => told.push(one), onError: () => {} });

test('REV-7 a review that is left waits, and goes on with what it had found when its game is opened again', () => {
  const { all, start } = workers();
  const told: WorkerMessage[] = [];
  takeUpReview({ id: 'a', rows: 9, first }, listener([]), start).leave();
  all[0]?.tell(message(false));
  takeUpReview({ id: 'a', rows: 9, first }, listener(told), start);
  expect(all).toHaveLength(1);
  expect(told).toEqual([message(false)]);
  expect(all[0]?.sent).toEqual(['review', 'pause', 'resume']);
  all[0]?.tell(message(true));
  expect(told).toEqual([message(false), message(true)]);
  expect(all[0]?.sent.at(-1)).toBe('stopped');
});

test('REV-7 only the last one that was left waits, and only for the same log', () => {
  const { all, start } = workers();
  takeUpReview({ id: 'b', rows: 9, first }, listener([]), start).leave();
  takeUpReview({ id: 'b', rows: 10, first }, listener([]), start).leave();
  expect(all.map(({ sent }) => sent)).toEqual([
    ['review', 'pause', 'stopped'],
    ['review', 'pause'],
  ]);
});
