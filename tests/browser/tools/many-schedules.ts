import { continents } from '../../../src/content/continents.ts';
import { difficulties } from '../../../src/content/difficulties.ts';
import { fixedPlan, plans } from '../../../src/content/plans.ts';
import { zones } from '../../../src/content/tracks.ts';
import { direct } from '../../../src/director/index.ts';
import { type Report, seededDice } from '../../../src/rules/index.ts';
import { digest } from '../../../src/wire/index.ts';

/** What a table might report: a world that gets redder, with some UFOs in orbit. */
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
  const told = { missionCompleted: i % 3 === 0, baseDestroyed: false, finalMissionCompleted: false };
  return { round, panic, ...told, orbitUfos: (i * round) % 8 };
}

/** Two rounds of every difficulty and plan for so many seeds: one SHA-256 over the bytes of each. Runs anywhere. */
export function fingerprints(seeds: number): Record<string, string> {
  const all: Record<string, string> = {};
  for (const difficulty of difficulties) {
    for (const plan of plans) {
      if ((fixedPlan[difficulty] ?? plan) !== plan) continue;
      const texts = Array.from({ length: seeds }, (_, i) => {
        const seed = `сид-${i}-種子`;
        const base = continents[i % continents.length] ?? 'asia';
        const briefing = { seed, difficulty, plan, base };
        return [[], [report(1, i), report(2, i)]].map((told) =>
          JSON.stringify(direct(briefing, told, seededDice(seed))),
        );
      });
      all[`${difficulty} ${plan}`] = digest(texts);
    }
  }
  return all;
}
