import type { Reference } from '../../reference.ts';
import { resolution } from './resolution.ts';
import { table } from './table.ts';
import { timed } from './timed.ts';

/** The rules reference in Traditional Chinese. */
export const referenceTexts: Reference = { ...resolution, ...table, ...timed };
