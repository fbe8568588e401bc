// Entry point of the worker.

import { answering, type Question } from './answering.ts';

const answer = answering(() => performance.now());

self.onmessage = ({ data }: MessageEvent<Question>) => self.postMessage(answer(data));
