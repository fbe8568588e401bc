import type { names as english } from '../../en/evolution/names.ts';

export const names: Record<keyof typeof english, string> = {
  'cue.sabotage.name': 'EXALT-Sabotage',
  'cue.sabotage.do':
    '{tokens, plural, one {Zieht einen EXALT-Marker, deckt ihn auf und legt ihn auf den Auftrag, den er zeigt.} other {Zieht {tokens} EXALT-Marker, deckt sie auf und legt jeden auf den Auftrag, den er zeigt.}}',
  'cue.sabotage.spoken': 'Sabotage. {tokens, plural, one {Ein Marker} =2 {Zwei Marker} other {{tokens} Marker}}',
  'plan.subversion': 'Evolution, erster Plan',
  'plan.decapitation': 'Evolution, zweiter Plan',
  'enemy.drone': 'Drohne',
  'enemy.seeker': 'Seeker',
  'enemy.mechtoid': 'Mechtoid',
};
