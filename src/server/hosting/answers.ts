// Answers to HTTP requests, for every host alike.

/** An answer: its status, its body as JSON text, and how long it may be kept. */
export interface Answer {
  readonly status: number;
  readonly json: string;
  readonly cache?: string;
}

/** Answers with a value. */
export const jsonAnswer = (status: number, value: unknown): Answer => ({ status, json: JSON.stringify(value) });

/** Answers that a request is refused. */
export const errorAnswer = (status: number, code: string, detail?: string): Answer =>
  jsonAnswer(status, { refused: { code, ...(detail === undefined ? {} : { detail }) } });

/** Answers with a value for this caller alone. */
export const privateJson = (status: number, value: unknown): Answer => ({
  ...jsonAnswer(status, value),
  cache: 'no-store',
});

/** Answers with a text that never changes. */
export const immutableJson = (json: string): Answer => ({
  status: 200,
  json,
  cache: 'public, max-age=31536000, immutable',
});
