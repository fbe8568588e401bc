import type { TextsOf } from '../../cards.ts';

export const techs: TextsOf<'techs'> = {
  // Commander
  'reserve-call-up': { name: '徵召後備', text: '任一階段耗用此卡：把招募區的 1 名士兵或 1 架攔截機移到儲備區。' },
  'missile-pods': { name: '飛彈莢艙', text: '全球防禦擲骰前耗用此卡：多擲 3 顆骰。' },
  'tracking-computer': { name: '追蹤電腦', text: '全球防禦擲骰後耗用此卡：重擲所有沒成功的 XCOM 骰。' },
  'evasive-frames': { name: '靈活機身', text: '全球防禦擲骰前耗用此卡：威脅值 −2。' },
  'world-broadcast': { name: '全球廣播', text: '計時階段耗用此卡：自選一洲，恐慌 −1。' },
  // Chief Scientist
  'shared-archive': { name: '共享檔案庫', text: '計時階段耗用此卡：抽 3 張科技卡。' },
  'field-samples': { name: '實地樣本', text: '計時階段耗用此卡，並在上面放 1 名科學家：若沒有殘骸，獲得 1 張殘骸。' },
  'reverse-engineering': { name: '逆向工程', text: '研究擲骰後耗用此卡，並在上面放 1 名科學家：多 2 個成功。' },
  'clean-room': { name: '無塵室', text: '計時階段耗用此卡：棄掉危機區的 1 張危機卡。' },
  'black-market': { name: '檯面下交易', text: '計時階段耗用此卡：預算多 2 點資金。' },
  // Central Officer
  'signal-delay': {
    name: '訊號延遲',
    text: '計時階段耗用此卡：目前的指示延長 10 秒，暫停時間也增加（依計時倍率），並把任一洲的 1 架 UFO 移到軌道。',
  },
  'gunnery-uplink': { name: '射控鏈路', text: '軌道防禦或全球防禦擲骰後耗用此卡：重擲所有沒成功的 XCOM 骰。' },
  'hardened-shells': { name: '強化外殼', text: '軌道防禦擲骰後耗用此卡：抵銷這次損傷，並多 1 個成功。' },
  'orbital-grid': { name: '軌道防護網', text: '一直有效：軌道防禦每次擲骰多 2 顆骰。' },
  'quick-refit': { name: '快速整備', text: '任一階段耗用此卡：2 枚耗用的衛星恢復待命，預算多 1 點資金。' },
  'ion-lance': { name: '離子長矛', text: '任一階段耗用此卡，並在上面放 1 枚衛星：摧毀任一洲或軌道上的 1 架 UFO。' },
  'repair-drones': {
    name: '維修無人機',
    text: '解決階段耗用此卡，並在上面放 1 枚衛星：若基地至少有 2 點傷害，修復 1 點。',
  },
  // Squad Leader
  'spotter-optics': { name: '觀測鏡', text: '基地防禦或一般任務擲骰前耗用此卡：威脅值 −2。' },
  'layered-armor': { name: '複層護甲', text: '基地防禦擲骰後耗用此卡：重擲外星骰。' },
  'beam-rifles': { name: '光束步槍', text: '任一任務擲骰前耗用此卡，並在上面放 2 名士兵：多擲 1 顆骰。' },
  'breaching-charges': {
    name: '破門炸藥',
    text: '基地防禦或一般任務擲骰後耗用此卡，並在上面放 2 名士兵：把 2 顆沒成功的骰轉成成功。',
  },
  'field-medics': { name: '野戰醫護站', text: '任一階段耗用此卡：把招募區的 1 名士兵移到儲備區。' },
  'drop-harness': { name: '垂降裝具', text: '任一階段耗用此卡：派儲備區的 1 名士兵到基地防禦區，再派 1 名。' },
  'sentry-guns': { name: '哨戒砲', text: '一直有效：基地防禦每次擲骰多 1 顆骰。' },
  'squad-link': { name: '小隊通訊', text: '一直有效：基地防禦與一般任務每次擲骰多 1 顆骰。' },
  'psi-screen': { name: '靈能屏障', text: '任一任務擲骰後耗用此卡，並在上面放 1 名士兵：外星骰 +1，最多到 8。' },
  'stasis-snare': { name: '靜滯陷阱', text: '解決階段耗用此卡，並棄掉 1 張殘骸：棄掉基地裡的 1 個敵人。' },
  'battle-drills': { name: '實戰操練', text: '計時階段耗用此卡：1 名不在招募區的士兵成為菁英，再選 1 名。' },
};
