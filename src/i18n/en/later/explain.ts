import type { BaseCueKind } from '../../../content/cues.ts';
import type { StepKind } from '../../../content/steps.ts';

/** Words of the lessons with the box. Each cue and step has one; `done` completes that of a cue. */
export const explain = {
  'explain.of': '{number} of {count}',
  'explain.skip': 'Skip this lesson',
  'explain.skip-all': 'Skip all lessons',
  'explain.waits': 'waits',
  'explain.clock': 'The clock waits.',
  'explain.again': 'From the next round on, this action has a clock.',
  'explain.goal.title': 'Save the Earth together.',
  'explain.goal.text':
    'You win by completing the final mission. You lose when two continents fall into panic, or the base is destroyed.',
  'explain.begin.title': 'Read each action aloud.',
  'explain.begin.text':
    'You are the Central Officer: say whose action it is and what to do. Once the clock runs, Done ends an action early, and Pause stops it.',
  'explain.cards.title': 'Use your cards.',
  'explain.cards.text':
    'Each says in which phase it works and what it costs; most are turned sideways. Use one as soon as it helps.',
  'explain.scrambled.title': 'This action came too early.',
  'explain.scrambled.text': 'The aliens scrambled it, so there is news you do not have yet. Decide with what you see.',
  'explain.scanner.title': 'Press the scanner.',
  'explain.scanner.text':
    'It is lit: it shows the Central Officer UFOs that are still to come this round. With many UFOs in orbit it stays dark.',
  'explain.new-technology.title': 'Fill the hand to six.',
  'explain.new-technology.text':
    'The Chief Scientist draws tech cards. Once researched, a tech helps its role for the rest of the game.',
  'explain.new-technology.done': 'Six are in hand',
  'explain.budget.title': 'Take the credits shown.',
  'explain.budget.text': 'The Commander keeps them. Each unit on the board will cost one of them this round.',
  'explain.budget.done': 'They are taken',
  'explain.ufos-detected.title': 'Put these UFOs on the board.',
  'explain.ufos-detected.text':
    'Take them from the invasion force beside the board. Red actions must be done; a late one halves the time of the next blue action.',
  'explain.ufos-detected.done': 'They are placed',
  'explain.ufos-descend.title': 'Move these UFOs down.',
  'explain.ufos-descend.text': 'They leave orbit for the places shown. There interceptors can shoot at them.',
  'explain.ufos-descend.done': 'They have moved',
  'explain.enemy-in-base.title': 'Put an enemy into the base.',
  'explain.enemy-in-base.text':
    'Turn the top enemy card over on a free space. If nobody stops it, it damages the base at the end of the round.',
  'explain.enemy-in-base.done': 'It is in the base',
  'explain.crisis.title': 'Draw two crises, keep one.',
  'explain.crisis.text':
    'The Commander puts one into the crisis pool, where it waits for the resolution phase. Keep the one that hurts less.',
  'explain.crisis.done': 'In the crisis pool',
  'explain.choose-mission.title': 'Draw two missions, keep one.',
  'explain.choose-mission.text':
    'Or keep the current one. A new mission gets a face-down enemy on each of its enemy spaces.',
  'explain.choose-mission.done': 'It is chosen',
  'explain.deploy-squad.title': 'Send a squad.',
  'explain.deploy-squad.text':
    'Turn the mission’s enemies face up, then send up to four soldiers with the skills of its icons. On gold a specialist rolls one die more.',
  'explain.deploy-squad.done': 'They are on their way',
  'explain.assign-research.title': 'Choose a tech for this lab.',
  'explain.assign-research.text':
    'Put one from the hand there, with up to three ready scientists. Each of them will be one die.',
  'explain.assign-research.done': 'The lab is at work',
  'explain.emergency-funding.title': 'Take what you lack.',
  'explain.emergency-funding.text':
    'In the first round three or four are well spent. After that take only what you lack: the card must last for the whole game.',
  'explain.emergency-funding.done': 'That is enough',
  'explain.deploy-satellites.title': 'Send satellites into orbit.',
  'explain.deploy-satellites.text':
    'They shoot at the UFOs there. Those left in orbit raise panic and scramble actions of the next round.',
  'explain.deploy-satellites.done': 'They are in orbit',
  'explain.deploy-interceptors.title': 'Send your interceptors.',
  'explain.deploy-interceptors.text':
    'They shoot at the UFOs over their continent. This is their only action this round, and each costs a credit.',
  'explain.deploy-interceptors.done': 'They have taken off',
  'explain.defend-base.title': 'Send soldiers to the base.',
  'explain.defend-base.text': 'They fight the enemies there. Look which skills the enemies’ cards ask for.',
  'explain.defend-base.done': 'They stand ready',
  'explain.final-mission.title': 'Flip the invasion plan.',
  'explain.final-mission.text':
    'Its back is the final mission: complete it, and you win. Put a face-down enemy on each enemy space.',
  'explain.final-mission.done': 'It is flipped',
  'explain.deploy-final-squad.title': 'Send a squad to the final mission.',
  'explain.deploy-final-squad.text': 'As on any mission: turn its enemies face up, then send up to four soldiers.',
  'explain.deploy-final-squad.done': 'They are on their way',
  'explain.ending.title': 'Use your last timed cards.',
  'explain.ending.text':
    'Cards of the timed phase work in any action, now for the last time. Then the clock is off: dice decide what your units achieve.',
  'explain.ending.done': 'We are ready',
  'explain.resolution.title': 'Now take your time.',
  'explain.resolution.text':
    'Fourteen steps follow, without a clock. Tick off what is done; the large button leads to the next one.',
  'explain.audit.title': 'Pay for your units.',
  'explain.audit.text': 'One credit for each unit on the board. What you cannot pay raises panic.',
  'explain.recruit.title': 'Spend what is left.',
  'explain.recruit.text': 'Each credit buys a soldier or an interceptor. What you do not spend is lost.',
  'explain.crises.title': 'Let the crises strike.',
  'explain.crises.text': 'The Commander reads them out one by one, and you do what they say.',
  'explain.dice.title': 'Roll as often as you dare.',
  'explain.dice.text':
    'One die per unit, plus the alien die; two of six faces succeed. Your units pay unless the alien die beats the threat, which rises with each roll.',
  'explain.elite.title': 'Make a soldier elite.',
  'explain.elite.text':
    'Put one on the Commander’s Officer Training. An elite soldier rolls one more die on every task, until killed.',
  'explain.critical.title': 'Watch the red spaces.',
  'explain.critical.text':
    'When base damage enters one, the invasion plan strikes at once: the Squad Leader does what it says.',
  'explain.salvage.title': 'Spend your salvage.',
  'explain.salvage.text':
    'Beaten enemies lie face down with the Chief Scientist as salvage. Some cards ask you to discard it: look who can use it.',
  'explain.research.title': 'Research, lab by lab.',
  'explain.research.text': 'Each success puts a token on the lab’s tech. Once they reach its cost, it works at once.',
  'explain.orbital-defense.title': 'Shoot at the UFOs in orbit.',
  'explain.orbital-defense.text': 'Each success destroys one. Each one left raises panic where it is lowest.',
  'explain.global-defense.title': 'Shoot at the UFOs over continents.',
  'explain.global-defense.text':
    'One continent after another, as the Commander likes. Each UFO left raises panic there.',
  'explain.base-defense.title': 'Fight the enemies in the base.',
  'explain.base-defense.text':
    'Put soldiers on an enemy’s icons, one on each, and roll. Threat goes on from enemy to enemy, and each one left damages the base.',
  'explain.base-destroyed.title': 'Look at the base damage.',
  'explain.base-destroyed.text': 'The app cannot see your board, so it asks. On the orange space the game is lost.',
  'explain.missions.title': 'Carry out the mission.',
  'explain.missions.text':
    'One part after another, from left to right, and threat goes on between them. Stop when you like; what is done stays done.',
  'explain.panic-report.title': 'Tell the app where panic stands.',
  'explain.panic-report.text': 'Put each continent into the colour of its space. With two on orange the game is lost.',
  'explain.mission-report.title': 'Tell the app of your mission.',
  'explain.mission-report.text': 'Each completed mission brings the final one closer, and that one wins the game.',
  'explain.refresh.title': 'Ready what was exhausted.',
  'explain.refresh.text': 'All cards, and the satellites and scientists in reserve. From here on no card may be used.',
  'explain.return-units.title': 'Bring your units home.',
  'explain.return-units.text':
    'All units return to reserve, except soldiers on an unfinished mission. Exhausted ones miss the next round.',
  'explain.orbit-report.title': 'Count the UFOs in orbit.',
  'explain.orbit-report.text': 'The more there are, the more actions the aliens can scramble.',
} satisfies Readonly<
  Record<`explain.${BaseCueKind | StepKind}.${'title' | 'text'}` | `explain.${BaseCueKind}.done`, string> &
    Record<string, string>
>;
