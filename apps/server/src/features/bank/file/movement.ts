import type { Currency } from '@sevenmetre/rules/vocabulary';

/** An incoming payment in a bank file. */
export interface Movement {
  /** IBAN or number as the file writes it; empty: the file does not say. */
  readonly account: string;
  /** The same for a movement in every file that contains it. */
  readonly reference: string;
  /** ISO date. */
  readonly bookedOn: string;
  /** Minor units, above zero. */
  readonly amount: number;
  readonly currency: Currency;
  /** Digits without leading zeros. */
  readonly variableSymbol: string | null;
  readonly counterparty: string | null;
  readonly message: string | null;
}

export interface BankFile {
  readonly format: 'camt-053' | 'csv';
  readonly movements: readonly Movement[];
  /** Number of skipped movements: outgoing, reversed, not booked yet, or in an unsupported currency. */
  readonly skipped: number;
}

export type BankFileError =
  /** An unknown format, or a broken file. */
  | { readonly error: 'bank-file-unreadable' }
  /** Larger than any statement, or more work than one may be. */
  | { readonly error: 'bank-file-too-large' }
  /** A table whose columns the user has to choose. */
  | { readonly error: 'bank-columns-unknown'; readonly columns: readonly string[] };
