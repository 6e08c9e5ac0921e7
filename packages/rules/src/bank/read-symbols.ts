import { normalVariableSymbol } from '../pricing/index.ts';
import { fold } from '../search/index.ts';

interface SymbolReading {
  /** Variable symbols that a text names as such, without leading zeros. Two or more: a question. */
  readonly named: readonly string[];
  /** Numbers that may be one; enough for a suggestion only. */
  readonly loose: readonly string[];
}

/** Digits from which one group is a whole symbol; shorter ones are parts, as in `26 00 147`. */
const whole = 7;

const marker =
  /(?<![a-z])(?:v ?\.? ?s|var(?:iabil\p{L}*|iable|\.)? ?symbol\p{L}*)(?![a-z])[\s.:=#;/,_-]*(?:(?:c|cis|cislo|no|nr)(?![a-z])[\s.:]*)?/gu;

/**
 * The variable symbols in the parts of one message (MO20): `VS: 2600147`, `V.S. 26 00 147`, `/VS/2600147/SS//KS/0308`,
 * `Var. symbol č. 2600147`, also cut by the end of a line. A message of nothing but digits is a symbol.
 */
export function readSymbols(parts: readonly string[]): SymbolReading {
  const text = fold(parts.join(' ')).replace(/[\s\u00a0]+/gu, ' ');
  const named = new Set<string>();
  for (const match of text.matchAll(marker)) {
    const rest = text.slice(match.index + match[0].length);
    const digits = digitsAt(rest);
    if (digits === null) continue;
    add(named, digits.symbol);
    for (const other of othersAfter(rest.slice(digits.length))) add(named, other);
  }
  const loose = new Set<string>();
  for (const [digits] of text.matchAll(/(?<!\d)\d{4,10}(?!\d)/gu)) add(loose, digits);
  if (named.size === 0) for (const part of parts) if (/^\s*\d{1,10}\s*$/u.test(part)) add(named, part);
  return { named: [...named], loose: [...loose].filter((digits) => !named.has(digits)) };
}

function add(symbols: Set<string>, digits: string): void {
  const symbol = normalVariableSymbol(digits);
  if (symbol !== null && symbol !== '0') symbols.add(symbol);
}

/** Digits at the start; groups are joined until they are a whole symbol. null: none, or longer than a symbol. */
function digitsAt(text: string): { readonly symbol: string; readonly length: number } | null {
  const groups = /^\d+(?: \d+)*(?!\d)/u.exec(text)?.[0].split(' ') ?? [];
  let symbol = '';
  let length = 0;
  for (const [at, group] of groups.entries()) {
    if (symbol.length >= whole || symbol.length + group.length > 10) break;
    symbol += group;
    length += group.length + (at === 0 ? 0 : 1);
  }
  return symbol === '' ? null : { symbol, length };
}

/** Further symbols that are joined to the first: `2600147 + 2600148`, `2600147, 2600148 a 2600149`. */
function othersAfter(text: string): string[] {
  const found: string[] = [];
  let rest = text;
  for (;;) {
    const next = /^ ?(?:[+,&;/]|a |und |and |i |oraz )\s?(\d{6,10})(?!\d)/u.exec(rest);
    if (next?.[1] === undefined) return found;
    found.push(next[1]);
    rest = rest.slice(next[0].length);
  }
}

/** As papers are numbered: year, supplier, number. */
const paper = /(?<![\d/.-])\d{4} ?[-/.] ?\d{1,6} ?[-/.] ?\d{4,6}(?![\d/.-])/gu;
const paperNamed =
  /(?<![a-z])(?:faktur\p{L}*|fakt|fa|fv|invoices?|inv|rechnung(?:snummer|s|en)?|rg|re)(?![a-z])[\s.:=#-]*(?:(?:c|cis|cislo|no|nr|num|number|numer|nummer)(?![a-z])[\s.:]*)?(\d{5,10})(?![\d/.-])/gu;

/**
 * Numbers of invoices in a message as digits (MO20): `2026-1-0012`, `Faktura č. 202610012`, `invoice 2026/1/0012`. Whether there is such an
 * invoice is for the caller to know.
 */
export function readInvoiceNumbers(message: string): readonly string[] {
  const text = fold(message).replace(/[\s\u00a0]+/gu, ' ');
  const found = new Set<string>();
  for (const [written] of text.matchAll(paper)) add(found, written.replace(/\D/gu, ''));
  for (const [, digits = ''] of text.matchAll(paperNamed)) add(found, digits);
  return [...found];
}
