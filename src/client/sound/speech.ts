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

/** Has the device a voice for the language? Without one captions stand in. */
export const hasVoice = (tag: string): boolean => voiceFor(tag) !== undefined;

/** Says a text aloud; what was being said is cut off, for the new cue is what counts. */
export function sayAloud(text: string, tag: string): void {
  const speaker = synthesis();
  if (speaker === null) return;
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
