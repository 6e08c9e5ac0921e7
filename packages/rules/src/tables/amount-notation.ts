import { fold } from '../search/index.ts';

export type DecimalSign = 'comma' | 'dot';

/** An amount as a cell writes it, before its notation is known. */
export interface WrittenAmount {
  readonly sign: 1 | -1;
  /** Whether the cell says itself that the amount comes in (`CR`) or goes out (a minus, `DR`, brackets). */
  readonly signed: boolean;
  /** Digits, commas and dots. */
  readonly core: string;
  /** ISO code of a currency in the cell. */
  readonly currency: string | null;
}

export type AmountReading =
  /** Minor units, signed. */
  | { readonly kind: 'amount'; readonly amount: number }
  | { readonly kind: 'empty' }
  /** Two amounts are possible; either may be null. */
  | { readonly kind: 'asked'; readonly comma: number | null; readonly dot: number | null }
  | { readonly kind: 'unreadable'; readonly reason: 'not-an-amount' | 'minor-unit-divided' | 'too-large' };

/** Notation of a column. */
export interface AmountNotation {
  /** null: its cells do not agree, or none of them tells. */
  readonly decimal: DecimalSign | null;
  /** Numbers of decimals with that sign. */
  readonly decimals: ReadonlySet<number>;
}

export const largestAmount = 2_147_483_647;

const currencyWords: Readonly<Record<string, string>> = {
  kc: 'CZK',
  czk: 'CZK',
  eur: 'EUR',
  '€': 'EUR',
  euro: 'EUR',
};
const signs = /[\u2212\u2012\u2013\u2014]/gu;

