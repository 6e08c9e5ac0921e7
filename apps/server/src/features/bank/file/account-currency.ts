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
  if (number === '') return answer ?? null;
  const known = onlyOne(own.flatMap((one) => (accountNumber(one.account) === number ? [one.currency] : [])));
  return known ?? answer ?? null;
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

/**
 * The question about rows with an amount and without a currency; none: all have one.
 * @param accounts of these rows: the answer counts for all of them
 */
export function currencyQuestion(parts: readonly Part[], accounts: readonly string[]): BankQuestion[] {
  const rows = parts.filter(lacksCurrency).length;
  const named = [...new Set(accounts)].filter((account) => account !== '');
  return rows === 0 ? [] : [{ kind: 'currency', rows, accounts: named }];
}

/** Whether a row has an amount and no currency. */
export function lacksCurrency({ currency, amount }: Pick<Part, 'currency' | 'amount'>): boolean {
  return currency === null && amount !== null;
}
