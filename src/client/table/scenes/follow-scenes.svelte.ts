import type { BotPace } from '../../../content/bot-paces.ts';
import { type GameEvent, hasBoard } from '../../../rules/index.ts';
import type { CrewStore } from '../../game/stores/crew.svelte.ts';
import type { GameStore } from '../../game/stores/game-store.svelte.ts';
import { useSettings } from '../../game/stores/settings.svelte.ts';
import { type Scene, scenesOf } from './scenes.ts';

/** The scenes of a running game, one at a time. */
export interface Scenes {
  readonly now: Scene | null;
  /** Whether a scene tells or has told this event. */
  readonly tells: (event: GameEvent) => boolean;
  /** Ends the scene. */
  goOn(): void;
}

/** How long a scene stays at each pace, in ms. By press it stays until one. */
const stayMs: Readonly<Record<Exclude<BotPace, 'press'>, number>> = { slow: 8000, normal: 4500, fast: 2200 };

/** Whether a scene waits for people to press on: losses of soldiers and continents do. */
const isGrave = ({ kind }: Scene): boolean => kind === 'squad-lost' || kind === 'fallen';

/** How scenes are followed. */
interface Following {
  /** Whether scenes are shown. */
  readonly wanted: () => boolean;
  /** Called with whether a scene is shown, at once: the table of a lost game stays for as long. */
  readonly shows: (isShown: boolean) => void;
}

/** Follows the scenes of a game while the component lives. */
export function followScenes(play: GameStore, crew: CrewStore, { wanted, shows }: Following): Scenes {
  let queue = $state.raw<readonly Scene[]>([]);
  let before = play.open;
  const told = new WeakSet<GameEvent>();
  const now = $derived(queue[0] ?? null);
  const setQueue = (scenes: readonly Scene[]): void => {
    queue = scenes;
    shows(scenes.length > 0);
  };
  const goOn = () => setQueue(queue.slice(1));
  $effect(() =>
    play.session.listen((news) => {
      const after = play.open;
      if ('events' in news && wanted() && hasBoard(before) && hasBoard(after)) {
        const scenes = scenesOf(news.events, before, after);
        for (const scene of scenes) if (scene.kind === 'harm') for (const event of scene.told) told.add(event);
        setQueue([...queue, ...scenes]);
      } else setQueue([]);
      before = after;
    }),
  );
  $effect(() => {
    const pace = useSettings().botPace;
    if (now === null || pace === 'press' || (isGrave(now) && crew.people.length > 0)) return;
    const timer = setTimeout(goOn, stayMs[pace]);
    return () => clearTimeout(timer);
  });
  return {
    get now() {
      return now;
    },
    tells: (event) => told.has(event),
    goOn,
  };
}
