import type { Voices } from '../../../i18n/index.ts';
import { openOutput } from './synth.ts';

const synthesis = (): SpeechSynthesis | null => ('speechSynthesis' in globalThis ? speechSynthesis : null);

/** Normalizes a language tag and drops the script: zh_TW, cmn-Hant-TW and zh-Hant-TW all become zh-tw. */
const normalizeTag = (tag: string): string =>
  tag
    .toLowerCase()
    .replaceAll('_', '-')
    .replace(/^cmn(?=-|$)/, 'zh')
    .replace(/^([a-z]+)-(hans|hant)(?=-|$)/, '$1');

const primaryTag = (tag: string): string => normalizeTag(tag).split('-')[0] ?? tag;

/**
 * Returns the best voice: of the first region that has one, otherwise any of the language. Undefined if there is none.
 */
export function bestVoice<V extends Pick<SpeechSynthesisVoice, 'lang'>>(
  voices: readonly V[],
  tags: Voices,
): V | undefined {
  for (const tag of tags) {
    const found = voices.find(({ lang }) => normalizeTag(lang) === normalizeTag(tag));
    if (found) return found;
  }
  return voices.find(({ lang }) => primaryTag(lang) === primaryTag(tags[0]));
}

const voiceFor = (tags: Voices): SpeechSynthesisVoice | undefined => bestVoice(synthesis()?.getVoices() ?? [], tags);

/**
 * Calls back with whether the device has a voice for the language: now, and whenever the list of voices changes.
 * Browsers load it only when asked. Returns a function that stops it.
 */
export function whenVoiced(tags: Voices, then: (voiced: boolean) => void): () => void {
  const look = () => then(voiceFor(tags) !== undefined);
  look();
  synthesis()?.addEventListener('voiceschanged', look);
  return () => synthesis()?.removeEventListener('voiceschanged', look);
}

/** Whether the device has voices, but none for the language. Any other voice would be unintelligible. */
const hasOnlyForeignVoices = (tags: Voices): boolean =>
  voiceFor(tags) === undefined && (synthesis()?.getVoices() ?? []).length > 0;

/** Factor for the gain of everything else while the device speaks: 9 dB less. */
const beneathSpeech = 10 ** (-9 / 20);

/** Turns everything down while the device speaks, and up again. */
function duckForSpeech(speaking: boolean): void {
  const output = openOutput();
  output?.out.gain.setTargetAtTime(speaking ? beneathSpeech : 1, output.context.currentTime, 0.05);
}

/** Calls back once no signal sounds any more, so that speech does not start on top of one. */
function afterSignal(then: () => void): void {
  const output = openOutput();
  if (output === null || output.signalEnds <= output.context.currentTime) {
    then();
    return;
  }
  // A silent source ends when the signal does, on the clock that plays it.
  const silence = new ConstantSourceNode(output.context, { offset: 0 });
  silence.connect(output.out);
  silence.onended = then;
  silence.start();
  silence.stop(output.signalEnds);
}

/** Utterance that is spoken as soon as no signal sounds any more. */
let due: SpeechSynthesisUtterance | null = null;

/**
 * Speaks a text at a volume in percent. Cuts off earlier speech, because the new cue matters most. Says nothing without
 * a voice for the language; captions then have to suffice.
 */
export function sayAloud(text: string, tags: Voices, volume: number): void {
  const speaker = synthesis();
  if (speaker === null || hasOnlyForeignVoices(tags)) return;
  const words = new SpeechSynthesisUtterance(text);
  words.lang = tags[0];
  const voice = voiceFor(tags);
  if (voice) words.voice = voice;
  words.rate = 1.05;
  words.volume = volume / 100;
  words.onstart = () => duckForSpeech(true);
  words.onend = () => duckForSpeech(false);
  words.onerror = () => duckForSpeech(false);
  speaker.cancel();
  due = words;
  afterSignal(() => due === words && speaker.speak(words));
}

/** Stops speaking. */
export function stopSpeaking(): void {
  due = null;
  synthesis()?.cancel();
}
