// Entry point of the worker.

import { createReviewer, type PageMessage, type Reviewer } from './reviewer.ts';

let reviewer: Reviewer | null = null;
let isPaused = false;
let isWorking = false;

/** Works slice by slice. Messages arrive between two slices. */
function work(): void {
  isWorking = !isPaused && reviewer?.work() === true;
  if (isWorking) setTimeout(work);
}

self.onmessage = ({ data }: MessageEvent<PageMessage>) => {
  if (data.type === 'review')
    reviewer = createReviewer(
      data.game,
      () => performance.now(),
      (message) => self.postMessage(message),
    );
  isPaused = data.type === 'pause';
  if (!isWorking) work();
};
