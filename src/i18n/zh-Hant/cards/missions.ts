import type { TextsOf } from '../../cards.ts';

export const missions: TextsOf<'missions'> = {
  'crashed-scout': { name: '墜毀的偵察艦', text: '獲得 1 張殘骸。北美洲恐慌 −1。' },
  'silent-observatory': { name: '沉默的天文台', text: '摧毀軌道上的 2 架 UFO。抽 2 張科技卡。' },
  'river-convoy': { name: '河運船隊', text: '緊急資金多 4 點。南美洲恐慌 −1。' },
  'temple-beacon': { name: '神殿信標', text: '南美洲恐慌 −2。摧毀任一洲或軌道上的 1 架 UFO。' },
  'subway-siege': { name: '地鐵圍城', text: '歐洲恐慌 −2。把招募區的 1 名士兵移到儲備區。' },
  'council-witness': { name: '關鍵證人', text: '緊急資金多 3 點。抽 2 張科技卡。' },
  'alpine-relay': { name: '阿爾卑斯中繼站', text: '摧毀軌道上的 2 架 UFO。2 枚耗用的衛星恢復待命。' },
  'desert-lab': { name: '沙漠實驗室', text: '抽 2 張科技卡。獲得 1 張殘骸。' },
  'harbor-rescue': { name: '港口救援', text: '非洲恐慌 −2。把招募區的 1 名士兵或 1 架攔截機移到儲備區。' },
  'buried-hangar': { name: '掩埋的機庫', text: '修復 2 點基地傷害。恐慌度最高的洲，恐慌 −1。' },
  'neon-district': { name: '霓虹街區', text: '亞洲恐慌 −2。1 名不在招募區的士兵成為菁英。' },
  'steppe-launch': { name: '草原發射', text: '摧毀軌道上的 3 架 UFO。1 張耗用的卡片恢復待命。' },
  'flooded-reactor': { name: '淹水的反應爐', text: '修復 1 點基地傷害。亞洲恐慌 −1。' },
  'reef-signal': { name: '礁岩訊號', text: '摧毀任一洲的 1 架 UFO。澳洲恐慌 −1。' },
  'opal-mine': { name: '蛋白石礦坑', text: '緊急資金多 5 點。獲得 1 張殘骸。' },
  'lost-patrol': { name: '失聯的巡邏隊', text: '把招募區的 2 名士兵移到儲備區。澳洲恐慌 −1。' },
};
