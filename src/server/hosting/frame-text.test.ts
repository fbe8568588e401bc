import { describe, expect, test } from 'vitest';
import { OnlineTable } from '../../../tests/tools/online.ts';
import type { GameEvent } from '../../rules/index.ts';
import type { ServerFrame } from '../../wire/index.ts';
import { frameText } from './frame-text.ts';

describe('the text of a frame', () => {
  test('ONL-3 is read as the same frame, whoever of a table it is for', () => {
    const table = new OnlineTable();
    table.enterAsMaker('ann');
    table.enter('tv');
    table.sit('ann', ['central-officer', 'commander', 'squad-leader', 'chief-scientist'], 'Ann');
    table.do('ann', 'central-officer', { type: 'begin' });
    const frames = [...table.framesOf('ann'), ...table.framesOf('tv')];
    expect(frames.map(({ t }) => t)).toEqual(expect.arrayContaining(['sync', 'seats', 'ack', 'events']));
    for (const frame of frames) expect(JSON.parse(frameText(frame))).toEqual(JSON.parse(JSON.stringify(frame)));
  });

  test('is another one for other frames with the same events', () => {
    const events: GameEvent[] = [{ type: 'paused', at: 3, why: { by: 'intent', intent: 'pause' } }];
    const frame: ServerFrame = { t: 'events', n: 2, at: 3, by: '1', events, undo: null };
    expect(JSON.parse(frameText(frame))).toEqual(frame);
    expect(JSON.parse(frameText({ ...frame, n: 3 }))).toEqual({ ...frame, n: 3 });
  });
});
