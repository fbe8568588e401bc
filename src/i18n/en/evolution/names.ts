import type { ExpansionCueKind, ExpansionEnemyType, ExpansionPlan } from '../../../content/expansions/names.ts';

/** Names of what Evolution adds. EXALT, MEC and Meld are names of the publisher’s world: owners of the box know them (EVO-1). */
export const names = {
  'cue.sabotage.name': 'EXALT Sabotage',
  'cue.sabotage.do':
    '{tokens, plural, one {Draw one EXALT token, turn it up and put it on the task that it shows.} other {Draw {tokens} EXALT tokens, turn them up and put each on the task that it shows.}}',
  'cue.sabotage.spoken': 'Sabotage. {tokens, plural, one {One token} =2 {Two tokens} other {{tokens} tokens}}',
  'plan.subversion': 'Evolution, first plan',
  'plan.decapitation': 'Evolution, second plan',
  'enemy.drone': 'Drone',
  'enemy.seeker': 'Seeker',
  'enemy.mechtoid': 'Mechtoid',
} satisfies Readonly<
  Record<
    `cue.${ExpansionCueKind}.${'name' | 'do' | 'spoken'}` | `plan.${ExpansionPlan}` | `enemy.${ExpansionEnemyType}`,
    string
  >
>;
