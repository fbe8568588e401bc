import { afterEach, describe, expect, test, vi } from 'vitest';
import { findTable, makeTable } from './requests.ts';

afterEach(() => vi.unstubAllGlobals());

const answering = (status: number, body: unknown) =>
  vi.stubGlobal('fetch', async () => new Response(typeof body === 'string' ? body : JSON.stringify(body), { status }));
const refused = (code: string) => ({ refused: { code } });

describe('a request for a table', () => {
  test.each([
    ['that are not kept just now', 503, refused('not-kept'), 'not-kept', 'not-kept'],
    ['that it does not have', 404, refused('no-tables'), 'none', 'none'],
    ['of which none has the code', 404, refused('no-such-table'), 'none', 'no-such'],
    ['that it does not know of, and answers with a page', 404, '<!doctype html>', 'none', 'none'],
    ['behind a proxy whose server is down', 502, 'Bad gateway', 'none', 'none'],
  ])('ONL-17 is told from others at a server with tables %s', async (_, status, body, making, finding) => {
    answering(status, body);
    expect(await makeTable({ save: {} })).toBe(making);
    expect(await findTable('ABCDEF')).toBe(finding);
  });

  test('that nobody answers has failed', async () => {
    vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('offline')));
    expect([await makeTable({ save: {} }), await findTable('ABCDEF')]).toEqual(['failed', 'failed']);
  });
});
