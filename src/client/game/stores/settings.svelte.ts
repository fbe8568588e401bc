import { readSettings, type Settings, settingsKey, writeSettings } from '../../platform/local-storage/settings.ts';
import { currentLanguage, speak } from '../../words/language.svelte.ts';

let settings = $state.raw<Settings>(readSettings());

/** Returns the settings of this device. */
export const useSettings = (): Settings => settings;

declare global {
  interface Window {
    /** Defined by `public/theme.js`, which runs before the first paint. */
    showLook?: (settings: Settings) => void;
  }
}

/** Shows the chosen theme and text size. */
export const showLook = (): void => window.showLook?.(settings);

/** Changes some settings and stores them. */
export function change(some: Partial<Settings>): void {
  settings = { ...settings, ...some };
  writeSettings(settings);
  showLook();
}

let missing = $state(false);

/** Whether the language chosen last could not be loaded. */
export const languageMissing = (): boolean => missing;

/** Loads a language and switches to it. Returns whether that was possible; if not, the old one stays. */
async function learn(language: Settings['language']): Promise<boolean> {
  missing = false;
  try {
    await speak(language);
  } catch {
    // It is not cached yet and there is no network.
    missing = true;
  }
  return currentLanguage() === language;
}

/** Changes the language. If it cannot be loaded, the old one stays. */
export async function changeLanguage(language: Settings['language']): Promise<void> {
  if (await learn(language)) change({ language });
}

/** Applies settings that another tab has stored. Does not store them again, which would call back the other tab. */
async function follow(stored: Settings): Promise<void> {
  const { language } = settings;
  settings = { ...stored, language };
  showLook();
  if (stored.language !== language && (await learn(stored.language)))
    settings = { ...settings, language: stored.language };
}

addEventListener('storage', ({ key }) => {
  if (key === settingsKey) void follow(readSettings());
});
