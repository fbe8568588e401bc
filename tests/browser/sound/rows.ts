import { sounds as evolutionSounds } from '../../../src/client/evolution/sounds.ts';
import { motifs } from '../../../src/client/platform/sound/motifs.ts';
import { type Mood, pulse } from '../../../src/client/platform/sound/music.ts';
import { type SoundName, sounds, tick } from '../../../src/client/platform/sound/sounds.ts';
import { type TableSound, tableSounds } from '../../../src/client/platform/sound/table-sounds.ts';
import type { Voice } from '../../../src/client/platform/sound/voice.ts';
import { roles } from '../../../src/content/roles.ts';

/** A sound of the app, and the levels between which it must lie, in dB below a sine of full scale, A-weighted. */
export interface Row {
  readonly what: string;
  readonly voices: readonly Voice[];
  readonly least: number;
  readonly most: number;
}

const near = (level: number): readonly [number, number] => [level - 1, level + 1];
const cue = [-22, -18] as const;
const room = [-28, -24] as const;

/** Description and levels of each sound. */
const wanted: Readonly<Record<SoundName, readonly [what: string, ...levels: readonly [number, number]]>> = {
  xcom: ['XCOM cue', ...cue],
  alien: ['alien cue', ...cue],
  scrambled: ['scrambled cue', ...cue],
  none: ['Ending Timed Phase', ...cue],
  done: ['done, a step', ...near(-26)],
  expired: ['time expired, once a second', -18, -16],
  draining: ['pause time drains', ...room],
  scan: ['scanner', ...near(-24)],
  pause: ['pause', ...room],
  resume: ['resume', ...room],
};

/** Description and levels of each sound of the table. */
const atTable: Readonly<Record<TableSound, readonly [what: string, ...levels: readonly [number, number]]>> = {
  thrown: ['dice are thrown', -30, -26],
  die: ['a die lands', -28, -24],
  'alien-die': ['the alien die lands', -25, -23],
  success: ['success', ...near(-22)],
  blank: ['no success', ...near(-32)],
  snap: ['loss', ...near(-18)],
  detected: ['UFOs appear', ...near(-24)],
  descends: ['UFOs descend', ...near(-24)],
  destroyed: ['a UFO is destroyed', ...near(-20)],
  placed: ['a unit is placed', ...near(-30)],
  'taken-back': ['a unit goes back', ...near(-30)],
  credit: ['credits', ...near(-30)],
  card: ['a card is dealt', ...near(-26)],
  ours: ['a card is used, a task gets on', ...near(-21)],
  panic: ['panic rises', ...near(-26)],
  red: ['a continent enters red', ...near(-20)],
  'squad-lost': ['a squad is lost', ...near(-18)],
  struck: ['the base is hit', ...near(-18)],
  fallen: ['a continent falls', ...near(-16)],
  critical: ['critical damage', ...near(-16)],
  undone: ['undo', ...near(-28)],
  refused: ['refusal', ...near(-28)],
  final: ['the final mission begins, a part is won', ...near(-18)],
  lost: ['lost', ...near(-18)],
  won: ['won', ...near(-18)],
};

const row = (what: string, voices: readonly Voice[], least: number, most: number): Row => ({
  what,
  voices,
  least,
  most,
});

const bed = [-36, -32] as const;
const quiet: Mood = { red: 0, fallen: false, during: 'cue', final: false };
const moods: readonly (readonly [string, Mood, ...levels: readonly [number, number]])[] = [
  ['a quiet world', quiet, ...bed],
  ['three red continents', { ...quiet, red: 3 }, ...bed],
  ['six, one fallen, in a step', { ...quiet, red: 6, fallen: true, during: 'step' }, ...bed],
  ['a final mission', { ...quiet, red: 4, fallen: true, during: 'step', final: true }, ...bed],
  ['in a roll', { ...quiet, red: 1, during: 'roll' }, -48, -42],
];

/** Every sound of the app. The music is a row for each mood and kind of pulse. */
export const rows: readonly Row[] = [
  ...(Object.keys(sounds) as SoundName[]).map((name) => {
    const [what, least, most] = wanted[name];
    return row(what, sounds[name], least, most);
  }),
  ...(Object.keys(tableSounds) as TableSound[]).map((name) => {
    const [what, least, most] = atTable[name];
    return row(what, tableSounds[name], least, most);
  }),
  ...roles.map((role) => row(`own cue: ${role}`, motifs[role], ...cue)),
  row('Evolution: sabotage cue', evolutionSounds.sabotage, ...cue),
  row('tick, ten to six seconds left', tick(10), ...near(-30)),
  row('tick, five and four', tick(5), ...near(-26)),
  row('tick, three to one', tick(3), ...near(-22)),
  ...moods.flatMap(([world, mood, least, most]) =>
    [0, 1, 2].map((turn) => row(`music: ${world}, pulse ${turn + 1}`, pulse(turn, mood), least, most)),
  ),
];
