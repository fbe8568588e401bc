import { continents } from '../../../src/content/continents.ts';
import { difficulties } from '../../../src/content/difficulties.ts';
import { fixedPlan, plans } from '../../../src/content/plans.ts';
import { zones } from '../../../src/content/tracks.ts';
import { direct } from '../../../src/director/index.ts';
import { type Report, seededDice } from '../../../src/rules/index.ts';
import { digest } from '../../../src/wire/index.ts';

/** A plausible report for a round: panic grows with the round, some UFOs are in orbit. Differs by `i`. */
function report(round: number, i: number): Report {
  const zone = (at: number) => zones[(i + at * round) % 5 === 0 ? 1 : 0] ?? 'yellow';
  const panic = {
    'north-america': zone(0),
    'south-america': zone(1),
    europe: zone(2),
    africa: zone(3),
    asia: i % 9 === 0 ? 'orange' : zone(4),
    australia: zone(5),
  } as const;
  const others = { missionCompleted: i % 3 === 0, baseDestroyed: false, finalMissionCompleted: false };
  return { round, panic, ...others, orbitUfos: (i * round) % 8 };
}

/** SHA-256 over rounds 1 and 3 of `seeds` games, per difficulty and plan. Runs in Node and in a browser. */
export function fingerprints(seeds: number): Record<string, string> {
  const all: Record<string, string> = {};
  for (const difficulty of difficulties) {
    for (const plan of plans) {
      if ((fixedPlan[difficulty] ?? plan) !== plan) continue;
      const texts = Array.from({ length: seeds }, (_, i) => {
        const seed = `сид-${i}-種子`;
        const base = continents[i % continents.length] ?? 'asia';
        const briefing = { seed, difficulty, plan, base };
        return [[], [report(1, i), report(2, i)]].map((reports) =>
          JSON.stringify(direct(briefing, reports, seededDice(seed))),
        );
      });
      all[`${difficulty} ${plan}`] = digest(texts);
    }
  }
  return all;
}
