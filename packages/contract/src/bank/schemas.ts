import * as z from 'zod';
import { Day, Id } from '../common.ts';
import { Amount, CurrencyCode, Reason, Sum } from '../invoices/amounts.ts';
import { FinanceRow } from '../invoices/schemas.ts';

/** What a column of a bank's table is; `reference` names a movement once and for all. */
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

/** Columns by their place, from 0; left out: found by their headings. Of a table without a currency, the account's. */
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

/** What an import makes of a movement; `currency-differs`: the symbol is a club's that pays in the other currency. */
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
      /** What the club still owes before this movement; null without a club. */
      rest: Sum.nullable(),
    }),
  ),
  /** Outgoing and taken-back movements, which are left alone. */
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
  /** Clubs it may belong to: the same symbol in the other currency, or owing exactly this much. */
  suggestions: z.array(Club.extend({ why: z.enum(['symbol', 'amount']) })),
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
  /** Clubs that have paid something, and not what they owe. */
  differing: z.array(FinanceRow),
});
export type BankQueue = z.infer<typeof BankQueue>;

export const AssignBody = z
  .object({
    clubId: Id,
    /** What it counts for, in the club's currency. */
    orderAmount: z.int().min(1).max(1_000_000_000),
  })
  .strict();

export const IgnoreBody = z.object({ reason: Reason }).strict();
