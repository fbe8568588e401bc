import { expect, test } from 'vitest';
import { languageFacts } from '../../../i18n/index.ts';
import { bestVoice } from './speech.ts';

const voices = (...tags: string[]) => tags.map((lang) => ({ lang }));
const chosen = (of: readonly { lang: string }[]) => bestVoice(of, languageFacts['zh-Hant'].voices)?.lang;

test('Chinese prefers a Taiwan voice, then a mainland one, and uses a Hong Kong voice only if there is no other', () => {
  expect(chosen(voices('zh-HK', 'zh-CN', 'zh-TW'))).toBe('zh-TW');
  expect(chosen(voices('zh-HK', 'zh-CN'))).toBe('zh-CN');
  expect(chosen(voices('en-US', 'zh-HK'))).toBe('zh-HK');
});

test('voice tags match in every spelling', () => {
  expect(chosen(voices('zh_HK', 'zh_TW'))).toBe('zh_TW');
  expect(chosen(voices('zh-Hant-HK', 'cmn-Hant-TW'))).toBe('cmn-Hant-TW');
});

test('a voice of another region is accepted, but not one of another language', () => {
  expect(bestVoice(voices('ru-RU', 'en-GB'), languageFacts.en.voices)?.lang).toBe('en-GB');
  expect(bestVoice(voices('ru-RU', 'eng-GB'), languageFacts.en.voices)).toBeUndefined();
  expect(chosen(voices('en-US', 'zh-SG'))).toBe('zh-SG');
});
