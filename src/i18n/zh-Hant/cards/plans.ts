import type { PlanTexts } from '../../cards.ts';

export const plans: PlanTexts = {
  domination: { text: '致命傷害：恐慌度最高的洲，恐慌 +1。', parts: ['威脅值至少是 5。', null, '需要 8 個成功。'] },
  infiltration: {
    text: '致命傷害：抽 1 張危機卡放入危機區。這回合的危機已結算完的話，就等下回合。',
    parts: ['需要 9 個成功。', '需要 5 個成功。', null],
  },
  misdirection: { text: '致命傷害：在軌道放 1 架 UFO。', parts: [null, '需要 7 個成功。', '菁英士兵不給額外的骰。'] },
  occupation: {
    text: '致命傷害：在基地所在的洲放 1 架 UFO。',
    parts: ['需要 8 個成功。', '出現損傷時，任務上的士兵全部陣亡。', null],
  },
  onslaught: {
    text: '致命傷害：1 名士兵陣亡；版圖上有的話，從版圖上選。',
    parts: [null, '需要 9 個成功。', '需要 9 個成功。'],
  },
};
