import type { BankColumn } from '@sevenmetre/rules/bank';
import { refuse, type Refusal } from '../../../platform/outcome/index.ts';
import type {
  BankFormat,
  BankQuestion,
  BankSkipReason,
  BankTableAnswers,
} from '@sevenmetre/contract/bank/schemas';
import type { HiddenParts } from '@sevenmetre/contract/common';
import type { Currency } from '@sevenmetre/rules/vocabulary';

/** An incoming payment in a bank file. */
export interface Movement {
  /** Number of its row, entry or record in the file, from 1. */
  readonly row: number;
  /** IBAN or number as the file writes it; empty: the file does not say. */
  readonly account: string;
  /** The same for a movement in every file that contains it. */
  readonly reference: string;
  /** ISO date. */
  readonly bookedOn: string;
  /** Minor units, above zero. */
  readonly amount: number;
  readonly currency: Currency;
  /** Digits without leading zeros; null: none, or several. */
  readonly variableSymbol: string | null;
  /** Two or more: an organiser has to divide the payment. */
  readonly symbols: readonly string[];
  readonly counterparty: string | null;
  readonly message: string | null;
  /** A booked batch without the amounts of its payments: nobody's payment as a whole. */
  readonly isBatch: boolean;
}

/** A row that is no incoming payment, or is not known to be one. */
export interface LeftRow {
  readonly row: number;
  /** `asked`: a question of the file decides about it. */
  readonly reason: BankSkipReason | 'asked';
  /** Minor units, signed as the account sees it; null: not readable, or not decided. */
  readonly amount: number | null;
  readonly currency: string | null;
  readonly text: string;
}

export interface BankFile {
  readonly format: BankFormat;
  readonly movements: readonly Movement[];
  readonly left: readonly LeftRow[];
  /** Rows without a record: titles, the heading, empty rows, sums. */
  readonly aside: number;
  /** Open questions about the file; nothing is imported before they are answered. */
  readonly questions: readonly BankQuestion[];
  /** Tables of the file by their headings; none in other formats. */
  readonly tables: readonly ReadTable[];
  readonly hidden: HiddenParts;
}

/** A table of a file with the heading by which answers about it are remembered. */
export interface ReadTable {
  /** Hash of the heading and the delimiter. */
  readonly shape: string;
  /** Remembered answers that were used; null: none. */
  readonly used: { readonly id: number; readonly answers: BankTableAnswers } | null;
  /** Names of the columns in `used`. */
  readonly names: Readonly<Partial<Record<BankColumn, string>>>;
}

/** Answers that are remembered for tables with one heading. */
export interface TableProfile {
  readonly id: number;
  readonly shape: string;
  readonly answers: BankTableAnswers;
}

export type BankFileError =
  /** An unknown format, or a broken file. */
  | { readonly error: 'bank-file-unreadable' }
  /** Larger than any statement, or more work than one may be. */
  | { readonly error: 'bank-file-too-large' }
  /** A table whose columns the user has to choose. */
  | {
      readonly error: 'bank-columns-unknown';
      readonly columns: readonly string[];
      readonly hidden?: HiddenParts;
    };

/** The refusal of a file that cannot be read. */
export function refusalOf({ error, ...parameters }: BankFileError): Refusal {
  return refuse(error, parameters);
}

const longestText = 300;

/** One line, shortened; null: empty. */
export function shortText(text: string): string | null {
  const one = text.replace(/\s+/gu, ' ').trim().slice(0, longestText);
  return one === '' ? null : one;
}
