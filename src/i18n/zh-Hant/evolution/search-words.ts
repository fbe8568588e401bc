/** Words that find the entries about Evolution. */
export const evolution = {
  expansion:
    '擴充 擴充包 Evolution 進化 第二盒 六面外星骰 資料片 擴展 進化版 第二版 演化 DLC 支援嗎 能不能混 機甲 基本版 相容',
  sabotage: 'EXALT 標記 破壞 破壞者 抽 翻開',
  'dangerous-tasks': '危險 六面骰 六面 外星骰 移除 清除 標記 繼續擲 已完成',
  'token-list': '標記 清單 點 位置 電視 在哪裡',
  'destruction-cards': '毀損卡 驚嘆號 黃格 兩點資金 付 緊急資金',
  'mec-troopers': 'MEC 機甲 士兵 供應區 分數 計分 算分 損失 菁英 陣亡',
  meld: 'Meld 獎賞 標記',
  'evolution-plans': '兩個 新計畫 名稱 叫什麼 第一 第二 未知',
  'own-box': '我的盒子 缺少 缺 計畫 敵人 不想用 不會抽到 勾選',
  'evolution-differs': '不同 官方 App 我們定的 未知 說明單',
} as const;
