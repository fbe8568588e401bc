import { describe, expect, test } from 'vitest';
import { readTyped } from './typed-code.ts';

describe('what is typed or pasted to join a table', () => {
  test.each([
    ['KMTRWX', 'KMTRWX'],
    ['kmt rwx', 'KMTRWX'],
    [' KMT-RWX.', 'KMTRWX'],
    ['K M T · R W X', 'KMTRWX'],
    ['КМТРВХ', 'KMTPBX'],
    ['кмтрвх', 'KMTPBX'],
    ['ΚΜΤ ΡΒΧ', 'KMTPBX'],
    ['ＫＭＴＲＷＸ', 'KMTRWX'],
    ['KMT\u200bRWX', 'KMTRWX'],
    ['0MTRWX', 'QMTRWX'],
    ['OMT-RWX', 'QMTRWX'],
    ['1MT 8WX', 'JMTBWX'],
    ['lmt iwx', 'JMTJWX'],
    ['5MT2W6', 'SMTZWG'],
    ['The code is KMT RWX, come!', 'KMTRWX'],
    ['Код: КМТ РВХ', 'KMTPBX'],
  ])('ONL-10 %s is a code', (text, code) => {
    expect(readTyped(text)).toEqual({ code });
  });

  test.each([
    ['http://192.168.1.20:4747/#/table/abc_1/door-2', 'http://192.168.1.20:4747/#/table/abc_1/door-2'],
    ['Come: https://club.example/x/#/table/abc/door/board now', 'https://club.example/x/#/table/abc/door/board'],
    ['#/table/abc/door/seat-pass', '#/table/abc/door/seat-pass'],
  ])('ONL-10 %s is an address', (text, url) => {
    expect(readTyped(text)).toEqual({ url });
  });

  test.each(['KMTR WXAB CDEF', 'kmtrwxabcdef', 'Try KMTR-WXAB-CDEF today', 'кмтр wxab cdef'])(
    'DAY-4 %s leads to an operation',
    (text) => {
      expect(readTyped(text)).toEqual({ operation: text.startsWith('к') ? 'KMTPWXABCDEF' : 'KMTRWXABCDEF' });
    },
  );

  test('DAY-4 so does its address, with the score to beat', () => {
    const url = 'https://club.example/#/operation/KMTR-WXAB-CDEF/won71-5+53';
    expect(readTyped(`Beat my 71: ${url}`)).toEqual({ url });
  });

  test.each(['', 'KMTRW', 'KMTRWXX', 'http://192.168.1.20:4747/', 'hello world', '漢字漢字漢字', 'KMTRWÖ'])(
    'ONL-10 %s is neither',
    (text) => {
      expect(readTyped(text)).toBeNull();
    },
  );
});
