import * as z from 'zod';
import { Day, Id } from '../common.ts';
import { Amount, CurrencyCode, Reason, Sum } from '../invoices/amounts.ts';
import { FinanceRow } from '../invoices/schemas.ts';

/** Meaning of a column in a bank's table; `reference` identifies a movement. */
export const bankColumns = [
  'date',
  'amount',
  'currency',
  'symbol',
  'reference',
  'counterparty',
  'message',
] as const;
export type BankColumn = (typeof bankColumns)[number];

const Column = z
  .string()
  .regex(/^\d{1,3}$/)
  .transform(Number)
  .optional();

/** Columns by index, from 0; absent: found by their headings. `currency`: for tables without one. */
export const BankFileQuery = z
  .object({
    date: Column,
    amount: Column,
    currency: Column,
    symbol: Column,
    reference: Column,
    counterparty: Column,
    message: Column,
    accountCurrency: CurrencyCode.default('CZK'),
  })
  .strict();
export type BankFileQuery = z.infer<typeof BankFileQuery>;

/**
 * Effect of an import on a movement; `currency-differs`: the symbol belongs to a club with the other
 * currency.
 */
const bankResults = ['matched', 'unmatched', 'currency-differs', 'known'] as const;

const Movement = z.object({
  bookedOn: Day,
  amount: Amount,
  currency: CurrencyCode,
  variableSymbol: z.string().nullable(),
  counterparty: z.string().nullable(),
  message: z.string().nullable(),
});

const Club = z.object({ id: Id, name: z.string() });

export const BankPreview = z.object({
  format: z.enum(['camt-053', 'csv']),
  accounts: z.array(z.string()),
  movements: z.array(
    Movement.extend({
      reference: z.string(),
      result: z.enum(bankResults),
      club: Club.nullable(),
      /** Debt of the club before this movement; null without a club. */
      rest: Sum.nullable(),
    }),
  ),
  /** Number of outgoing and reversed movements, which are skipped. */
  outgoing: z.int(),
});
export type BankPreview = z.infer<typeof BankPreview>;

export const BankImportResult = z.object({
  matched: z.int(),
  unmatched: z.int(),
  known: z.int(),
  outgoing: z.int(),
});
export type BankImportResult = z.infer<typeof BankImportResult>;

const bankStates = ['unmatched', 'matched', 'ignored'] as const;

export const BankTransaction = Movement.extend({
  id: Id,
  account: z.string(),
  reference: z.string(),
  state: z.enum(bankStates),
  reason: z.string().nullable(),
  club: Club.nullable(),
  /** Possible clubs: with the same symbol in the other currency, or with exactly this debt. */
  suggestions: z.array(Club.extend({ currency: CurrencyCode, why: z.enum(['symbol', 'amount']) })),
});
export type BankTransaction = z.infer<typeof BankTransaction>;

export const BankQueueQuery = z
  .object({
    state: z.enum(bankStates).default('unmatched'),
    page: z.coerce.number().int().min(1).max(10_000).default(1),
  })
  .strict();

export const BankQueue = z.object({
  transactions: z.array(BankTransaction),
  count: z.int(),
  counts: z.record(z.enum(bankStates), z.int()),
  /** Clubs whose payments differ from their debts. */
  differing: z.array(FinanceRow),
});
export type BankQueue = z.infer<typeof BankQueue>;

export const AssignBody = z
  .object({
    clubId: Id,
    /** Value in the club's currency. */
    orderAmount: z.int().min(1).max(1_000_000_000),
  })
  .strict();

export const IgnoreBody = z.object({ reason: Reason }).strict();
