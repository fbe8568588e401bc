import type { BotPace } from '../../../content/bot-paces.ts';
import { type GameEvent, hasBoard } from '../../../rules/index.ts';
import { isSeen } from '../../game/session/seen.svelte.ts';
import type { CrewStore } from '../../game/stores/crew.svelte.ts';
import type { GameStore } from '../../game/stores/game-store.svelte.ts';
import { useSettings } from '../../game/stores/settings.svelte.ts';
import type { Sight } from '../moves/table.svelte.ts';
import { beatMs, leadMs } from './beats.ts';
import { type Scene, scenesOf, tableAt } from './scenes.ts';

/** The scenes of a running game, one at a time. */
export interface Scenes {
  readonly now: Scene | null;
  /** How many of its beats have been seen. */
  readonly beat: number;
  /** The part of the table that it shows. Null without a scene. */
  readonly sight: Sight | null;
  /** Whether a scene tells or has told this event. */
  readonly tells: (event: GameEvent) => boolean;
  /** Skips to the last beat, or ends the scene. */
  goOn(): void;
}

/** How long a scene stays at each pace, in ms. By press it stays until one. */
const stayMs: Readonly<Record<Exclude<BotPace, 'press'>, number>> = { slow: 8000, normal: 4500, fast: 2200 };
/** How long it stays at least after its last beat, as a part of that. */
const leastStay = 0.5;

/** Whether a scene waits for people to press on: losses of soldiers and continents do. */
const isGrave = ({ kind }: Scene): boolean => kind === 'squad-lost' || kind === 'fallen';

/** The number of beats of a scene. */
const beatsIn = (scene: Scene | null): number => (scene && 'beats' in scene ? scene.beats.length : 0);

/** Whether a continent falls right after the last beat of a scene. */
const leadsToFall = (scene: Scene | null): boolean => scene !== null && 'beats' in scene && scene.fall !== null;

/** Options for following scenes. */
interface Following {
  /** Whether scenes are shown. */
  readonly wanted: () => boolean;
  /** Whether nobody presses at this device, so that every scene ends by itself. */
  readonly watched: () => boolean;
  /** Called at once with whether a scene is shown, because the table of a lost game stays until it is over. */
  readonly shows: (isShown: boolean) => void;
}

/** Follows the scenes of a game while the component lives. */
export function followScenes(play: GameStore, crew: CrewStore, { wanted, watched, shows }: Following): Scenes {
  let queue = $state.raw<readonly Scene[]>([]);
  let beat = $state(0);
  let before = play.open;
  const told = new WeakSet<GameEvent>();
  const now = $derived(queue[0] ?? null);
  const setQueue = (scenes: readonly Scene[]): void => {
    if (scenes[0] !== queue[0]) beat = 0;
    queue = scenes;
    shows(scenes.length > 0);
  };
  const next = () => setQueue(queue.slice(1));
  const goOn = (): void => {
    if (beat < beatsIn(now) && !leadsToFall(now)) beat = beatsIn(now);
    else next();
  };
  $effect(() =>
    play.session.listen((news) => {
      const after = play.open;
      // While the clock runs nothing covers the table.
      if ('events' in news && wanted() && hasBoard(before) && hasBoard(after) && after.phase !== 'timed') {
        const scenes = scenesOf(news.events, before, after, (seat) => crew.people.includes(seat));
        for (const scene of scenes) if ('beats' in scene) for (const event of scene.told) told.add(event);
        setQueue([...queue, ...scenes]);
      } else setQueue([]);
      before = after;
    }),
  );
  $effect(() => {
    const chosen = useSettings().botPace;
    const pace = chosen === 'press' && watched() ? 'normal' : chosen;
    const count = beatsIn(now);
    // At a table online others go on meanwhile, and scenes must not pile up.
    if (now === null || !(isSeen() || play.session.isHosted)) return;
    if (beat < count) {
      const beats = setTimeout(() => (beat += 1), beat === 0 ? leadMs : beatMs(count));
      return () => clearTimeout(beats);
    }
    const falls = leadsToFall(now);
    if (!falls && (pace === 'press' || (isGrave(now) && crew.people.length > 0))) return;
    // A fall follows its cause without a further pause.
    const stay =
      falls || pace === 'press'
        ? beatMs(count)
        : Math.max(stayMs[pace] * leastStay, stayMs[pace] - count * beatMs(count));
    const timer = setTimeout(next, stay);
    return () => clearTimeout(timer);
  });
  return {
    get now() {
      return now;
    },
    get beat() {
      return beat;
    },
    get sight() {
      return now && { playing: tableAt(now, beat), burning: now.kind === 'fallen' ? now.continent : null };
    },
    tells: (event) => told.has(event),
    goOn,
  };
}
