import { readSettings, type Settings, writeSettings } from '../notes/settings.ts';
import { speak } from '../words/say.svelte.ts';

let settings = $state.raw<Settings>(readSettings());

/** The settings of this device. */
export const settingsAtHand = (): Settings => settings;

/** Changes some settings and keeps them. */
export function change(some: Partial<Settings>): void {
  settings = { ...settings, ...some };
  writeSettings(settings);
}

let missing = $state(false);

/** Could the language that was chosen last not be loaded? */
export const languageMissing = (): boolean => missing;

/** Speaks another language; where it cannot be loaded, the old one stays. */
export async function changeLanguage(language: Settings['language']): Promise<void> {
  missing = false;
  try {
    await speak(language);
    change({ language });
  } catch {
    // It is not on this device yet, and there is no network.
    missing = true;
  }
}
