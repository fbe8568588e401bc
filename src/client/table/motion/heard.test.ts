import { describe, expect, test } from 'vitest';
import { changesOf } from './changes.ts';
import { soundsOf } from './heard.ts';
import type { PieceState } from './pieces.ts';

const table = (pieces: Record<string, PieceState>) => new Map(Object.entries(pieces));
const heardBetween = (before: Record<string, PieceState>, after: Record<string, PieceState>) => {
  const [was, is] = [table(before), table(after)];
  return soundsOf(changesOf(was, is), was, is).map(({ sound }) => sound);
};
const at = (place: string, is = '') => ({ at: place, is });

describe('the sounds of changes of the table', () => {
  test('a UFO that appears, one that flies on and one that is destroyed sound differently', () => {
    expect(heardBetween({}, { 'ufo:asia:0': at('asia') })).toEqual(['detected']);
    expect(heardBetween({ 'ufo:orbit:0': at('orbit') }, { 'ufo:asia:0': at('asia') })).toEqual(['descends']);
    expect(heardBetween({ 'ufo:asia:0': at('asia') }, {})).toEqual(['destroyed']);
  });

  test('panic is heard when it rises, entering red more so; a fall has its scene, and relief sounds like ours', () => {
    const panic = (from: number, to: number) =>
      heardBetween({ 'panic:asia': at(`${from}`) }, { 'panic:asia': at(`${to}`) });
    expect([panic(2, 3), panic(4, 5), panic(7, 8), panic(6, 5)]).toEqual([['panic'], ['red'], [], ['ours']]);
  });

  test('a blow against the base is heard, critical damage more so, and a repair sounds like ours', () => {
    const damage = (from: number, to: number) => heardBetween({ damage: at(`${from}`) }, { damage: at(`${to}`) });
    expect([damage(0, 1), damage(2, 4), damage(4, 3)]).toEqual([['struck'], ['critical'], ['ours']]);
  });

  test('a unit is heard as it is placed and as it goes back, and not the credits that pay for it', () => {
    const unit = (place: string, credits: string) => ({ 'unit:interceptor-1': at(place), credits: { is: credits } });
    expect(heardBetween(unit('reserve', '5'), unit('asia', '4'))).toEqual(['placed']);
    expect(heardBetween(unit('asia', '4'), unit('reserve', '5'))).toEqual(['taken-back']);
    expect(heardBetween({ credits: { is: '5' } }, { credits: { is: '4' } })).toEqual(['credit']);
  });

  test('a card is heard as it is dealt and as it is used, but not as it is readied', () => {
    const card = (is: string) => ({ 'card:drill': at('in-play:commander', is) });
    expect(heardBetween({}, { 'card:drill': at('hand') })).toEqual(['card']);
    expect(heardBetween(card('false'), card('true'))).toEqual(['ours']);
    expect(heardBetween(card('true'), card('false'))).toEqual([]);
    expect(heardBetween({}, { 'card:last': at('final-mission') })).toEqual(['final']);
  });

  test('of many UFOs at once three are heard', () => {
    const many = Object.fromEntries([0, 1, 2, 3, 4].map((i) => [`ufo:asia:${i}`, at('asia')]));
    expect(heardBetween({}, many)).toEqual(['detected', 'detected', 'detected']);
  });
});
