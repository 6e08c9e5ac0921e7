import { plainText, withoutStandIns } from './plain.ts';

/** Words of leaked passwords, most frequent first. */
export interface CommonPasswords {
  readonly has: (word: string) => boolean;
  /** Whether the word is among the most frequent ones, two of which joined are as easy to guess as one. */
  readonly isFrequent: (word: string) => boolean;
}

/** Minimal number of characters besides runs and repetitions. */
const leastBesideRuns = 6;

/** Rows of keys, digits and letters; both directions count. */
const rows = [
  '1234567890',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiop',
  'qwertzuiop',
  'asdfghjkl',
  'zxcvbnm',
  'yxcvbnm',
];

/**
 * Whether a password is on the list or a simple variation: with digits and signs around it, substituted
 * letters, repetitions, two frequent words joined, or runs of neighbouring keys (PW3).
 */
export function isCommonPassword(password: string, common: CommonPasswords): boolean {
  const plain = plainText(password);
  return (
    [plain, withoutStandIns(plain), withoutStandIns(coreOf(plain))].some((text) => isListed(text, common)) ||
    isRepeated(plain, common) ||
    withoutRuns(plain).length < leastBesideRuns
  );
}

function isListed(text: string, common: CommonPasswords): boolean {
  const core = coreOf(text);
  const letters = text.replace(/[^a-z]/g, '');
  return (
    [text, core, letters].some((word) => word.length > 0 && (common.has(word) || isJoined(word, common))) ||
    (text !== '' && core === '' && new Set(text).size <= 4)
  );
}

function coreOf(text: string): string {
  return text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
}

function isJoined(word: string, { isFrequent }: CommonPasswords): boolean {
  for (let at = 4; at <= word.length - 4; at += 1) {
    if (isFrequent(word.slice(0, at)) && isFrequent(word.slice(at))) return true;
  }
  return false;
}

/** Repetitions of a word or a few characters, with or without a rest. */
function isRepeated(text: string, common: CommonPasswords): boolean {
  const unit = /^(.+?)\1+/u.exec(text);
  if (!unit) return false;
  const [whole, once = ''] = unit;
  return text.length - whole.length < leastBesideRuns && (once.length <= 4 || common.has(once));
}

/** The text without runs of three or more neighbours or equal characters. */
function withoutRuns(text: string): string {
  let rest = '';
  let run: string[] = [];
  const end = () => {
    if (run.length < 3) rest += run.join('');
    run = [];
  };
  for (const sign of text) {
    const before = run.at(-1);
    if (before !== undefined && !isNeighbour(before, sign)) end();
    run.push(sign);
  }
  end();
  return rest;
}

function isNeighbour(one: string, other: string): boolean {
  return one === other || rows.some((row) => row.includes(one + other) || row.includes(other + one));
}
