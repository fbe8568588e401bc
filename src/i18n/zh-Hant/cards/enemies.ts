import type { TextsOf } from '../../cards.ts';

export const enemies: TextsOf<'enemies'> = {
  'sectoid-scout': { name: '小灰人斥候' },
  'sectoid-drone': { name: '小灰人工兵' },
  'sectoid-commander': { name: '小灰人首腦', text: '擲骰後沒被擊殺，就移除它身上的 1 個成功。' },
  'muton-grunt': { name: '穆頓人步兵' },
  'muton-brawler': { name: '穆頓人打手' },
  'muton-elite': { name: '穆頓人老將', text: '若留在基地裡，造成 2 點傷害。' },
  'floater-raider': { name: '浮游者掠襲兵' },
  'floater-gunner': { name: '浮游者槍手' },
  'outsider-shard': { name: '外來者裂晶' },
  'outsider-prism': { name: '外來者稜鏡', text: '不會留下殘骸。' },
  'thin-man-courier': { name: '瘦長人信使' },
  'thin-man-spitter': { name: '瘦長人噴毒者', text: '外星骰為 8 時，也算損傷。' },
  'chryssalid-stalker': { name: '蟹形蟲潛獵者' },
  'chryssalid-brood': { name: '蟹形蟲群', text: '外星骰為 7 時，也算損傷。' },
  'cyberdisc-hunter': { name: '電子飛碟獵殺型' },
  'cyberdisc-mender': { name: '電子飛碟修復型', text: '擲骰後沒被擊殺，就移除它身上的 1 個成功。' },
  'sectopod-walker': { name: '步行機甲巡行型' },
  'sectopod-siege': { name: '步行機甲攻城型', text: '若留在基地裡，造成 2 點傷害。' },
  'ethereal-adept': { name: '靈體修行者' },
  'ethereal-lord': { name: '靈體領主', text: '不會留下殘骸。' },
};
