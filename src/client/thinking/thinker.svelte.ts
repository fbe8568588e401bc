import { machineClock } from '../session/machine-clock.ts';
import type { Answer } from './answering.ts';
import { type Start, type Thinker, thinkerIn } from './asking.ts';

/** Starts the worker. It is a chunk of its own, loaded only now. */
const startWorker: Start = ({ answered, failed }) => {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  worker.onmessage = ({ data }: MessageEvent<Answer>) => answered(data);
  worker.onerror = failed;
  worker.onmessageerror = failed;
  return { send: (question) => worker.postMessage(question), stop: () => worker.terminate() };
};

/** A thinker for the game on the screen, for as long as the component lives. */
export function useThinker(): Thinker {
  const thinker = thinkerIn(startWorker, machineClock);
  $effect(() => thinker.close);
  return thinker;
}
