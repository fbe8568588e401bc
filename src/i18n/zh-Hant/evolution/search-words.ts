/** Words that find the entries about Evolution. */
export const evolution = {
  sabotage: 'EXALT 標記 危險 六面 移除 清除 破壞者',
  'destruction-cards': '毀損卡 MEC 士兵 Meld 獎賞 驚嘆號',
  'evolution-differs': '不同 官方 App 我們定的 未知 說明單',
  expansion:
    '擴充 擴充包 Evolution 進化 第二盒 六面外星骰 資料片 擴展 進化版 第二版 演化 DLC 支援嗎 能不能混 機甲 基本版 相容',
} as const;
