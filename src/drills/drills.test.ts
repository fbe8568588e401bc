import { describe, expect, test } from 'vitest';
import { standardTable } from '../../tests/tools/standard.ts';
import { decide } from '../rules/index.ts';
import { allDrills } from './all.ts';
import { answersAt, lineOf, sending, sentTo } from './answers.ts';
import { stateAt, tableAt } from './begin.ts';
import { drillsOfDay, practiceOf } from './day.ts';
import { kinds } from './drill.ts';
import { standing, valuesOf } from './judge.ts';
import { verdictOf } from './verdict.ts';
import { readDrill, writeDrill } from './written-form.ts';

const all = allDrills();
const days = Array.from({ length: 12 }, (_, i) => 20_786 + i);

describe('drills', () => {
  test('every drill can be set up by this edition, and every answer to it can be played', () => {
    for (const drill of all) {
      const playing = tableAt(drill, standardTable) ?? expect.fail(`${drill.id} cannot be set up`);
      expect(answersAt(drill.kind, playing).toSorted()).toEqual(drill.answers.map(({ answer }) => answer).toSorted());
      for (const { answer } of drill.answers) {
        let state = stateAt(drill, standardTable) ?? expect.fail(drill.id);
        for (const [as, intent] of lineOf(drill.kind, answer, playing)) {
          const decision = decide(state, intent, as, state.open.at, standardTable);
          if ('refused' in decision) expect.fail(`${drill.id}: ${answer} is refused: ${decision.refused.code}`);
          ({ state } = decision);
        }
      }
    }
  });

  test('the best answer of every drill is five points and three standard errors ahead of every other line', () => {
    for (const { id, kind, answers, error } of all) {
      const { best, gain } = standing(
        kind,
        answers.map(({ answer }) => answer),
        answers.map(({ chance }) => [chance]),
      );
      expect(best, id).toBe(0);
      // Chances are written in thousandths.
      expect(gain, id).toBeGreaterThan(0.0485);
      expect(gain, id).toBeGreaterThan(3 * (error - 0.0005));
    }
  });

  test('each drill has an id of its own, and what is written is read again', () => {
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    for (const drill of all) expect(readDrill(writeDrill(drill))).toEqual(drill);
  });

  test('a day has five drills of all kinds, the same for everybody, and none of them comes again within a week', () => {
    for (const day of days) {
      const five = drillsOfDay(all, day);
      expect(five).toHaveLength(5);
      expect(new Set(five.map(({ kind }) => kind)).size).toBe(kinds.length);
      expect(drillsOfDay(allDrills(), day)).toEqual(five);
    }
    const ids = days.slice(0, 7).flatMap((day) => drillsOfDay(all, day).map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('practice has all drills but those of the day', () => {
    const today = drillsOfDay(all, 20_786);
    const practice = practiceOf(all, 20_786);
    expect([...today, ...practice].map(({ id }) => id).toSorted()).toEqual(all.map(({ id }) => id).toSorted());
  });

  test('an answer that costs less than two points is right, and any other is told with what it costs', () => {
    const [drill] = all;
    if (drill === undefined) return expect.fail('no drills');
    const judged = { ...drill, answers: [0.58, 0.57, 0.51].map((chance, i) => ({ answer: `${i}`, chance })) };
    expect(verdictOf(judged, '0')).toMatchObject({ right: true, other: '1', otherChance: 0.57 });
    expect(verdictOf(judged, '1')).toMatchObject({ right: true, best: '0', other: '1' });
    expect(verdictOf(judged, '2')).toMatchObject({ right: false, best: '0', chance: 0.51 });
    expect(verdictOf(judged, 'else')).toBeNull();
  });

  test('where interceptors go is one answer in whatever order they are sent', () => {
    expect(sending(['asia', 'europe', 'asia'])).toBe('europe asia asia');
    expect(sentTo(sending(['asia', 'europe', 'asia']))).toEqual(['europe', 'asia', 'asia']);
    const answers = ['europe asia asia', 'asia asia asia', 'africa africa asia'];
    expect(standing('interceptors', answers, [[0.5], [0.49], [0.4]])).toMatchObject({ best: 0, rival: 2 });
    expect(standing('tech', answers, [[0.5], [0.49], [0.4]])).toMatchObject({ best: 0, rival: 1 });
  });

  test('the judgement of the review agrees in other worlds', () => {
    for (const kind of kinds) {
      const drill = all.find((one) => one.kind === kind) ?? expect.fail(`no ${kind}`);
      const playing = tableAt(drill, standardTable) ?? expect.fail(drill.id);
      const answers = drill.answers.map(({ answer }) => answer);
      const values = valuesOf({ kind, answers, playing }, { worlds: 24, name: `test/${drill.id}` }, standardTable);
      const { gain, error } = standing(kind, answers, values);
      const found = standing(
        kind,
        answers,
        drill.answers.map(({ chance }) => [chance]),
      );
      expect(gain, drill.id).toBeGreaterThan(0);
      expect(Math.abs(gain - found.gain)).toBeLessThan(0.05 + 4 * error);
    }
  });
});
