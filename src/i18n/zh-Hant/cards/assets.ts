import type { TextsOf } from '../../cards.ts';

export const assets: TextsOf<'assets'> = {
  // Commander
  'emergency-funding': { name: '緊急資金', text: '一直有效：存放資金。在它的指示中，可拿任意數量加入預算。' },
  'officer-training': { name: '軍官訓練', text: '計時階段在此卡放 1 名士兵：他成為菁英。' },
  // Chief Scientist
  'literature-search': { name: '文獻檢索', text: '計時階段耗用此卡：從手牌棄掉最多 3 張科技，再抽同樣張數。' },
  'dissection-table': { name: '解剖台', text: '研究擲骰前棄掉 1 張殘骸：多擲 2 顆骰。' },
  // Central Officer
  'transfer-order': {
    name: '調動命令',
    text: '計時階段耗用此卡，並在上面放 1 枚衛星：把 1 個單位從儲備區移到版圖，或從版圖移回儲備區。',
    ways: ['從儲備區移到版圖', '從版圖移回儲備區'],
  },
  'decoy-signal': { name: '誘餌訊號', text: '任一階段耗用此卡：把任一洲的 1 架 UFO 移到軌道。' },
  // Squad Leader
  'covert-team': { name: '隱密小組', text: '任一階段耗用此卡，並在上面放 1 名士兵：棄掉危機區的 1 張危機卡。' },
  'second-wind': { name: '重整旗鼓', text: '基地防禦或任一任務擲骰後耗用此卡：重擲所有骰子，包括外星骰。' },
  // Of the base continent
  'interceptor-wings': { name: '攔截機聯隊', text: '北美洲為黃色時，全球防禦擲骰前耗用此卡：多擲 1 顆骰。' },
  'jungle-tribunal': { name: '叢林審判庭', text: '南美洲為黃色時，解決階段耗用此卡：若沒有殘骸，獲得 1 張殘骸。' },
  'research-charter': { name: '研究憲章', text: '歐洲為黃色時，研究擲骰前耗用此卡：多擲 1 顆骰。' },
  'mineral-wealth': { name: '豐富礦藏', text: '非洲為黃色時：每次 XCOM 預算多 1 點資金。' },
  'launch-complex': { name: '發射中心', text: '亞洲為黃色時，軌道防禦擲骰前耗用此卡：多擲 2 顆骰。' },
  'outback-range': { name: '內陸靶場', text: '澳洲為黃色時，基地防禦或任一任務擲骰前耗用此卡：多擲 2 顆骰。' },
};
