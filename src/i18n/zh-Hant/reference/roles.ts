import type { roles as english } from '../../en/reference/roles.ts';
import type { EntryText } from '../../reference.ts';

/** Entries about the four roles, and advice for them. */
export const roles: Record<keyof typeof english, EntryText> = {
  advice: {
    title: '新手建議',
    text: [
      '第一回合從[[emergency-funding]]拿 3 或 4 點。好的開局值得花，但很少有效果能補充這張卡，別一次拿光。',
      '科技的成本是多少，就派多少名科學家。人少往往要多花一回合，而每名都要 1 點資金。',
      '派士兵之前，先看敵人和任務上的符號。多商量：科技手牌、任務和危機都是公開的，不必一個人決定。',
      '有兩件事沒有指示提醒，常被忘記：審查預算之後要[[recruit]]，軌道和各洲剩下的 UFO 要讓[[panic]]上升。',
    ],
  },
  'central-officer': {
    title: '中央官',
    text: [
      '中央官（Central Officer）操作 App，把內容告訴大家：宣布每個指示、按「完成」、有人需要時間就暫停，[[scanner]]一亮就掃描。',
      '計時階段裡，中央官放置 UFO、讓它們從軌道降臨，並派出[[satellites]]。',
      '解決階段裡，中央官負責[[orbital-defense]]的擲骰，調整[[threat]]，並輸入各項回報。',
    ],
  },
  'chief-scientist': {
    title: '首席科學家',
    text: [
      '首席科學家（Chief Scientist）研究科技，讓所有人更強。計時階段裡抽科技，再把一張科技和最多 {scientistsPerLab} 名[[scientists]]放入每間實驗室。',
      '解決階段裡，從 I 到 III 依序替三間實驗室擲骰，把完成的[[tech]]交給卡上標明的角色。所有[[salvage]]都放在首席科學家這裡。',
    ],
  },
  commander: {
    title: '司令',
    text: [
      '司令（Commander）主導防衛，也管錢。計時階段裡拿取 [[budget]]，需要時動用[[emergency-funding]]，派[[interceptors]]到各洲，每次[[crisis]]從兩張卡選一張。',
      '解決階段裡，在[[audit]]時付款、招募與建造、結算危機，並在[[global-defense]]中為各洲而戰。',
      '幾個洲恐慌度相同時，由司令決定。基地所在洲的資產也歸司令。',
    ],
  },
  roles: {
    title: '角色',
    text: [
      '[[commander]]、[[chief-scientist]]、[[central-officer]]、[[squad-leader]]。一到四人玩，四個角色都會上場。',
      '兩人：司令兼首席科學家，中央官兼隊長。三人：中央官兼司令。一人：四個角色全包。',
    ],
  },
  'squad-leader': {
    title: '隊長',
    text: [
      '隊長（Squad Leader）率領[[soldiers]]。計時階段裡選擇任務，在任務和基地放上敵人，並派士兵到兩處。',
      '解決階段裡，負責[[base-defense]]和[[missions]]的擲骰，之後還有[[final-mission]]。',
      '基地傷害進入紅格時，由隊長執行[[critical-damage]]。',
    ],
  },
};
