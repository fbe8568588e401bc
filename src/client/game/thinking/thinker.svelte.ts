import { machineClock } from '../session/machine-clock.ts';
import type { Answer } from './answerer.ts';
import { createThinker, type StartWorker, type Thinker } from './thinker.ts';

/** Starts the worker. Its code is a separate chunk, loaded only now. */
const startWorker: StartWorker = ({ answered, failed }) => {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  worker.onmessage = ({ data }: MessageEvent<Answer>) => answered(data);
  worker.onerror = failed;
  worker.onmessageerror = failed;
  return { send: (question) => worker.postMessage(question), stop: () => worker.terminate() };
};

/** Creates a thinker for the game on the screen. It is closed with the component. */
export function useThinker(): Thinker {
  const thinker = createThinker(startWorker, machineClock);
  $effect(() => thinker.close);
  return thinker;
}
