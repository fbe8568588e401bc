import { damageTrack } from '../../../content/tracks.ts';
import type { Board, GameEvent } from '../../../rules/index.ts';
import type { SymbolName } from '../../design/symbols/paths.ts';
import { cardText } from '../../words/cards.ts';
import { say } from '../../words/say.ts';
import { causeName } from '../words/names.ts';
import type { Chapter } from './chapters.ts';
import type { Reason } from './harm.ts';
import type { Scene, SquadLost } from './scenes.ts';

/** A sentence of a scene with its symbol. */
export interface Line {
  readonly glyph: SymbolName;
  readonly words: string;
}

/** The words of a scene: what happened, and what follows. */
export interface SceneWords {
  readonly title: string;
  readonly lines: readonly Line[];
}

function squadLost({ soldiers, successes, task, goesOn }: SquadLost): SceneWords {
  const left = task === 'base-defense' ? say('scene.enemy-stays') : say('scene.mission-waits');
  return {
    title: say('scene.squad-lost', { count: soldiers.length }),
    lines: [
      { glyph: 'squad-leader', words: say('scene.to-pool', { count: soldiers.length }) },
      ...(successes > 0 ? [{ glyph: 'check', words: say('scene.still-count', { count: successes }) } as const] : []),
      { glyph: 'mission', words: goesOn ? say('scene.others-fight') : left },
    ],
  };
}

/** The text of a card as a line. */
const textOf = (card: string, glyph: SymbolName): readonly Line[] => {
  const { text } = cardText(card);
  return text === undefined ? [] : [{ glyph, words: text }];
};

/** Says why a step did harm: what was missing, stayed or struck. */
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

/** The symbol of what did harm. */
function glyphOf({ step }: Reason): SymbolName {
  if (step === 'audit') return 'credit';
  if (step === 'crises') return 'crisis';
  return step === 'orbital-defense' || step === 'global-defense' ? 'ufo' : 'damage';
}

/** Says what an event has done, headed by the name of the card or plan that caused it. */
function causedWords(event: GameEvent, { before, events }: Chapter, tell: TellEvent): Line {
  const words = tell(event, before.board, events);
  const head = causeName(event.why);
  return {
    glyph: event.why.by === 'plan' ? 'damage' : 'crisis',
    words: head === '' ? words : say('happened.line', { head, text: words }),
  };
}

/** Describes an event in words, on the board before it. `events` are those of its moment. */
export type TellEvent = (event: GameEvent, before: Board, events: readonly GameEvent[]) => string;

/** Returns the words of a scene. */
export function sceneWords(scene: Scene, tell: TellEvent): SceneWords {
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
      return {
        title: reasonWords(scene),
        lines: scene.others.map((event) => causedWords(event, scene.chapter, tell)).filter(({ words }) => words !== ''),
      };
    case 'base-struck': {
      const { from, to } = scene;
      const left = damageTrack.length - 1 - to;
      return {
        title: say('scene.base-struck'),
        lines: [
          { glyph: 'damage', words: say('scene.damage', { from, to }) },
          { glyph: 'base', words: left === 0 ? say('price.base-lost') : say('scene.damage-left', { count: left }) },
        ],
      };
    }
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
