import { describe, expect, test } from 'vitest';
import { standardCards } from '../../src/content/standard/pack.ts';
import { type Skill, skills, soldierClasses } from '../../src/content/units.ts';
import { check } from '../../src/rules/index.ts';
import { type Play, table } from '../tools/given.ts';
import { choose, rollAndApply, use } from '../tools/hands.ts';
import { squad, takeIcons } from './squad.ts';
import { at } from './tasks.ts';

const tested = new Set<string>();
const leader = { as: 'squad-leader' } as const;

/** Starts a fight of the squad in the base against an enemy, with no soldier on its icons. */
function against(enemy: string): Play {
  tested.add(enemy);
  const play = table({ begin: 'base-defense', enemies: [enemy], units: squad('base') });
  play.do({ type: 'take', task: { enemy: 0 } }, leader);
  return play;
}

/** Rolls all dice of the task with this many successes, and applies the roll. */
function hit(play: Play, successes: number, alien = 8): void {
  const dice = play.board.task?.dice ?? 0;
  rollAndApply(
    play,
    Array.from({ length: dice }, (_, i) => (i < successes ? 6 : 1)),
    alien,
  );
}

const markersOn = ({ board }: Play) => board.base.enemies[0]?.successes;

/** The two classes with each skill. The first is the specialist, who gets a second die on a special icon (TAB-10). */
const classes: Readonly<Record<Skill, readonly [string, string]>> = {
  positioning: ['assault', 'sniper'],
  critical: ['sniper', 'support'],
  firepower: ['heavy', 'assault'],
  teamwork: ['support', 'heavy'],
};

/** Every enemy: health, icons and special rule. A star marks a special icon. */
const enemies: Readonly<Record<string, readonly [health: number, icons: string, rule?: string]>> = {
  'sectoid-scout': [1, 'positioning critical'],
  'sectoid-drone': [1, 'firepower teamwork*'],
  'sectoid-commander': [3, 'critical* firepower', 'heals'],
  'muton-grunt': [2, 'firepower positioning'],
  'muton-brawler': [2, 'critical teamwork*'],
  'muton-elite': [4, 'firepower* critical positioning', 'deals two damage'],
  'floater-raider': [1, 'critical'],
  'floater-gunner': [2, 'positioning* teamwork'],
  'outsider-shard': [2, 'critical* positioning'],
  'outsider-prism': [2, 'firepower* teamwork', 'leaves no salvage'],
  'thin-man-courier': [1, 'teamwork critical'],
  'thin-man-spitter': [2, 'positioning* firepower', 'kills on 8'],
  'chryssalid-stalker': [2, 'firepower critical'],
  'chryssalid-brood': [3, 'teamwork* firepower', 'kills on 7'],
  'cyberdisc-hunter': [3, 'critical* firepower'],
  'cyberdisc-mender': [3, 'positioning firepower*', 'heals'],
  'sectopod-walker': [4, 'firepower* critical teamwork'],
  'sectopod-siege': [3, 'firepower* positioning', 'deals two damage'],
  'ethereal-adept': [3, 'critical teamwork*'],
  'ethereal-lord': [4, 'critical* teamwork positioning', 'leaves no salvage'],
};

/** Returns an alien face that never causes a loss, at any threat and with a rule that kills on 7 or 8. */
const safeFace = (rule: string | undefined): number => (rule === 'kills on 8' ? 7 : 8);

for (const [enemy, [health, icons, rule]] of Object.entries(enemies)) {
  describe(enemy, () => {
    test(`RES-7 TSK-2 has the icons ${icons}`, () => {
      const play = against(enemy);
      for (const [icon, name] of icons.split(' ').entries()) {
        const skill = skills.find((one) => name.startsWith(one)) ?? 'positioning';
        const [specialist, other] = classes[skill];
        const able = soldierClasses.filter(
          (one) => check(play.open, { type: 'place', soldier: `${one}-1`, icon }, 'squad-leader') === null,
        );
        expect(able.toSorted()).toEqual([specialist, other].toSorted());
        for (const [one, dice] of [
          [specialist, name.endsWith('*') ? 2 : 1],
          [other, 1],
        ] as const) {
          play.do({ type: 'place', soldier: `${one}-1`, icon }, leader);
          expect(play.board.task?.dice).toBe(dice);
          play.do({ type: 'place', soldier: `${one}-1`, icon: null }, leader);
        }
      }
      const beyond = { type: 'place', soldier: 'heavy-1', icon: icons.split(' ').length } as const;
      expect(play.refused(beyond, leader).code).toBe('no-such-icon');
    });

    test(`RES-7 is killed by ${health} successes, and no fewer`, () => {
      const play = against(enemy);
      takeIcons(play);
      if (rule === 'heals') {
        hit(play, health - 1);
        expect(markersOn(play)).toBe(health - 2);
        hit(play, 2);
      } else {
        for (let marked = 1; marked < health; marked += 1) {
          hit(play, 1, safeFace(rule));
          expect(markersOn(play)).toBe(marked);
        }
        hit(play, 1, safeFace(rule));
      }
      expect(play.board.base.enemies[0]).toBe(null);
      const [pile, other] = [play.board.salvage, play.board.decks.enemy.discard];
      expect(rule === 'leaves no salvage' ? [other, pile] : [pile, other]).toEqual([[enemy], []]);
    });

    test(`RES-7 deals ${rule === 'deals two damage' ? 'two damage' : 'one damage'} if it is left in the base`, () => {
      const play = against(enemy);
      play.do('done', leader);
      const damage = play.log.flatMap((event) => (event.type === 'damage-changed' ? [event.by] : []));
      expect(damage).toEqual([rule === 'deals two damage' ? 2 : 1]);
      expect(play.board.base.enemies).toEqual([null, null, null, null]);
    });
  });
}

