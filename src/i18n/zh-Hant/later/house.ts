import type { house as english } from '../../en/later/house.ts';

export const house: Record<keyof typeof english, string> = {
  'house.told': '自訂規則：{rules}',
  'house.everybodyPauses': '所有人都可以暫停',
  'house.hardLosses': '慘重損傷',
  'house.hardLosses.note': '損傷時外星骰若是 1，衛星和科學家會進入招募區，之後和士兵一樣花資金買回。',
  'house.emergencyFunding': '緊急資金的起始資金',
  'house.timers-note': '和設定裡的計時倍率相同，遊戲中也能更改。',
  'house.step.recruit': '自訂規則：招募區的衛星和科學家也可以買回，每個 1 點。',
  'house.step.research': '自訂規則：損傷時外星骰若是 1，科學家不耗用，而是進入招募區。',
  'house.step.orbital-defense': '自訂規則：損傷時外星骰若是 1，衛星不耗用，而是進入招募區。',
  'house.table.recruit': '點招募區的單位來買回，每個 1 點資金。沒花完的作廢。',
  'house.table.research': '每個成功在科技上放一個成功標記。損傷時科學家耗用；外星骰若是 1，則進入招募區。',
  'house.table.orbital-defense': '每個成功摧毀軌道上一架 UFO。損傷時衛星耗用；外星骰若是 1，則進入招募區。',
  'house.loss.research': '途中會耗用或失去科學家',
  'house.loss.orbital-defense': '途中會耗用或失去衛星',
};
