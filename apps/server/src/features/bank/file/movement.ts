import type { Currency } from '@sevenmetre/rules/vocabulary';

/** A movement on an account as a bank's file tells it; only money that came in. */
export interface Movement {
  /** IBAN or number as the file writes it; empty: the file does not say. */
  readonly account: string;
  /** The same for the same movement in every file that holds it. */
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
  /** Outgoing, taken back, not booked yet or in a currency that we do not take: left alone. */
  readonly skipped: number;
}

export type BankFileError =
  /** Neither of the formats, broken, or larger than a statement is. */
  | { readonly error: 'bank-file-unreadable' }
  /** A table whose columns have to be named by hand. */
  | { readonly error: 'bank-columns-unknown'; readonly columns: readonly string[] };
