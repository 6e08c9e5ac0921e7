import {
  bytesAsText,
  charactersOf,
  decodeEightBit,
  decodeUtf16,
  decodeUtf8,
  eightBitEncodings,
  encodingNamed,
  type EightBitEncoding,
  type Encoding,
} from './encodings.ts';
import { fitOf } from './letter-evidence.ts';

/** Why a text was read in its encoding. */
type EncodingEvidence =
  /** A byte order mark, or the zero bytes of UTF-16. */
  | 'mark'
  /** An XML declaration. */
  | 'declared'
  /** Valid UTF-8 is never another encoding by chance. */
  | 'valid'
  /** The letters of its words. */
  | 'letters'
  /** The user's answer. */
  | 'chosen';

/** Another encoding that fits nearly as well, with words that would read differently. */
export interface EncodingDoubt {
  readonly encoding: EightBitEncoding;
  readonly words: readonly { readonly read: string; readonly instead: string }[];
}

export interface TextReading {
  readonly encoding: Encoding;
  readonly evidence: EncodingEvidence;
  /** Without a byte order mark. */
  readonly text: string;
  /** Not empty: the user has to choose; the best one first. */
  readonly doubts: readonly EncodingDoubt[];
}

/** Difference of two fits from which the better one is certain. */
const certain = 4;
const mostWords = 3_000;
const mostExamples = 6;

/** Encodings that are rare today have to fit better. */
const rarity: Readonly<Record<EightBitEncoding, number>> = {
  'windows-1250': 0,
  'windows-1252': 0,
  'iso-8859-2': 1,
  'iso-8859-15': 1,
  ibm852: 3,
  macintosh: 3,
  'x-mac-ce': 3,
};

/**
 * Decodes a text file: by its byte order mark, its XML declaration, as UTF-8 if valid, otherwise by the letters of its words.
 * @param chosen the user's answer to a doubt
 */
export function readText(bytes: Uint8Array, chosen?: Encoding): TextReading {
  if (chosen !== undefined) {
    const text = decode(bytes, chosen);
    if (text !== null) return certainly(chosen, 'chosen', text);
  }
  const marked = markOf(bytes);
  const markedText = marked === null ? null : decode(bytes, marked);
  if (marked !== null && markedText !== null) return certainly(marked, 'mark', markedText);
  const declared = declaredIn(bytes);
  const declaredText = declared === null ? null : decode(bytes, declared);
  if (declared !== null && declaredText !== null && !declaredText.includes('\ufffd'))
    return certainly(declared, 'declared', declaredText);
  const text = decodeUtf8(bytes);
  return text === null ? byLetters(bytes) : certainly('utf-8', 'valid', text);
}

function certainly(encoding: Encoding, evidence: EncodingEvidence, text: string): TextReading {
  return { encoding, evidence, text: text.replace(/^\ufeff/u, ''), doubts: [] };
}

/** null: invalid bytes. */
function decode(bytes: Uint8Array, encoding: Encoding): string | null {
  if (encoding === 'utf-8') return decodeUtf8(bytes);
  if (encoding === 'utf-16le' || encoding === 'utf-16be') return decodeUtf16(bytes, encoding === 'utf-16be');
  return decodeEightBit(bytes, encoding);
}

function markOf(bytes: Uint8Array): Encoding | null {
  const [first = 0, second = 0, third = 0] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
  // UTF-16 without a mark: most of the first letters are ASCII, so that every other byte is zero.
  const start = bytes.subarray(0, 200);
  const zeros = (rest: number) => start.filter((byte, at) => byte === 0 && at % 2 === rest).length;
  const half = start.length / 2;
  if (half < 4 || Math.max(zeros(0), zeros(1)) < half * 0.6) return null;
  return zeros(1) > zeros(0) ? 'utf-16le' : 'utf-16be';
}

function declaredIn(bytes: Uint8Array): Encoding | null {
  const start = bytesAsText(bytes.subarray(0, 200));
  const name = /^\s*<\?xml[^>]{1,100}encoding\s*=\s*["']([\w-]{1,20})["']/u.exec(start)?.[1];
  return name === undefined ? null : encodingNamed(name);
}

interface Candidate {
  readonly encoding: EightBitEncoding;
  readonly words: readonly string[];
  readonly fit: number;
}

function byLetters(bytes: Uint8Array): TextReading {
  const words = wordsWithHighBytes(bytes);
  const candidates = eightBitEncodings
    .map((encoding): Candidate => {
      const characters = charactersOf(encoding);
      const read = words.map((word) =>
        Array.from(word, (byte) => characters[byte.charCodeAt(0)] ?? '').join(''),
      );
      return { encoding, words: read, fit: fitOf(read) - rarity[encoding] };
    })
    .toSorted((a, b) => b.fit - a.fit);
  const [best = { encoding: 'windows-1250', words: [], fit: 0 } satisfies Candidate, ...others] = candidates;
  return {
    encoding: best.encoding,
    evidence: 'letters',
    text: decodeEightBit(bytes, best.encoding),
    doubts: doubtsAbout(best, others),
  };
}

function doubtsAbout(best: Candidate, others: readonly Candidate[]): EncodingDoubt[] {
  const seen = new Set([best.words.join(' ')]);
  return others.flatMap((other) => {
    const read = other.words.join(' ');
    if (seen.has(read) || other.fit === Number.NEGATIVE_INFINITY || best.fit - other.fit >= certain)
      return [];
    seen.add(read);
    const words = best.words.flatMap((word, at) => {
      const instead = other.words[at] ?? '';
      return instead === word ? [] : [{ read: word, instead }];
    });
    return [{ encoding: other.encoding, words: words.slice(0, mostExamples) }];
  });
}

/** Different words with a byte above ASCII, one character a byte. */
function wordsWithHighBytes(bytes: Uint8Array): string[] {
  const words = new Set<string>();
  for (const [word] of bytesAsText(bytes).matchAll(
    /[A-Za-z\d\u0080-\u00ff]*[\u0080-\u00ff][A-Za-z\d\u0080-\u00ff]*/gu,
  )) {
    words.add(word.slice(0, 40));
    if (words.size >= mostWords) break;
  }
  return [...words];
}
