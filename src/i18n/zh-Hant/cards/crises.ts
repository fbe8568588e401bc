import type { TextsOf } from '../../cards.ts';

export const crises: TextsOf<'crises'> = {
  'mass-hysteria': { name: '集體歇斯底里', text: '有 UFO 的每一洲，恐慌 +1。' },
  'market-crash': { name: '股市崩盤', text: '緊急資金失去 4 點。' },
  'open-skies': { name: '空防缺口', text: '沒有攔截機的每一洲，恐慌 +1。' },
  'rumor-mill': { name: '謠言四起', text: '恐慌度最低的洲，恐慌 +2。' },
  'capital-riots': { name: '首都暴動', text: '恐慌度最高的洲，恐慌 +2。' },
  'home-front': { name: '後方不穩', text: '基地防禦區的士兵少於 2 名：基地所在的洲，恐慌 +2。' },
  'blind-orbit': { name: '軌道盲區', text: '軌道上的衛星少於 2 枚：在軌道放 2 架 UFO。' },
  'second-wave': { name: '敵方增援', text: '在恐慌度最高的洲放 2 架 UFO。' },
  'landing-zone': { name: '著陸區', text: '把軌道上的 2 架 UFO 移到恐慌度最低的洲。' },
  'sabotaged-hangar': { name: '機庫遭破壞', text: '1 架攔截機移到招募區；版圖上有的話，從版圖上選。' },
  'ambushed-patrol': { name: '巡邏隊遇伏', text: '1 名士兵陣亡；版圖上有的話，從版圖上選。' },
  'jammed-uplink': { name: '上行訊號受阻', text: '耗用 2 枚衛星：先選版圖上的，再選卡片上的，最後選儲備區的。' },
  'lab-outbreak': { name: '實驗室感染', text: '耗用 2 名科學家：先選版圖上的，再選卡片上的，最後選儲備區的。' },
  'tunnel-breach': { name: '地道失守', text: '抽 1 張敵人卡，放到基地的空格。' },
  'reactor-leak': {
    name: '反應爐外洩',
    text: '二選一：基地受 1 點傷害，或耗用 3 名科學家（先選版圖上的，再選卡片上的，最後選儲備區的）。',
    ways: ['基地受 1 點傷害', '耗用 3 名科學家'],
  },
  'hostage-demand': {
    name: '人質勒索',
    text: '二選一：緊急資金失去 4 點，或自選一洲，恐慌 +2。',
    ways: ['失去 4 點資金', '恐慌 +2'],
  },
  'stolen-samples': { name: '樣本失竊', text: '有殘骸的話，失去最多 2 張；否則自選一洲，恐慌 +1。' },
  'war-footing': { name: '戰備不足', text: '各洲的攔截機合計少於 4 架：紅色的每一洲，恐慌 +1。' },
  'chain-reaction': { name: '連鎖反應', text: '抽 1 張危機卡放入危機區，也要結算。' },
  'press-leak': { name: '消息走漏', text: '已研究的科技少於 3 張：黃色的每一洲，恐慌 +1。' },
  crossfire: {
    name: '交叉火網',
    text: '二選一：1 名士兵陣亡，或 1 架攔截機移到招募區；版圖上有的話，從版圖上選。',
    ways: ['1 名士兵陣亡', '1 架攔截機移到招募區'],
  },
  'strike-force': {
    name: '突擊部隊',
    text: '恐慌度最高的洲，恐慌 +2；任務上有 2 名以上的士兵，就改成自選一洲，恐慌 +1。',
  },
  'border-panic': { name: '邊境恐慌', text: '紅色的每一洲，恐慌 +1。' },
  'shifting-front': { name: '戰線轉移', text: '基地所在的洲恐慌 +1，然後恐慌度最低的洲恐慌 +1。' },
};
