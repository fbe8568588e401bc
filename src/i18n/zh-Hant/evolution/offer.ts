/** Words that offer Evolution, and name a game with it, before its own words are loaded. */
export const evolution = {
  'own.evolution': '我們有 Evolution',
  'own.evolution.note': '用上盒裡的一切：EXALT 破壞行動、另外兩個計畫、新敵人，其餘的該做什麼也會列出。',
  'operation.evolution': '搭配實體遊戲和 Evolution',
};
