const synthesis = (): SpeechSynthesis | null => ('speechSynthesis' in globalThis ? speechSynthesis : null);

const normal = (tag: string): string => tag.toLowerCase().replace('_', '-');

/** The best voice for a language tag: of its own region, else of its language. */
function voiceFor(tag: string): SpeechSynthesisVoice | undefined {
  const voices = synthesis()?.getVoices() ?? [];
  const wanted = normal(tag);
  const main = wanted.split('-')[0] ?? wanted;
  return (
    voices.find(({ lang }) => normal(lang) === wanted) ?? voices.find(({ lang }) => normal(lang).split('-')[0] === main)
  );
}

/**
 * Tells whether the device has a voice for the language: now, and again when the browser has found its voices, which it
 * looks for only once somebody asks. Without a voice captions stand in. Gives what stops the telling.
 */
export function whenVoiced(tag: string, then: (voiced: boolean) => void): () => void {
  const look = () => then(voiceFor(tag) !== undefined);
  look();
  synthesis()?.addEventListener('voiceschanged', look);
  return () => synthesis()?.removeEventListener('voiceschanged', look);
}

/** Has this device voices, and none for the language? Another one's would read the words as nobody understands them. */
const isForeign = (tag: string): boolean => voiceFor(tag) === undefined && (synthesis()?.getVoices() ?? []).length > 0;

/**
 * Says a text aloud; what was being said is cut off, for the new cue is what counts. Where there is no voice for the
 * language nothing is said: captions stand in.
 */
export function sayAloud(text: string, tag: string): void {
  const speaker = synthesis();
  if (speaker === null || isForeign(tag)) return;
  const words = new SpeechSynthesisUtterance(text);
  words.lang = tag;
  const voice = voiceFor(tag);
  if (voice) words.voice = voice;
  words.rate = 1.05;
  speaker.cancel();
  speaker.speak(words);
}

/** Falls silent. */
export const hush = (): void => synthesis()?.cancel();
