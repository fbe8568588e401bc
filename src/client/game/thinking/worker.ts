// Entry point of the worker.

import { createAnswerer, type Question } from './answerer.ts';

const answer = createAnswerer(() => performance.now());

self.onmessage = ({ data }: MessageEvent<Question>) => self.postMessage(answer(data));
