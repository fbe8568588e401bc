import type { ChecklistKeyOf, PlainStep } from '../../../content/checklists.ts';
import type { StepKind } from '../../../content/steps.ts';

/** Lines of steps in which something is rolled or reported. */
export const stepLines = {
  'step.report': 'Report',
  'step.research.threat': 'Labs I, II, III in this order. Set threat to 1 before each.',
  'step.research.roll': 'Roll one die per ready scientist, with the alien die.',
  'step.research.apply':
    'Each success puts a success token on the tech. Alien die at or below threat: exhaust the scientists.',
  'step.research.push': 'Threat +1. Push, or stop.',
  'step.research.done': 'Tokens reach the cost: give the tech to its role. It works at once.',
  'step.orbital-defense.threat': 'Set threat to 1.',
  'step.orbital-defense.roll': 'Roll one die per ready satellite in orbit, with the alien die.',
  'step.orbital-defense.apply':
    'Each success destroys one UFO in orbit. Alien die at or below threat: exhaust the satellites.',
  'step.orbital-defense.push': 'Threat +1. Push, or stop.',
  'step.orbital-defense.panic':
    'For each UFO left in orbit, one at a time: raise panic by 1 on the least panicked continent. Ties: the Commander decides.',
  'step.global-defense.threat': 'Continents in any order. Set threat to 1 before each.',
  'step.global-defense.roll': 'Roll one die per interceptor there, with the alien die.',
  'step.global-defense.apply':
    'Each success destroys one UFO there. Alien die at or below threat: the interceptors go to the recruitment pool.',
  'step.global-defense.push': 'Threat +1. Push, or stop.',
  'step.global-defense.panic': 'After the last continent: each UFO left raises panic on its continent by 1.',
  'step.base-defense.threat': 'Set threat to 1, once for all enemies.',
  'step.base-defense.place': 'Choose an enemy and put soldiers on its icons: one per icon, each with that skill.',
  'step.base-defense.roll':
    'Roll one die per soldier, one more on a gold icon of their speciality, one more if elite; with the alien die.',
  'step.base-defense.apply':
    'Successes reach its health: it is killed and becomes salvage for the Chief Scientist. Alien die at or below threat: the soldiers on it die.',
  'step.base-defense.push': 'Threat +1. Push, switch, or stop.',
  'step.base-defense.damage':
    'Each enemy left deals one damage; a red space triggers critical damage. Then discard them all.',
  'step.base-defense.critical':
    'Critical damage: the Squad Leader carries out the plan’s effect. A crisis drawn now waits for the next round.',
  'step.missions.threat': 'Set threat to 1, once before the mission.',
  'step.missions.order': 'Regular and final mission in either order. Set threat to 1 before each.',
  'step.missions.parts': 'Its parts from left to right. Icons need one success, an enemy as many as its health.',
  'step.missions.roll': 'Dice as in base defence. You may reassign soldiers before each roll.',
  'step.missions.apply': 'Alien die at or below threat: the soldiers on that part die. The others may go on.',
  'step.missions.salvage': 'A killed enemy goes to the Chief Scientist as salvage.',
  'step.missions.done': 'All three completed: take both rewards, soldiers to reserve, the card leaves the game.',
  'step.missions.stay': 'Not completed: soldiers, enemies and tokens stay where they are.',
  'step.panic-report.drag': 'Move each continent to the colour of its space.',
  'step.panic-report.orbit': 'Move all UFOs of a fallen continent to orbit.',
  'step.panic-report.one': 'One continent has fallen. Two lose the game.',
  'step.panic-report.lost':
    '{count, plural, one {One continent has} other {{count} continents have}} fallen. This report ends the game.',
} satisfies Readonly<Record<`step.${ChecklistKeyOf<Exclude<StepKind, PlainStep>>}`, string> & Record<string, string>>;