/** Takes an amount apart; null: the cell is something else. */
export function writtenAmount(cell: string): WrittenAmount | null {
  let text = fold(cell)
    .replace(signs, '-')
    .replace(/[\u2018\u2019\u02bc]/gu, "'")
    .replace(/[\s\u00a0\u202f]+/gu, ' ')
    .trim();
  const word = /^(kc|[a-z]{3}|€|euro) ?(?=[\d+(-])|(?<=[\d,.)-]) ?(kc|euro?|€|(?!cr\b|dr\b)[a-z]{3})$/u.exec(
    text,
  );
  const named = word?.[1] ?? word?.[2] ?? null;
  if (word) text = `${text.slice(0, word.index)}${text.slice(word.index + word[0].length)}`.trim();
  const direction = /(?<=[\d,.-]) ?(cr|dr)$/u.exec(text);
  if (direction) text = text.slice(0, direction.index).trim();
  const bracketed = /^\((.*)\)$/u.exec(text);
  if (bracketed) text = (bracketed[1] ?? '').trim();
  // "500,-" is how whole crowns are written, "500,00-" how a debit is.
  text = text.replace(/,(?:-|=)$/u, '');
  const parts = /^([+-]?) ?(\d[\d .,']*?|[.,]\d+) ?([+-]?)$/u.exec(text);
  const [, before = '', digits = '', after = ''] = parts ?? [];
  if (!parts || (before !== '' && after !== '') || !isGrouped(digits)) return null;
  const minus = before === '-' || after === '-' || bracketed !== null || direction?.[1] === 'dr';
  return {
    sign: minus ? -1 : 1,
    signed: minus || direction !== null || before === '+' || after === '+',
    core: digits.replace(/[ ']/gu, ''),
    currency: named === null ? null : (currencyWords[named] ?? named.toUpperCase()),
  };
}

/** Spaces and apostrophes stand between groups of three. */
function isGrouped(digits: string): boolean {
  return !/[ ']/u.test(digits) || /^\d{1,3}(?:[ ']\d{3})+(?:[.,]\d*)?$/u.test(digits);
}

/** What an amount is if its decimal sign is known, in minor units; a text: why it is none. */
function under(
  core: string,
  decimal: DecimalSign,
): number | 'not-an-amount' | 'minor-unit-divided' | 'too-large' {
  const [point, group] = decimal === 'comma' ? [',', '.'] : ['.', ','];
  const [whole = '', fraction = '', ...more] = core.split(point);
  if (more.length > 0 || fraction.includes(group)) return 'not-an-amount';
  const grouped = whole.split(group);
  const [first = '', ...groups] = grouped;
  const isGroups =
    groups.every((part) => part.length === 3) &&
    first.length >= 1 &&
    first.length <= 3 &&
    !first.startsWith('0');
  if (groups.length > 0 && !isGroups) return 'not-an-amount';
  if (!/^0*$/u.test(fraction.slice(2))) return 'minor-unit-divided';
  const amount = Number(grouped.join('')) * 100 + Number(fraction.slice(0, 2).padEnd(2, '0'));
  return amount > largestAmount ? 'too-large' : amount;
}

/** The decimal sign that a cell shows by itself; null: it shows none, or could be read in both ways. */
function shownBy(core: string): DecimalSign | null {
  const [comma, dot] = [under(core, 'comma'), under(core, 'dot')];
  if (!/[.,]/u.test(core) || comma === dot) return null;
  const isComma = typeof comma === 'number' || comma === 'too-large';
  const isDot = typeof dot === 'number' || dot === 'too-large';
  if (isComma === isDot) return null;
  return isComma ? 'comma' : 'dot';
}

/** The notation that the cells of a column show together. */
export function amountNotation(cells: readonly string[]): AmountNotation {
  const shown = new Set<DecimalSign>();
  const decimals = new Map<DecimalSign, Set<number>>([
    ['comma', new Set()],
    ['dot', new Set()],
  ]);
  for (const cell of cells) {
    const core = writtenAmount(cell)?.core ?? '';
    const sign = shownBy(core);
    if (sign === null) continue;
    shown.add(sign);
    decimals.get(sign)?.add(decimalsOf(core, sign));
  }
  const [decimal = null, ...others] = shown;
  if (decimal === null || others.length > 0) return { decimal: null, decimals: new Set() };
  return { decimal, decimals: decimals.get(decimal) ?? new Set() };
}

function decimalsOf(core: string, decimal: DecimalSign): number {
  return core.split(decimal === 'comma' ? ',' : '.')[1]?.length ?? 0;
}

/**
 * The amount of a cell. One that can be read in two ways is read as the rest of its column only if the rest has the same
 * number of decimals; otherwise it is asked about.
 * @param chosen the user's answer
 */
export function readAmount(
  cell: string,
  notation: AmountNotation,
  chosen: DecimalSign | null = null,
): AmountReading {
  if (cell.trim() === '') return { kind: 'empty' };
  const written = writtenAmount(cell);
  if (written === null) return { kind: 'unreadable', reason: 'not-an-amount' };
  const { core, sign } = written;
  const [comma, dot] = [under(core, 'comma'), under(core, 'dot')];
  const own = shownBy(core) ?? chosen;
  if (comma === dot || own !== null) return readingOf(own === 'dot' ? dot : comma, sign);
  if (typeof comma !== 'number' && typeof dot !== 'number')
    return readingOf(comma === 'not-an-amount' ? dot : comma, sign);
  const { decimal, decimals } = notation;
  if (decimal !== null && decimals.has(decimalsOf(core, decimal)))
    return readingOf(decimal === 'comma' ? comma : dot, sign);
  return { kind: 'asked', comma: signed(comma, sign), dot: signed(dot, sign) };
}

function readingOf(amount: ReturnType<typeof under>, sign: 1 | -1): AmountReading {
  if (typeof amount === 'string') return { kind: 'unreadable', reason: amount };
  return { kind: 'amount', amount: amount === 0 ? 0 : amount * sign };
}

function signed(amount: ReturnType<typeof under>, sign: 1 | -1): number | null {
  return typeof amount === 'number' ? amount * sign : null;
}

/**
 * The decimal sign with which each balance is the one before it and the amount, in either order of the rows; null: both or
 * none.
 */
export function decimalByBalance(
  rows: readonly { readonly amount: string; readonly balance: string }[],
): DecimalSign | null {
  const agreeing = (['comma', 'dot'] as const).filter((decimal) => agrees(rows, decimal));
  const [only = null, ...others] = agreeing;
  return others.length === 0 ? only : null;
}

function agrees(
  rows: readonly { readonly amount: string; readonly balance: string }[],
  decimal: DecimalSign,
): boolean {
  const notation: AmountNotation = { decimal, decimals: new Set() };
  const read = rows.map(({ amount, balance }) => {
    const [one, two] = [
      readAmount(amount, notation, decimal),
      readAmount(balance, amountNotation([balance]), decimal),
    ];
    return one.kind === 'amount' && two.kind === 'amount'
      ? { amount: one.amount, balance: two.amount }
      : null;
  });
  if (read.length < 2 || read.includes(null)) return false;
  const steps = read.slice(1).map((row, at) => [read[at], row] as const);
  return (
    steps.every(([before, row]) => before && row && before.balance + row.amount === row.balance) ||
    steps.every(([row, after]) => row && after && after.balance + row.amount === row.balance)
  );
}
