// Made by `npm run words` from the English words. Do not edit.

/** The words that take arguments, by their keys. */
export interface Arguments {
  'cue.budget.do': { credits: number };
  'cue.assign-research.name': { lab: string | number };
  'cue.assign-research.do': { lab: string | number };
  'cue.early': { task: string | number; early: string | number };
  'cue.seconds-left': { seconds: number };
  'cue.place': { space: string | number; count: string | number };
  'cue.round': { round: string | number };
  'end.rounds': { rounds: number };
  'end.total': { score: number };
  'end.reason.calm': { red: string | number; fallen: string | number };
  'end.reason.strained': { red: string | number; fallen: string | number };
  'end.reason.steady': { red: string | number; fallen: string | number };
  'end.sent': { ufos: number; cues: number; crises: number; enemies: number };
  'end.scrambled': { count: number };
  'threat.set': { threat: string | number };
  'odds.more': { what: string | number };
  'odds.fewer': { what: string | number };
  'odds.percent': { percent: string | number };
  'dice.roll': { dice: number };
  'dice.successes': { count: number };
  'dice.alien': { face: string | number; threat: string | number };
  'panic.move': { continent: string | number; zone: string | number };
  'panic.moved': { continent: string | number; zone: string | number };
  'say.cue': { role: string | number; cue: string | number };
  'say.scrambled': { role: string | number; cue: string | number };
  'say.ufos': { role: string | number; cue: string | number; places: string | number };
  'say.place': { count: number; space: string | number };
  'say.place-orbit': { count: number };
  'say.step': { role: string | number; step: string | number };
  'say.forecast': { places: string | number };
  'setup.enemy': { number: string | number };
  'setup.panic-of': { continent: string | number };
  'setup.space': { space: string | number };
  'setup.step.plan': { plan: string | number };
  'setup.step.base': { base: string | number };
  'setup.step.enemies': { first: string | number; second: string | number; third: string | number };
  'setup.step.reserve': { soldiers: string | number; interceptors: string | number };
  'setup.step.assets': { base: string | number };
  'setup.step.funding': { credits: string | number };
  'setup.step.markers': { ufos: string | number };
  'correct.note': { round: string | number };
  'games.round': { round: string | number };
  'games.results': { won: string | number; lost: string | number };
  'file.version': { detail: string | number };
  'file.damaged': { detail: string | number };
  'file.pack': { detail: string | number };
  'rules.count': { count: number };
  'step.of': { number: string | number };
  'step.next-round': { round: string | number };
  'step.panic-report.lost': { count: number };
}
