import type { Role } from '../../content/roles.ts';
import { factsOf } from '../../content/steps.ts';
import type { GameEvent } from '../../rules/index.ts';
import { ownSeat } from '../game/online/presence.ts';
import type { AtTable } from '../game/stores/at-table.svelte.ts';
import { useSettings } from '../game/stores/settings.svelte.ts';
import { motifs } from '../platform/sound/motifs.ts';
import { play } from '../platform/sound/synth.ts';

/** Returns the role that an event calls, or null. */
function called(event: GameEvent): Role | null {
  const role =
    event.type === 'cue-opened' ? event.cue.role : event.type === 'step-opened' ? factsOf(event.step).role : 'all';
  return role === 'all' ? null : role;
}

/** Calls the person at this device by the motif of their role, if another device sounds for the room (ONL-19). */
export function callOwn(table: AtTable): void {
  $effect(() =>
    table.play?.session.listen((news) => {
      const role = 'events' in news ? news.events.map(called).findLast((one) => one !== null) : null;
      const own = ownSeat(table.seats, table.you)?.roles ?? [];
      const { sound, soundVolume } = useSettings();
      if (role && own.includes(role) && sound && !table.sounds) play(motifs[role], { volume: soundVolume });
    }),
  );
}
