import { normalVariableSymbol } from '../pricing/index.ts';
import type { Currency } from '../vocabulary/index.ts';
import { readInvoiceNumbers } from './read-symbols.ts';

/** A club, as far as payments are matched to it. */
export interface PayingClub {
  readonly clubId: number;
  readonly variableSymbol: string | null;
  readonly currency: Currency;
}

export interface IncomingMovement {
  /** Variable symbols that it names, without leading zeros. */
  readonly symbols: readonly string[];
  readonly message: string | null;
  readonly currency: Currency;
}

/** Clubs by what a payer may write: variable symbols, and numbers of invoices as digits. */
export type ClubsByNumber<Club> = ReadonlyMap<string, Club>;

/**
 * `currency-differs`: the symbol belongs to a club with the other currency, so that an organiser has to enter
 * the value. `several-symbols`: of two clubs, or one of them of nobody.
 */
export type PaymentMatch<Club> =
  | { readonly result: 'matched' | 'currency-differs'; readonly club: Club }
  | { readonly result: 'unmatched' | 'several-symbols'; readonly club: null };

/**
 * Clubs by variable symbol and by the digits of their invoices' numbers (`2026-1-0012` is `202610012`). A variable symbol is
 * stronger than an invoice's number; a number that is the same for two clubs is nobody's.
 */
export function clubsByNumber<Club extends PayingClub>(
  clubs: readonly Club[],
  invoices: readonly { readonly clubId: number; readonly number: string }[],
): ClubsByNumber<Club> {
  const byId = new Map(clubs.map((club) => [club.clubId, club]));
  const byInvoice = new Map<string, Club | null>();
  for (const { clubId, number } of invoices) {
    const club = byId.get(clubId);
    const digits = normalVariableSymbol(number.replace(/\D/gu, ''));
    if (club === undefined || digits === null) continue;
    byInvoice.set(digits, (byInvoice.get(digits) ?? club) === club ? club : null);
  }
  const bySymbol = clubs.flatMap((club) => {
    const symbol = club.variableSymbol === null ? null : normalVariableSymbol(club.variableSymbol);
    return symbol === null ? [] : [[symbol, club] as const];
  });
  const certain = [...byInvoice].flatMap(([digits, club]) =>
    club === null ? [] : [[digits, club] as const],
  );
  return new Map([...certain, ...bySymbol]);
}

/** Clubs whose symbols or invoices a movement names, in that order. */
export function namedClubs<Club extends PayingClub>(
  { symbols, message }: IncomingMovement,
  clubs: ClubsByNumber<Club>,
): Club[] {
  const numbers = [...symbols, ...readInvoiceNumbers(message ?? '')];
  return [...new Set(numbers.flatMap((number) => clubs.get(number) ?? []))];
}

/** The club of a movement (MO20). A number of an invoice that is unknown is the payer's own. */
export function matchPayment<Club extends PayingClub>(
  movement: IncomingMovement,
  clubs: ClubsByNumber<Club>,
): PaymentMatch<Club> {
  const [club, second] = namedClubs(movement, clubs);
  const unknown = movement.symbols.filter((symbol) => !clubs.has(symbol)).length;
  if (second !== undefined || (unknown > 0 && (club !== undefined || unknown > 1)))
    return { result: 'several-symbols', club: null };
  if (club === undefined) return { result: 'unmatched', club: null };
  return { result: club.currency === movement.currency ? 'matched' : 'currency-differs', club };
}
