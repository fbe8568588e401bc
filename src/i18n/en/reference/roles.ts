import type { EntryText } from '../../reference.ts';

/** Entries about the four roles, and advice for them. */
export const roles = {
  advice: {
    title: 'Advice for a first game',
    text: [
      'Take three or four credits of [[emergency-funding]] in the first round. A strong start is worth it, but few effects refill the card, so do not empty it.',
      'Give a lab as many scientists as its tech costs. With fewer it often takes a second round; each of them costs a credit.',
      'Look at the icons of enemies and missions before you send soldiers. Ask one another: techs in hand, missions and crises are open to all, and nobody has to choose alone.',
      'Two things are often forgotten because no action calls them: to [[recruit|recruit]] after the audit, and to raise [[panic|panic]] for the UFOs left in orbit and on the continents.',
    ],
  },
  'central-officer': {
    title: 'Central Officer',
    text: [
      'The Central Officer runs the app and passes on what it says: calls out each action, confirms it, pauses when somebody needs a moment, and scans whenever the [[scanner|scanner]] lights up.',
      'In the timed phase the Central Officer places the UFOs, moves them down from orbit, and sends [[satellites|satellites]] up.',
      'In the resolution phase the Central Officer rolls for [[orbital-defense|orbital defence]], keeps the [[threat|threat]] marker, and enters the reports.',
    ],
  },
  'chief-scientist': {
    title: 'Chief Scientist',
    text: [
      'The Chief Scientist researches techs and so makes everybody stronger. In the timed phase the Chief Scientist draws techs, then puts one tech and up to {scientistsPerLab} [[scientists]] into each lab.',
      'In the resolution phase the Chief Scientist rolls for the three labs from I to III and hands each finished [[tech|tech]] to the role named on it. All [[salvage|salvage]] lies with the Chief Scientist.',
    ],
  },
  commander: {
    title: 'Commander',
    text: [
      'The Commander leads the defence and keeps the money. In the timed phase the Commander takes the [[budget|budget]] and what is wanted of [[emergency-funding]], sends [[interceptors|interceptors]] to the continents, and picks one of two cards whenever a [[crisis|crisis]] breaks out.',
      'In the resolution phase the Commander pays at the [[audit|audit]], recruits and builds, resolves the crises, and fights for the continents in [[global-defense|global defence]].',
      'If several continents are tied for panic, the Commander decides. The Commander also gets the asset of the continent with the base.',
    ],
  },
  roles: {
    title: 'Roles',
    text: [
      '[[commander]], [[chief-scientist]], [[central-officer]] and [[squad-leader]]. All four are always in play, with one to four players.',
      'Two players: Commander with Chief Scientist, Central Officer with Squad Leader. Three: Central Officer with Commander. One player takes all four.',
    ],
  },
  'squad-leader': {
    title: 'Squad Leader',
    text: [
      'The Squad Leader commands the [[soldiers|soldiers]]. In the timed phase the Squad Leader chooses the mission, lays enemies on it and in the base, and sends soldiers to both.',
      'In the resolution phase the Squad Leader rolls for [[base-defense|base defence]] and the [[missions|missions]], and later for the [[final-mission|final mission]].',
      'When base damage enters a red space, the Squad Leader carries out the [[critical-damage|critical damage]].',
    ],
  },
} satisfies Record<string, EntryText>;
