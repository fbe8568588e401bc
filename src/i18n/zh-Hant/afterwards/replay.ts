import type { replay as english } from '../../en/afterwards/replay.ts';

export const replay: Record<keyof typeof english, string> = {
  'replay.scrub': '遊戲的時刻',
  'replay.moment': '第 {number} 刻，共 {of} 刻',
  'replay.back': '退一步',
  'replay.forward': '進一步',
  'replay.play': '播放',
  'replay.pause': '停止',
  'replay.speed': '速度',
  'replay.times': '×{speed}',
  'replay.rounds': '回合',
  'replay.copy': '複製這一刻的連結',
  'replay.copied': '連結已複製，可在這台裝置上開啟。',
  'replay.copied-table': '連結已複製。只要這張桌還在，任何裝置都能開啟。',
  'replay.not-copied': '這個瀏覽器無法複製。連結就在網址列。',
  'replay.leave': '離開重播',
  'replay.where': '第 {round} 回合 · {role}',
};
