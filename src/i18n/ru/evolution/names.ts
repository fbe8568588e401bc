import type { names as english } from '../../en/evolution/names.ts';

export const names: Record<keyof typeof english, string> = {
  'cue.sabotage.name': 'Диверсия EXALT',
  'cue.sabotage.do':
    '{tokens, plural, one {Возьмите {tokens} жетон EXALT, откройте его и положите на задачу, которая на нём указана.} few {Возьмите {tokens} жетона EXALT, откройте их и положите каждый на задачу, которая на нём указана.} many {Возьмите {tokens} жетонов EXALT, откройте их и положите каждый на задачу, которая на нём указана.} other {Возьмите {tokens} жетона EXALT, откройте их и положите каждый на задачу, которая на нём указана.}}',
  'cue.sabotage.spoken':
    'Диверсия. {tokens, plural, one {{tokens} жетон} =2 {Два жетона} few {{tokens} жетона} many {{tokens} жетонов} other {{tokens} жетона}}',
  'plan.subversion': 'Evolution, первый план',
  'plan.decapitation': 'Evolution, второй план',
  'enemy.drone': 'Дрон',
  'enemy.seeker': 'Искатель',
  'enemy.mechtoid': 'Мехтоид',
};
