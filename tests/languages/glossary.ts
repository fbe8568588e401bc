import type { glossary } from './en/glossary.ts';

/** A term of the glossary. The English words define the terms. */
export type Term = keyof typeof glossary;
