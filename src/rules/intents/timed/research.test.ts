import { describe, expect, test } from 'vitest';
import { given, type Play, table } from '../../../../tests/tools/given.ts';
import type { Role } from '../../../content/roles.ts';
import { legalIntents } from '../../index.ts';
import { byCue } from '../../state/cause.ts';

const scientist = { as: 'chief-scientist' as Role };
const research = (tech: string, lab: 1 | 2 | 3 = 1) => ({ type: 'research', lab, tech }) as const;
const laboratory = (more: Parameters<typeof table>[0] = {}): Play =>
  table({ begin: 'assign-research', hand: ['clean-room', 'ion-lance'], ...more });
const old = { labs: [{ tech: 'repair-drones', successes: 2 }] };

describe('a tech from hand', () => {
  test('ACT-RESEARCH goes into the lab of the cue', () => {
    const play = laboratory();
    play.do(research('ion-lance'), scientist);
    expect(play.last).toMatchObject([
      { type: 'cards-moved', from: 'hand', to: 'lab:1', why: byCue('assign-research') },
    ]);
    expect(play.board.labs[0]).toEqual({ tech: 'ion-lance', successes: 0 });
    expect(play.board.hand).toEqual(['clean-room']);
  });

  test('ACT-RESEARCH I, II and III are three cues, each with its own lab', () => {
    const play = laboratory();
    for (const lab of [1, 2, 3] as const) {
      expect(play.view.cue).toMatchObject({ kind: 'assign-research', lab });
      const other = lab === 3 ? 1 : 3;
      expect(play.refused(research('clean-room', other), scientist)).toEqual({ code: 'wrong-lab', lab: other });
      if (lab !== 2) play.do(research(lab === 1 ? 'clean-room' : 'ion-lance', lab), scientist);
      play.do('done', scientist);
    }
    expect(play.board.labs.map(({ tech }) => tech)).toEqual(['clean-room', null, 'ion-lance']);
  });

  test('ACT-RESEARCH need not replace an unfinished one, which keeps its successes', () => {
    const play = laboratory(old);
    play.do({ type: 'assign', units: ['scientist-1'], to: 'lab:1' }, scientist);
    play.do('done', scientist);
    expect(play.board.labs[0]).toEqual({ tech: 'repair-drones', successes: 2 });
  });

  test('ACT-RESEARCH replaces an unfinished one, which is discarded and loses its successes', () => {
    const play = laboratory(old);
    play.do(research('clean-room'), scientist);
    play.do('done', scientist);
    expect(play.board.labs[0]).toEqual({ tech: 'clean-room', successes: 0 });
    expect(play.board.decks.tech.discard).toEqual(['repair-drones']);
    expect(play.board.hand).toEqual(['ion-lance']);
  });

  test('ACT-RESEARCH leaves the scientists in the lab where they are', () => {
    const play = laboratory(old);
    play.do({ type: 'assign', units: ['scientist-1'], to: 'lab:1' }, scientist);
    play.do(research('clean-room'), scientist);
    expect(play.placeOf('scientist-1')).toBe('lab:1');
  });
});

describe('changing the tech', () => {
  test('TIM-6 a tech just put into the lab returns to hand when another replaces it', () => {
    const play = laboratory();
    play.do(research('clean-room'), scientist);
    play.do(research('ion-lance'), scientist);
    expect(play.board.labs[0]?.tech).toBe('ion-lance');
    expect(play.board.hand).toEqual(['clean-room']);
    expect(play.board.decks.tech.discard).toEqual([]);
  });

  test('TIM-6 the tech from before can return with its successes', () => {
    const play = laboratory(old);
    play.do(research('clean-room'), scientist);
    play.do(research('ion-lance'), scientist);
    expect(play.board.decks.tech.discard).toEqual(['repair-drones']);
    play.do(research('repair-drones'), scientist);
    expect(play.board.labs[0]).toEqual({ tech: 'repair-drones', successes: 2 });
    expect(play.board.decks.tech.discard).toEqual([]);
    expect([...play.board.hand].toSorted()).toEqual(['clean-room', 'ion-lance']);
  });

  test('TIM-2 is refused once the cue is closed', () => {
    const play = laboratory(old);
    play.do(research('clean-room'), scientist);
    play.wait(play.clock.limit ?? 0);
    expect(play.view.cue?.lab).toBe(2);
    expect(play.refused(research('ion-lance'), scientist)).toEqual({ code: 'wrong-lab', lab: 1 });
    const gone = research('repair-drones', 2);
    expect(play.refused(gone, scientist)).toEqual({ code: 'not-in-hand', tech: 'repair-drones' });
  });
});

describe('refused research', () => {
  test('ACT-RESEARCH a tech that is not in hand', () => {
    const play = laboratory({ ...old, inPlay: ['quick-refit'] });
    for (const tech of ['quick-refit', 'repair-drones', 'black-market', 'open-skies', '']) {
      expect(play.refused(research(tech), scientist)).toEqual({ code: 'not-in-hand', tech });
    }
  });

  test('TIM-6 any tech, by another role', () => {
    const refusal = laboratory().refused(research('clean-room'));
    expect(refusal).toEqual({ code: 'not-your-cue', role: 'chief-scientist' });
  });

  test('ACT-RESEARCH any tech, in another cue of the Chief Scientist', () => {
    const play = table({ begin: 'new-technology', hand: ['clean-room'] });
    expect(play.refused(research('clean-room'), scientist)).toEqual({ code: 'wrong-lab', lab: 1 });
  });

  test('RND-1 FIN-7 any tech, in the resolution phase or without a board', () => {
    const play = table({ begin: 'recruit', budget: 1, hand: ['clean-room'] });
    expect(play.refused(research('clean-room'), scientist)).toEqual({ code: 'no-cue' });
    expect(given().refused(research('clean-room'), scientist)).toEqual({ code: 'no-board' });
  });
});

test('TIM-6 all techs that can go into the lab are listed', () => {
  const play = laboratory(old);
  const listed = (seat: Role) => legalIntents(play.open, seat).filter(({ type }) => type === 'research');
  expect(listed('chief-scientist')).toEqual([research('clean-room'), research('ion-lance')]);
  play.do(research('ion-lance'), scientist);
  expect(listed('chief-scientist')).toEqual([research('clean-room'), research('repair-drones')]);
  expect(listed('commander')).toEqual([]);
});
