import { normalVariableSymbol } from '../pricing/index.ts';
import type { Currency } from '../vocabulary/index.ts';

/** A club, as far as payments are matched to it. */
export interface PayingClub {
  readonly variableSymbol: string | null;
  readonly currency: Currency;
}

export interface IncomingMovement {
  readonly variableSymbol: string | null;
  readonly currency: Currency;
}

/**
 * `currency-differs`: the symbol belongs to a club with the other currency, so that an organiser has to enter
 * the value.
 */
export type PaymentMatch<Club> =
  | { readonly result: 'matched' | 'currency-differs'; readonly club: Club }
  | { readonly result: 'unmatched'; readonly club: null };

/** Clubs by symbol, without leading zeros. */
export function clubsBySymbol<Club extends PayingClub>(clubs: readonly Club[]): Map<string, Club> {
  return new Map(
    clubs.flatMap((club) => {
      const symbol = club.variableSymbol === null ? null : normalVariableSymbol(club.variableSymbol);
      return symbol === null ? [] : [[symbol, club] as const];
    }),
  );
}

/** The club of a movement (MO20). */
export function matchPayment<Club extends PayingClub>(
  { variableSymbol, currency }: IncomingMovement,
  clubs: ReadonlyMap<string, Club>,
): PaymentMatch<Club> {
  const symbol = normalVariableSymbol(variableSymbol ?? '');
  const club = symbol === null ? undefined : clubs.get(symbol);
  if (club === undefined) return { result: 'unmatched', club: null };
  return { result: club.currency === currency ? 'matched' : 'currency-differs', club };
}
