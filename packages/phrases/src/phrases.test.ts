import { describe, expect, it } from 'vitest';
import { csAll as cs } from './cs-all.ts';
import { enAll as en } from './en-all.ts';
import { createTranslator } from './index.ts';
import { exposeKeys } from './lay-over.ts';
import { placeholders } from './overrides.ts';
import { isPlural } from './words.ts';
import type { Word, WordTree } from './words.ts';

const inEnglish = createTranslator(en, 'en');
const inCzech = createTranslator(cs, 'cs');

function leaves(tree: WordTree, path = ''): [key: string, word: Word][] {
  return Object.entries(tree).flatMap(([name, node]): [string, Word][] => {
    const key = path === '' ? name : `${path}.${name}`;
    return typeof node === 'string' || isPlural(node) ? [[key, node]] : leaves(node, key);
  });
}

/** The parameters of a phrase, of all its forms together. */
function parametersOf(word: Word): string {
  return placeholders(typeof word === 'string' ? word : Object.values(word).join(' '));
}

/** Czech greets without the name: its vocative cannot be derived from what people typed. */
const withoutName: readonly string[] = ['mail.frame.hello', 'duty.own.hello'];

describe('both languages', () => {
  const czech = new Map(leaves(cs));

  it('have the same words with the same parameters', () => {
    for (const [key, word] of leaves(en)) {
      if (withoutName.includes(key)) continue;
      expect(parametersOf(czech.get(key) ?? ''), key).toBe(parametersOf(word));
    }
    expect([...czech.keys()].toSorted()).toEqual(
      leaves(en)
        .map(([key]) => key)
        .toSorted(),
    );
  });

  it('have no empty text', () => {
    for (const [key, word] of [...leaves(en), ...czech]) {
      for (const text of typeof word === 'string' ? [word] : Object.values(word)) {
        expect(text.trim(), key).not.toBe('');
      }
    }
  });
});

describe('a sentence', () => {
  it('takes its parameters, and writes numbers as the language does', () => {
    expect(inEnglish('results.order.later', { criteria: 'points' })).toBe(
      'After the last match it will follow: points.',
    );
    expect(inEnglish('results.ticket.number', { number: '1142' })).toBe('No.\u00a01142');
    expect(inEnglish('results.group.progress', { played: 1200, count: 1350 })).toBe(
      '1,200 of 1,350 matches played',
    );
    expect(inCzech('results.group.progress', { played: 1200, count: 1350 })).toBe(
      '1\u00A0200 z 1\u00A0350 zápasů odehráno',
    );
  });

  it.each([
    [0, 'Dnes se nehraje'],
    [1, 'Dnes 1 zápas'],
    [2, 'Dnes 2 zápasy'],
    [4, 'Dnes 4 zápasy'],
    [5, 'Dnes 5 zápasů'],
    [22, 'Dnes 22 zápasů'],
  ])('has the Czech form for %i', (count, words) => {
    expect(inCzech('results.dashboard.today', { count })).toBe(words);
  });

  it.each([
    [0, '0 osob'],
    [1, 'jedna osoba'],
    [2, '2 osoby'],
    [4, '4 osoby'],
    [5, '5 osob'],
  ])('counts the persons of a package in the Czech form for %i', (count, words) => {
    expect(inCzech('clubRegistration.total.persons', { count })).toBe(words);
  });

  it.each([
    [0, 'No matches today'],
    [1, '1 match today'],
    [2, '2 matches today'],
  ])('has the English form for %i', (count, words) => {
    expect(inEnglish('results.dashboard.today', { count })).toBe(words);
  });

  it('comes apart for callers that put more than text into it', () => {
    expect(inEnglish.parts('shell.offlineSince', { time: 1, age: 2 })).toEqual([
      { text: 'You are offline. Scores are from ' },
      { parameter: 'time' },
      { text: ', ' },
      { parameter: 'age' },
      { text: '.' },
    ]);
  });

  it('shows its key instead when keys are exposed', () => {
    const exposed = createTranslator(exposeKeys(en), 'en');
    expect(exposed('results.dashboard.today', { count: 3 })).toBe('results.dashboard.today');
    expect(exposed('results.group.title', { label: 'A' })).toBe('results.group.title');
  });

  it('does not compile without its parameters, with an unknown key or with too many', () => {
    const neverCalled = () => {
      // @ts-expect-error the parameter `label` is missing
      inEnglish('results.group.title');
      // @ts-expect-error `count` decides the form and is a number
      inEnglish('results.dashboard.today', { count: '3' });
      // @ts-expect-error there is no such word
      inEnglish('results.group.titel');
      // @ts-expect-error a sentence without parameters takes none
      inEnglish('shell.skip', { name: 'x' });
    };
    expect(neverCalled).toBeTypeOf('function');
  });
});
