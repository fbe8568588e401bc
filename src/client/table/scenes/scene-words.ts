import { damageTrack } from '../../../content/tracks.ts';
import { joined } from '../../../i18n/joined.ts';
import type { Board, GameEvent } from '../../../rules/index.ts';
import type { SymbolName } from '../../design/symbols/paths.ts';
import { cardText } from '../../words/cards.ts';
import { say } from '../../words/say.ts';
import { causeName } from '../words/names.ts';
import type { Beat } from './beats.ts';
import { damageIn, type Harm, type Reason } from './harm.ts';
import type { Scene, SquadLost } from './scenes.ts';

/** A sentence of a scene with its symbol. */
export interface Line {
  readonly glyph: SymbolName;
  readonly words: string;
}

/** The words of a scene: the event, and its consequence. */
export interface SceneWords {
  readonly title: string;
  readonly lines: readonly Line[];
}

function squadLost({ soldiers, successes, task, goesOn, ends }: SquadLost): SceneWords {
  const left = task === 'base-defense' ? say('scene.enemy-stays') : say('scene.mission-waits');
  const next: Line = ends
    ? { glyph: 'flag', words: say('scene.earth-lost') }
    : { glyph: 'mission', words: goesOn ? say('scene.others-fight') : left };
  return {
    title: say('scene.squad-lost', { count: soldiers.length }),
    lines: [
      { glyph: 'squad-leader', words: say('scene.to-pool', { count: soldiers.length }) },
      ...(successes > 0 && !ends
        ? [{ glyph: 'check', words: say('scene.still-count', { count: successes }) } as const]
        : []),
      next,
    ],
  };
}

/** The text of a card as a line. */
const textOf = (card: string, glyph: SymbolName): readonly Line[] => {
  const { text } = cardText(card);
  return text === undefined ? [] : [{ glyph, words: text }];
};

/** Describes why a step did harm: credits missing, UFOs left, or enemies that struck. */
function reasonWords({ step, count }: Reason): string {
  switch (step) {
    case 'audit':
      return say('scene.unpaid', { count });
    case 'orbital-defense':
      return say('table.stop-orbit', { count });
    case 'global-defense':
      return say('scene.left-on-land', { count });
    case 'crises':
      return say('scene.crises', { count });
    case 'base-defense':
      return say('scene.critical');
    case 'recruit':
    case 'research':
    case 'base-destroyed':
    case 'missions':
    case 'panic-report':
    case 'mission-report':
    case 'refresh':
    case 'return-units':
    case 'orbit-report':
      return say(`step.${step}.name`);
  }
}

/** Returns the symbol of the source of harm, or of this beat: blows come from enemies, and bring critical damage. */
export function glyphOf({ step }: Pick<Reason, 'step'>, beat?: Beat): SymbolName {
  const [first] = beat?.told ?? [];
  if (first?.why.by === 'plan') return 'critical';
  if (step === 'audit') return 'credit';
  if (step === 'crises') return 'crisis';
  if (step === 'orbital-defense' || step === 'global-defense') return 'ufo';
  return beat === undefined ? 'damage' : 'enemy';
}

/** Describes the effect of an event, headed by the name of the card or plan that caused it. */
function causedWords(event: GameEvent, { before, told }: Beat, tell: TellEvent): Line {
  const words = tell(event, before.board, told);
  const head = causeName(event.why);
  return {
    glyph: event.why.by === 'plan' ? 'damage' : 'crisis',
    words: head === '' || event.why.by === 'step' ? words : say('happened.line', { head, text: words }),
  };
}

/** The name of the card or plan that a beat comes from. Empty for a step, whose cause the title says. */
export const causeOfBeat = ({ told: [first] }: Beat): string =>
  first === undefined || first.why.by === 'step' ? '' : causeName(first.why);

/** Says all that happened in a beat. */
export const beatWords = (beat: Beat, tell: TellEvent): string =>
  joined(
    beat.told.map((event) => causedWords(event, beat, tell).words),
    say,
  );

/** Lists the events of beats in words, except panic and base damage, which are drawn. */
export const otherLines = (beats: readonly Beat[], tell: TellEvent): readonly Line[] =>
  beats.flatMap((beat) =>
    beat.told
      .filter(({ type }) => type !== 'panic-changed' && type !== 'damage-changed')
      .map((event) => causedWords(event, beat, tell))
      .filter(({ words }) => words !== ''),
  );

/** How near the base is to its end after these beats. */
export function damageLines(beats: readonly Beat[]): readonly Line[] {
  const damage = damageIn(beats);
  if (damage === null) return [];
  const { from, to } = damage;
  const left = damageTrack.length - 1 - to;
  return [
    { glyph: 'damage', words: say('scene.damage', { from, to }) },
    { glyph: 'base', words: left === 0 ? say('price.base-lost') : say('scene.damage-left', { count: left }) },
  ];
}

/** The title of a scene of harm. */
const harmTitle = (harm: Harm): string => (harm.kind === 'base-struck' ? say('scene.base-struck') : reasonWords(harm));

/** Describes an event in words, on the board before it. `events` are those of its moment. */
export type TellEvent = (event: GameEvent, before: Board, events: readonly GameEvent[]) => string;

/** Returns the words of a scene. Those of harm come with its beats. */
export function sceneWords(scene: Scene): SceneWords {
  switch (scene.kind) {
    case 'squad-lost':
      return squadLost(scene);
    case 'fallen': {
      const { continent, last, why } = scene;
      return {
        title: say('round.fallen', { continent: say(`continent.${continent}`) }),
        lines: [
          ...(why ? [{ glyph: glyphOf(why), words: reasonWords(why) }] : []),
          { glyph: 'flag', words: say(last ? 'scene.earth-lost' : 'round.one-more') },
        ],
      };
    }
    case 'harm':
    case 'base-struck':
      return { title: harmTitle(scene), lines: [] };
    case 'tech-made':
      return { title: say('scene.tech-made', { tech: cardText(scene.card).name }), lines: textOf(scene.card, 'tech') };
    case 'mission-completed': {
      const mission = cardText(scene.card).name;
      return { title: say('scene.mission-completed', { mission }), lines: textOf(scene.card, 'mission') };
    }
    case 'part-won':
      return {
        title: say('scene.part-won', { part: scene.part }),
        lines: [{ glyph: 'mission', words: say('scene.parts-left', { count: scene.left }) }],
      };
  }
}
