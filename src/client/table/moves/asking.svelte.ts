import type { Playing } from '../../../rules/index.ts';
import type { At } from '../../box/inputs/dragging.svelte.ts';
import type { SessionRefusal } from '../../game/session/session.ts';
import { useTableSound } from '../../game/sound/table-sound.ts';
import type { GameStore } from '../../game/stores/game-store.svelte.ts';
import type { Move } from './moves.ts';

/** The last moves asked for at this screen, and their answers. */
export interface Asking {
  /** The refusal of the last move, and where it was asked for: a place or id, or the point of a drop. */
  readonly refused: { readonly refusal: SessionRefusal; readonly at: string | At | null } | null;
  /** The last accepted move at this screen, and the state before it. */
  readonly did: (Move & { readonly seen: Playing }) | null;
  /** Asks for a move. `did` or `refused` tells the answer. */
  ask(move: Move, at: string | At | null): Promise<void>;
  /** Hides the last refusal. */
  calm(): void;
}

/** Asks for moves, and remembers the last answers. `acted` is called after each accepted move. */
export function followAsking(play: GameStore, playing: () => Playing, acted: () => void): Asking {
  let refused = $state.raw<Asking['refused']>(null);
  let did = $state.raw<Asking['did']>(null);
  const sound = useTableSound();
  return {
    get refused() {
      return refused;
    },
    get did() {
      return did;
    },
    async ask(move, at) {
      const seen = playing();
      const accepted = await play.ask(move.intent, move.as);
      if (accepted) {
        did = { ...move, seen };
        acted();
      }
      refused = accepted || play.refusal === null ? null : { refusal: play.refusal, at };
      if (refused !== null) sound('refused');
    },
    calm() {
      refused = null;
    },
  };
}
