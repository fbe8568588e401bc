import type { Voices } from '../../i18n/index.ts';

const synthesis = (): SpeechSynthesis | null => ('speechSynthesis' in globalThis ? speechSynthesis : null);

/** A tag without its script, in one spelling: zh_TW, cmn-Hant-TW and zh-Hant-TW are all zh-tw. */
const normal = (tag: string): string =>
  tag
    .toLowerCase()
    .replaceAll('_', '-')
    .replace(/^cmn(?=-|$)/, 'zh')
    .replace(/^([a-z]+)-(hans|hant)(?=-|$)/, '$1');

const main = (tag: string): string => normal(tag).split('-')[0] ?? tag;

/** The best voice: of the first region that has one, else any of the language. */
export function bestVoice<V extends Pick<SpeechSynthesisVoice, 'lang'>>(
  voices: readonly V[],
  tags: Voices,
): V | undefined {
  for (const tag of tags) {
    const found = voices.find(({ lang }) => normal(lang) === normal(tag));
    if (found) return found;
  }
  return voices.find(({ lang }) => main(lang) === main(tags[0]));
}

const voiceFor = (tags: Voices): SpeechSynthesisVoice | undefined => bestVoice(synthesis()?.getVoices() ?? [], tags);

/**
 * Tells whether the device has a voice for the language: now, and again when the browser has found its voices, which it
 * looks for only once somebody asks. Without a voice captions stand in. Gives what stops the telling.
 */
export function whenVoiced(tags: Voices, then: (voiced: boolean) => void): () => void {
  const look = () => then(voiceFor(tags) !== undefined);
  look();
  synthesis()?.addEventListener('voiceschanged', look);
  return () => synthesis()?.removeEventListener('voiceschanged', look);
}

/** Has this device voices, and none for the language? Another one's would read the words as nobody understands them. */
const isForeign = (tags: Voices): boolean =>
  voiceFor(tags) === undefined && (synthesis()?.getVoices() ?? []).length > 0;

/**
 * Says a text aloud; what was being said is cut off, for the new cue is what counts. Where there is no voice for the
 * language nothing is said: captions stand in.
 */
export function sayAloud(text: string, tags: Voices): void {
  const speaker = synthesis();
  if (speaker === null || isForeign(tags)) return;
  const words = new SpeechSynthesisUtterance(text);
  words.lang = tags[0];
  const voice = voiceFor(tags);
  if (voice) words.voice = voice;
  words.rate = 1.05;
  speaker.cancel();
  speaker.speak(words);
}

/** Falls silent. */
export const hush = (): void => synthesis()?.cancel();
