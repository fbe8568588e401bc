// Entry point of the worker.

import { createReviewer, type Order, type Reviewer } from './reviewer.ts';

let reviewer: Reviewer | null = null;
let rests = false;
let isWorking = false;

/** Orders are heard between two slices. */
function work(): void {
  isWorking = !rests && reviewer?.work() === true;
  if (isWorking) setTimeout(work);
}

self.onmessage = ({ data }: MessageEvent<Order>) => {
  if (data.type === 'review')
    reviewer = createReviewer(
      data.game,
      () => performance.now(),
      (told) => self.postMessage(told),
    );
  rests = data.type === 'rest';
  if (!isWorking) work();
};
