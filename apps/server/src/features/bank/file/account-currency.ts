import type { BankFileQuery, BankQuestion } from '@sevenmetre/contract/bank/schemas';
import { accountNumber } from '@sevenmetre/rules/bank';
import type { Rows } from '@sevenmetre/rules/tables';
import type { Part } from './name-movements.ts';

/** An account whose currency is known: as a supplier writes it, or as an earlier file named it. */
export interface OwnAccount {
  readonly account: string;
  readonly currency: string;
}

interface Asked {
  /** As the file names it; '': it does not. */
  readonly account: string;
  /** Titles above the table. */
  readonly titles?: Rows;
  /** Heading of the amounts. */
  readonly heading?: string;
}

/**
 * The currency of rows that name none: what titles or the heading of the amounts say, that of a known account, or the user's answer. null:
 * nobody says it, so that it is asked.
 */
export function accountCurrency(
  { account, titles = [], heading = '' }: Asked,
  { accountCurrency: answer }: Pick<BankFileQuery, 'accountCurrency'>,
  own: readonly OwnAccount[],
): string | null {
  const named = onlyOne([...titles.flat().flatMap(currenciesOfTitle), ...currenciesIn(heading)]);
  if (named !== null) return named;
  const number = accountNumber(account);
  const known =
    number === ''
      ? null
      : onlyOne(own.flatMap((one) => (accountNumber(one.account) === number ? [one.currency] : [])));
  return known ?? answerFor(keyOf(account), answer ?? '');
}

/** What all notations of an account share, without the signs that divide answers. */
function keyOf(account: string): string {
  return (
    accountNumber(account) ||
    account
      .replace(/[\s,:]+/gu, ' ')
      .trim()
      .slice(0, 100)
  );
}

/** The answer for an account, otherwise the one for all others; null: none. */
function answerFor(key: string, answers: string): string | null {
  const parts = answers.split(',');
  const own = parts.find((part) => part.slice(0, -3) === `${key}:`);
  const others = parts.find((part) => /^[A-Z]{3}$/u.test(part));
  return (own ?? others)?.slice(-3) ?? null;
}

function onlyOne(currencies: readonly string[]): string | null {
  const [first, ...others] = new Set(currencies);
  return others.length === 0 ? (first ?? null) : null;
}

/** A title is the name of a currency, or says that it names one: `CZK`, `Měna účtu: CZK`. */
function currenciesOfTitle(title: string): string[] {
  const isNamed = /m[ěe]na|w[äa]hrung|waluta|currency/iu.test(title);
  return isNamed || /^\W*(?:[A-Z]{3}|kč|€)\W*$/u.test(title.trim()) ? currenciesIn(title) : [];
}

const signs: Readonly<Record<string, string>> = { kč: 'CZK', '€': 'EUR' };

/** `Částka (CZK)`, `Betrag in EUR`, `Částka v Kč`. */
function currenciesIn(text: string): string[] {
  return [...text.matchAll(/(?<!\p{L})(?:CZK|EUR|USD|PLN|GBP|HUF|CHF|kč|€)(?!\p{L})/giu)].map(
    ([found]) => signs[found.toLowerCase()] ?? found.toUpperCase(),
  );
}

/** Rows of one account that name no currency. */
export interface SilentRows {
  readonly account: string;
  /** Rows with an amount and without a currency. */
  readonly rows: number;
}

type CurrencyQuestion = Extract<BankQuestion, { readonly kind: 'currency' }>;

/** One question for each account with rows that have an amount and no currency; none: all have one. */
export function currencyQuestions(silent: readonly SilentRows[]): CurrencyQuestion[] {
  return joinedCurrencyQuestions(
    silent
      .filter(({ rows }) => rows > 0)
      .map(({ account, rows }) => ({ kind: 'currency', rows, account, key: keyOf(account) })),
  );
}

/** Questions of several files: an account is asked about once. */
export function joinedCurrencyQuestions(questions: readonly CurrencyQuestion[]): CurrencyQuestion[] {
  const joined = new Map<string, CurrencyQuestion>();
  for (const question of questions) {
    const rows = question.rows + (joined.get(question.key)?.rows ?? 0);
    joined.set(question.key, { ...(joined.get(question.key) ?? question), rows });
  }
  return [...joined.values()];
}

/** Whether a row has an amount and no currency. */
export function lacksCurrency({ currency, amount }: Pick<Part, 'currency' | 'amount'>): boolean {
  return currency === null && amount !== null;
}
