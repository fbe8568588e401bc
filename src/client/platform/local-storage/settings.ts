import * as v from 'valibot';
import { askTimes, botPaces, usualAsks } from '../../../content/bot-paces.ts';
import { expansionIds } from '../../../content/expansions/names.ts';
import { timerScales } from '../../../content/timings.ts';
import { bestLanguage, languages } from '../../../i18n/index.ts';
import { loadText, saveText } from './local-texts.ts';

/** Key of the settings in localStorage. */
export const settingsKey = 'sitroom/settings';

/** Source of the colors: the system's choice, or one of our themes. */
export const themes = ['system', 'dark', 'light'] as const;

/** Volume in percent. */
const volume = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100));
/** Sizes of letters. */
export const textSizes = ['normal', 'large', 'largest'] as const;

/** Whether the device sounds for the room at a table online: as the table decides, always, or never (ONL-19). */
export const roomSounds = ['auto', 'here', 'never'] as const;

/** Places in which music plays: at the virtual table and on televisions, with the box as well, or nowhere. */
export const musicPlaces = ['table', 'everywhere', 'off'] as const;

/** List of ids. */
const names = v.pipe(v.array(v.pipe(v.string(), v.maxLength(100))), v.maxLength(100), v.readonly());

const shape = v.object({
  language: v.picklist(languages),
  theme: v.picklist(themes),
  textSize: v.picklist(textSizes),
  timers: v.picklist(timerScales),
  sound: v.boolean(),
  soundVolume: volume,
  speech: v.boolean(),
  speechVolume: volume,
  fewerSounds: v.boolean(),
  music: v.picklist(musicPlaces),
  musicVolume: volume,
  roomSound: v.picklist(roomSounds),
  vibration: v.boolean(),
  leftHanded: v.boolean(),
  odds: v.boolean(),
  hints: v.boolean(),
  dice: v.boolean(),
  box: v.boolean(),
  /** Expansions that the people at this device own. */
  expansions: v.array(v.picklist(expansionIds)),
  /** Plans and enemy types that their box lacks, by name (EVO-13). */
  missing: names,
  handOver: v.boolean(),
  askTime: v.picklist(askTimes),
  /** Ids of cards that no window waits for. */
  neverAsk: names,
  letterKeys: v.boolean(),
  botPace: v.picklist(botPaces),
});

/** Settings of a device. */
export type Settings = v.InferOutput<typeof shape>;

/** Returns the settings of a new device. `wanted` lists the browser languages, best first. */
export const defaults = (wanted: readonly string[]): Settings => ({
  language: bestLanguage(wanted),
  theme: 'system',
  textSize: 'normal',
  timers: 1,
  sound: true,
  soundVolume: 100,
  speech: false,
  speechVolume: 100,
  fewerSounds: false,
  music: 'table',
  musicVolume: 100,
  roomSound: 'auto',
  vibration: true,
  leftHanded: false,
  odds: true,
  hints: true,
  dice: true,
  box: true,
  expansions: [],
  missing: [],
  handOver: true,
  askTime: usualAsks.when,
  neverAsk: usualAsks.never,
  letterKeys: true,
  botPace: 'normal',
});

/**
 * Brings settings into the present form. Older versions had a switch that skipped steps in which no card mattered, and
 * a switch for music, which was off at first.
 */
const upcast = (stored: object): object => ({
  ...stored,
  ...('passSteps' in stored && stored.passSteps === false && !('askTime' in stored) && { askTime: 'usable' }),
  ...('music' in stored && typeof stored.music === 'boolean' && { music: stored.music ? 'everywhere' : 'table' }),
});

/**
 * Reads settings from JSON. A missing or invalid one gets its default, and the others stay: a newer version in another
 * tab may have stored an unknown value.
 */
export function parseSettings(text: string | null, wanted: readonly string[]): Settings {
  const fallback = defaults(wanted);
  try {
    const stored: unknown = JSON.parse(text ?? '{}');
    const given = typeof stored === 'object' && stored !== null ? upcast(stored) : {};
    const valid = Object.entries(given).filter(
      ([name, value]) => name in shape.entries && v.safeParse(shape.entries[name as keyof Settings], value).success,
    );
    return { ...fallback, ...Object.fromEntries(valid) };
  } catch {
    return fallback;
  }
}

/** Returns the stored settings of this device. */
export const readSettings = (): Settings => parseSettings(loadText(settingsKey), navigator.languages);

/** Stores the settings, if possible. */
export const writeSettings = (settings: Settings): void => saveText(settingsKey, JSON.stringify(settings));
