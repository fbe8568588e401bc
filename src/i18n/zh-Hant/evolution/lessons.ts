import type { lessons as english } from '../../en/evolution/lessons.ts';

export const lessons: Record<keyof typeof english, string> = {
  'evolution.lessons': 'Evolution 教學',
  'evolution.lesson.sabotage.title': '破壞行動：放好標記。',
  'evolution.lesson.sabotage.text': '有標記的檢定是危險的，直到一個成功把標記移除。不必馬上清，但標記會越積越多。',
  'evolution.lesson.dangerous.title': '改擲六面外星骰。',
  'evolution.lesson.dangerous.text':
    '有標記就危險：威脅值 1 時，六次擲骰有一次損傷，不是八次一次。一個成功可以不計入，改為移除一個標記。',
  'evolution.lesson.spaces.title': '留意經過的每一格。',
  'evolution.lesson.spaces.text': '傷害指示物進入黃色「!」格，就抽一張毀損卡。紅格照舊執行計畫的效果。',
  'evolution.lesson.meld.title': '新任務要快。',
  'evolution.lesson.meld.text': '翻開的那一回合，任務上有 Meld 標記。同一回合完成，也拿 Meld 獎賞。',
  'evolution.lesson.mec.title': '有 MEC 士兵就派出去。',
  'evolution.lesson.mec.text': 'MEC 士兵由科技帶來，四種技能樣樣專精。在版圖上時，每個要付 1 點資金。',
};