describe('enemies that heal', () => {
  for (const enemy of ['sectoid-commander', 'cyberdisc-mender']) {
    test(`RES-7 ${enemy} loses a marker, if it has one, after each roll that does not kill it`, () => {
      const play = against(enemy);
      takeIcons(play);
      hit(play, 0);
      expect(markersOn(play)).toBe(0);
      hit(play, 1);
      expect(markersOn(play)).toBe(0);
      hit(play, 2);
      expect(markersOn(play)).toBe(1);
      hit(play, 0);
      expect(markersOn(play)).toBe(0);
    });
  }

  test('RES-7 also heal after a lost roll', () => {
    const play = against('sectoid-commander');
    takeIcons(play);
    hit(play, 2, 1);
    expect(markersOn(play)).toBe(1);
    expect(play.board.units.filter((unit) => unit.at === 'base')).toHaveLength(2);
  });
});

describe('enemies that kill on a face', () => {
  for (const [enemy, face] of [
    ['thin-man-spitter', 8],
    ['chryssalid-brood', 7],
  ] as const) {
    test(`TSK-4 ${enemy} causes a loss on ${face} and on faces up to the threat, and on no other`, () => {
      const losses = [1, 2, 3, 4, 5, 6, 7, 8].filter((alien) => {
        const play = against(enemy);
        takeIcons(play);
        hit(play, 0, alien);
        return play.board.units.some(({ id, at: place }) => id === 'heavy-1' && place === 'pool');
      });
      expect(losses).toEqual(enemy === 'thin-man-spitter' ? [1, 8] : [1, 7]);
    });
  }

  test('TSK-9 cause a loss if a card raises the alien die to that face', () => {
    const play = table({
      begin: 'missions',
      mission: 'flooded-reactor',
      missionEnemies: ['thin-man-spitter'],
      units: at('mission', 'assault-1', 'heavy-1'),
      inPlay: ['psi-screen'],
    });
    play.do({ type: 'take', task: { mission: 'mission' } }, leader);
    takeIcons(play);
    play.do({ type: 'roll', faces: { xcom: [1, 1, 1], alien: 7 } }, leader);
    expect(play.board.task?.roll?.loss).toBe(false);
    use(play, 'psi-screen');
    choose(play, 'sniper-1');
    expect(play.board.task?.roll).toMatchObject({ alien: 8, loss: true });
  });

  test('RES-9 kill on a mission as they do in the base', () => {
    const play = table({
      begin: 'missions',
      mission: 'flooded-reactor',
      missionEnemies: ['thin-man-spitter'],
      units: at('mission', 'assault-1', 'heavy-1'),
    });
    play.do({ type: 'take', task: { mission: 'mission' } }, leader);
    takeIcons(play);
    rollAndApply(play, [1, 1, 1], 8);
    expect(['assault-1', 'heavy-1'].map((id) => play.placeOf(id))).toEqual(['pool', 'pool']);
  });
});

describe('all enemies', () => {
  test('RES-7 have all been tested above', () => {
    expect([...tested].toSorted()).toEqual(standardCards.enemies.map(({ id }) => id).toSorted());
    expect(tested.size).toBe(20);
  });

  test('TAB-2 are thirty cards of nine types, two of which have an elite', () => {
    const { enemies: all } = standardCards;
    expect(all.reduce((sum, { copies }) => sum + copies, 0)).toBe(30);
    const kinds = Map.groupBy(all, ({ type }) => type);
    expect(kinds.size).toBe(9);
    expect([...kinds].flatMap(([type, of]) => (of.length > 2 ? [type] : []))).toEqual(['sectoid', 'muton']);
  });
});
