import { motifs } from '../../../src/client/platform/sound/motifs.ts';
import { pulse } from '../../../src/client/platform/sound/music.ts';
import { type SoundName, sounds, tick } from '../../../src/client/platform/sound/sounds.ts';
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

/** What each sound is, and its levels. */
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
  loss: ['a squad is lost', ...near(-18)],
  struck: ['the base is hit', ...near(-18)],
  fallen: ['a continent falls', ...near(-16)],
  won: ['won', ...near(-18)],
  lost: ['lost', ...near(-18)],
};

const row = (what: string, voices: readonly Voice[], least: number, most: number): Row => ({
  what,
  voices,
  least,
  most,
});

const moods = [
  ['a quiet world', { red: false, fallen: false }],
  ['a red continent', { red: true, fallen: false }],
  ['a fallen continent', { red: true, fallen: true }],
] as const;

/** Every sound of the app. The music is a row for each mood and kind of pulse. */
export const rows: readonly Row[] = [
  ...(Object.keys(sounds) as SoundName[]).map((name) => {
    const [what, least, most] = wanted[name];
    return row(what, sounds[name], least, most);
  }),
  ...roles.map((role) => row(`own cue: ${role}`, motifs[role], ...cue)),
  row('tick, ten to six seconds left', tick(10), ...near(-30)),
  row('tick, five and four', tick(5), ...near(-26)),
  row('tick, three to one', tick(3), ...near(-22)),
  ...moods.flatMap(([world, mood]) =>
    [0, 1, 2].map((turn) => row(`music: ${world}, pulse ${turn + 1}`, pulse(turn, mood), -36, -32)),
  ),
];
