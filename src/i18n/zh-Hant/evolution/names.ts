import type { names as english } from '../../en/evolution/names.ts';

export const names: Record<keyof typeof english, string> = {
  'cue.sabotage.name': 'EXALT 破壞行動',
  'cue.sabotage.do': '{tokens, plural, other {抽 {tokens} 個 EXALT 標記，翻到正面，各放到標記所示的檢定上。}}',
  'cue.sabotage.spoken': '破壞行動。{tokens, plural, =2 {兩個標記} other {{tokens} 個標記}}',
  'plan.subversion': 'Evolution 第一計畫',
  'plan.decapitation': 'Evolution 第二計畫',
  'enemy.drone': '無人機',
  'enemy.seeker': '搜尋者',
  'enemy.mechtoid': '機甲體',
};
