import type { settings as english } from '../en/settings.ts';

export const settings: Record<keyof typeof english, string> = {
  'settings.name': '設定',
  'settings.language': '語言',
  'settings.timers': '計時倍率',
  'settings.timers-note': '從下一個指示起生效。',
  'settings.timers.1': '×1',
  'settings.timers.1.5': '×1.5',
  'settings.timers.2': '×2',
  'settings.timers.3': '×3',
  'settings.timers.off': '不計時',
  'settings.sound': '音效',
  'settings.speech': '語音播報指示',
  'settings.speech-none': '這台裝置沒有這個語言的語音，改以字幕顯示。',
  'settings.music': '音樂',
  'settings.vibration': '震動',
  'settings.hand-over': '步驟之間提示換人',
  'settings.hand': '左手操作',
  'settings.odds': '顯示機率',
  'settings.hints': '遊戲中提供提示',
  'settings.keys': '鍵盤快捷鍵',
  'settings.dice': '用 App 擲骰',
};
