import { damageTrack } from '../../../content/tracks.ts';
import type { SymbolName } from '../../symbols/paths.ts';
import { cardText } from '../../words/cards.svelte.ts';
import { say } from '../../words/say.ts';
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

/** Returns the words of a scene. */
export function sceneWords(scene: Scene): SceneWords {
  switch (scene.kind) {
    case 'squad-lost':
      return squadLost(scene);
    case 'fallen': {
      const follows = say(scene.last ? 'scene.earth-lost' : 'round.one-more');
      return {
        title: say('round.fallen', { continent: say(`continent.${scene.continent}`) }),
        lines: [{ glyph: 'flag', words: follows }],
      };
    }
    case 'base-struck': {
      const { from, to } = scene;
      const left = damageTrack.length - 1 - to;
      return {
        title: say('scene.base-struck'),
        lines: [
          { glyph: 'damage', words: say('scene.damage', { from, to }) },
          { glyph: 'base', words: say('scene.damage-left', { count: left }) },
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
