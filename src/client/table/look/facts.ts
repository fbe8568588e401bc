import type { Icon } from '../../../content/cards/cards.ts';
import type { Playing } from '../../../rules/index.ts';
import type { SymbolName } from '../../design/symbols/paths.ts';
import { say } from '../../words/say.ts';
import type { PictureKind } from '../cards/picture-lines.ts';
import { skillName } from '../words/names.ts';

/** A symbol of a card, and what it means. */
interface Meaning {
  readonly sign: SymbolName;
  readonly words: string;
  /** Whether it has the gold star of a specialist. */
  readonly special?: boolean;
}

/** Facts that a large card shows besides name and text. */
export interface CardFacts {
  readonly kind: PictureKind;
  /** Its color. Undefined for that of its kind. */
  readonly tone?: string;
  readonly legend: readonly Meaning[];
  /** When it works. Undefined for cards that nobody uses. */
  readonly phase?: string;
}

const meaningOf = (icon: Icon): Meaning => ({ sign: icon.skill, words: skillName(icon), special: icon.special });

/** Returns each icon once. */
const once = (icons: readonly Icon[]): Icon[] =>
  icons.filter((icon, i) => icons.findIndex((one) => one.skill === icon.skill && one.special === icon.special) === i);

/** Returns the facts about a card for the large card. Null if there is no such card. */
export function factsOfCard({ pack }: Playing, id: string): CardFacts | null {
  const tech = pack.tech.get(id);
  const owned = tech ?? pack.asset.get(id);
  if (owned) {
    const owner: Meaning = { sign: owned.owner, words: say(`role.${owned.owner}`) };
    const cost: Meaning[] = tech ? [{ sign: 'tech', words: say('table.cost', { count: tech.cost }) }] : [];
    return {
      kind: tech ? 'tech' : 'asset',
      tone: `var(--${owned.owner})`,
      legend: [owner, ...cost],
      phase: say(`table.phase.${owned.phase}`),
    };
  }
  const enemy = pack.enemy.get(id);
  if (enemy) {
    const health: Meaning = { sign: 'enemy', words: say('table.to-kill', { count: enemy.health }) };
    return { kind: 'enemy', legend: [health, ...once(enemy.icons).map(meaningOf)] };
  }
  const mission = pack.mission.get(id);
  if (mission) {
    const icons = once(mission.parts.flatMap((part) => ('icons' in part ? part.icons : [])));
    const foe: Meaning[] = mission.parts.some((part) => 'enemy' in part)
      ? [{ sign: 'enemy', words: say('table.part-enemy') }]
      : [];
    const where: Meaning = { sign: 'mission', words: say(`continent.${mission.continent}`) };
    return { kind: 'mission', legend: [where, ...icons.map(meaningOf), ...foe] };
  }
  return pack.crisis.has(id) ? { kind: 'crisis', legend: [] } : null;
}
