import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fold, matchWord, searchIn, wordsOf } from './index.ts';
import type { SearchIndex } from './index.ts';

const cup: SearchIndex = {
  countries: [
    ['CZ', 'CZE', 'Česko', 'Czechia'],
    ['DE', 'GER', 'Německo', 'Germany'],
  ],
  categories: [
    ['MA', 'M', 0, 'Chlapci A', 'Boys A'],
    ['WB', 'W', 1, 'Dívky B', 'Girls B'],
  ],
  groups: [
    ['MA-C', 'MA-C', 'základní skupina', 'preliminary group', 0],
    ['MA-A-F', 'MA-A F', 'finále', 'final', 0],
  ],
  referees: [[31, 'Jana Dvořáková', 0]],
  clubs: [
    [1, 'TJ Sokol Velké Meziříčí', 0],
    [2, 'SHK Žďárná', 0],
    [3, 'TSV Lindenau-Süd', 1],
    [4, 'Sokolov', 0],
  ],
  teams: [
    [11, null, 'I', 0, 0],
    [12, null, 'II', 0, 1],
    [13, null, 'I', 1, 0],
    [14, 'Lindwürmer', null, 2, 0],
    [15, null, 'I', 3, 0],
  ],
  halls: [[5, 'H07', 'Hala Úvoz', 'Úvoz hall']],
  players: [
    [0, 7, 'Adam T.'],
    [0, 17, 'Šimon D.'],
    [2, 7, null],
  ],
  matches: [
    [91, 1142, 'MA-C', 0, 2],
    [92, 7, 'WB-A', 1, -1],
  ],
};
const search = searchIn(cup);
const found = (question: string, kind: string) =>
  search(question, 5).find((group) => group.kind === kind)?.found ?? [];

const letters = 'abcdefghijklmnoprstuvz'.split('');
/** ß, æ, œ and þ are two letters once folded. */
const typedLetters = [...letters, 'ß', 'æ', 'œ', 'þ'];
const word = (minLength: number, unit = letters) =>
  fc.string({ unit: fc.constantFrom(...unit), minLength, maxLength: 12 });
/** A word and a variation with one typing mistake. */
const slip = fc
  .tuple(
    word(5, typedLetters),
    fc.nat(),
    fc.constantFrom(...typedLetters),
    fc.constantFrom('more', 'less', 'other', 'swap'),
  )
  .map(([whole, where, letter, kind]) => {
    const at = where % whole.length;
    const [before, after] = [whole.slice(0, at), whole.slice(at)];
    if (kind === 'more') return [whole, before + letter + after] as const;
    if (kind === 'less') return [whole, before + after.slice(1)] as const;
    if (kind === 'other') return [whole, before + letter + after.slice(1)] as const;
    return [whole, before + (after[1] ?? '') + (after[0] ?? '') + after.slice(2)] as const;
  });

describe('searching', () => {
  it.each([
    ['H7', 'hall'],
    ['H07', 'hall'],
    ['hala 7', 'hall'],
    ['uvoz', 'hall'],
    ['WB', 'category'],
    ['finále', 'group'],
    ['final ma', 'group'],
    ['střelci MA', 'statistics'],
    ['dvorakova', 'referee'],
    ['1142', 'match'],
  ])('[SE7] finds by “%s” the %s', (question, kind) => {
    expect(found(question, kind)).not.toEqual([]);
  });

  it('[SE1] does not tell marks, case and special letters apart', () => {
    expect(wordsOf('SHK Žďárná, Łódź–Süd ß')).toEqual(['shk', 'zdarna', 'lodz', 'sud', 'ss']);
    fc.assert(
      fc.property(word(1), fc.constantFrom('\u030C', '\u0301', '\u0308'), (plain, mark) => {
        const marked = plain.split('').join(mark) + mark;
        expect(fold(marked.normalize('NFC').toUpperCase())).toBe(plain);
      }),
    );
    expect(found('zdarna', 'team')).toEqual([2]);
    expect(found('MEZIRICI', 'club')).toEqual([0]);
  });

  it('[SE2] asks for every word, each whole or begun', () => {
    expect(found('mez sok', 'team')).toEqual([0, 1]);
    expect(found('sokol zdarna', 'team')).toEqual([]);
    expect(found('sokol ii', 'team')[0]).toBe(1);
    expect(found('sokol wb', 'team')).toEqual([1]);
    fc.assert(
      fc.property(word(2), fc.nat(), (whole, cut) => {
        expect(matchWord(whole.slice(0, 1 + (cut % whole.length)), whole)).toBeGreaterThan(1);
      }),
    );
  });

  it('[SE3] forgives one slip in a word of four letters or more, none in numbers and short words', () => {
    fc.assert(
      fc.property(slip, ([whole, typed]) => {
        const asked = fold(typed);
        if (asked.length >= 4) expect(matchWord(asked, fold(whole))).toBeGreaterThan(0);
      }),
    );
    expect(matchWord(fold('Weßienfelden'), fold('Weißenfelden'))).toBeGreaterThan(0);
    expect(found('skool', 'club')).toContain(0);
    expect(found('lindnau', 'club')).toEqual([2]);
    expect([matchWord('tbs', 'tsv'), matchWord('1143', '1142'), matchWord('sxkxl', 'sokol')]).toEqual([
      0, 0, 0,
    ]);
  });

  it('[SE4] puts whole words before begun ones, and those before slips', () => {
    fc.assert(
      fc.property(word(5), word(1), (whole, more) => {
        const mistaken = `${whole.slice(0, 2)}x${whole.slice(3)}`;
        const names = [mistaken, whole + more, whole];
        const index = { ...cup, teams: [], clubs: names.map((name, id) => [id + 1, name, 0] as const) };
        const [clubs] = searchIn(index)(whole, 5);
        expect(clubs?.found.slice(0, 2)).toEqual([2, 1]);
      }),
    );
    expect(found('sokol', 'club')).toEqual([0, 3]);
  });

  it('[SE5] finds a shirt by its whole number, a match also by how its number begins', () => {
    expect(found('7', 'player')).toEqual([2, 0]);
    expect(found('1', 'player')).toEqual([]);
    expect(found('114', 'match')).toEqual([0]);
    // After "no." and "č." the number need not match a prefix.
    for (const sign of ['č.', 'No.', 'nr', 'číslo']) expect(found(`${sign} 1142`, 'match')).toEqual([0]);
    expect(found('nr lindenau', 'club')).toEqual([]);
  });

  it('[SE6] finds a player by name or number, and may be told the team; the team alone finds none', () => {
    expect(found('sokol 7', 'player')).toEqual([0]);
    expect(found('simon mezirici', 'player')).toEqual([1]);
    expect(found('sokol', 'player')).toEqual([]);
  });

  it('answers nothing to an empty question, and whatever is typed does not break it', () => {
    expect(search('  –', 5)).toEqual([]);
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (question) => {
        for (const group of search(question, 3)) expect(group.found.length).toBeLessThanOrEqual(3);
      }),
    );
  });
});
