import { bankColumns } from '@sevenmetre/rules/bank';
import { dayOrders, encodings } from '@sevenmetre/rules/tables';
import { currencies, paymentMethods } from '@sevenmetre/rules/vocabulary';
import * as z from 'zod';
import { Day, HiddenParts, HiddenRead, Id, Instant, workbookLanguage } from '../common.ts';
import { Amount, CurrencyCode, Reason, Sum } from '../invoices/amounts.ts';
import { FinanceRow } from '../invoices/schemas.ts';
import { Direction, exportedColumns, paging } from '../paging.ts';
import { line } from '../text.ts';

const Column = z
  .string()
  .regex(/^\d{1,3}$/)
  .transform(Number)
  .optional();

const answeredCurrencies: readonly string[] = [...currencies, 'XXX'];

/**
 * Currencies of accounts by the key in their question, `2000145399:CZK,333444:EUR`; a currency alone is that of all other
 * accounts, a key of nothing is that of rows without an account. `XXX`: another currency than ours.
 */
const AccountCurrencies = z
  .string()
  .max(4_000)
  .refine((text) =>
    text
      .split(',')
      .every(
        (part) => /^(?:[^:]{0,100}:)?[A-Z]{3}$/u.test(part) && answeredCurrencies.includes(part.slice(-3)),
      ),
  );

/** Answers to a question about amounts: the decimal sign, or that the rows are left out. */
const amountAnswers = ['comma', 'dot', 'skip'] as const;

/**
 * Columns by index, from 0; absent: found by their headings. `currency`: for tables without one. The last four answer the
 * questions of a preview.
 */
export const BankFileQuery = z
  .object({
    date: Column,
    amount: Column,
    currency: Column,
    symbol: Column,
    reference: Column,
    counterparty: Column,
    message: Column,
    credit: Column,
    debit: Column,
    direction: Column,
    balance: Column,
    encoding: z.enum(encodings).optional(),
    amounts: z.enum(amountAnswers).optional(),
    days: z.enum(dayOrders).optional(),
    /** Place of a workbook's sheet among those with rows, from 0. */
    sheet: Column,
    hidden: HiddenRead.optional(),
    /** Of rows without one. */
    accountCurrency: AccountCurrencies.optional(),
  })
  .strict();
export type BankFileQuery = z.infer<typeof BankFileQuery>;

/**
 * How questions about a bank's table were answered. They are remembered by the heading of the table, and answer the same
 * questions about the next file with that heading; they never decide against what a file shows itself.
 */
export const BankTableAnswers = z.object({
  /** Columns by index, as an organiser named them. */
  columns: z.partialRecord(z.enum(bankColumns), z.int()),
  amounts: z.enum(['comma', 'dot']).optional(),
  days: z.enum(dayOrders).optional(),
  encoding: z.enum(encodings).optional(),
});
export type BankTableAnswers = z.infer<typeof BankTableAnswers>;

/** Formats of bank files; `csv` is any table. */
const bankFormats = ['camt-052', 'camt-053', 'camt-054', 'mt940', 'abo', 'csv'] as const;
export type BankFormat = (typeof bankFormats)[number];

/** Why a row of a bank file is not imported. */
const bankSkipReasons = [
  'outgoing',
  'reversed',
  'not-booked',
  /** What the payments of a batch leave of its sum, such as a fee. */
  'unexplained',
  'nothing',
  'amount-unreadable',
  'amount-too-large',
  /** A fraction of a heller or a cent. */
  'minor-unit-divided',
  'day-unreadable',
  'currency-unsupported',
  /** The amount names another currency than its column. */
  'currency-contradicts',
  /** Neither incoming nor outgoing. */
  'direction-unknown',
  /** The user left it out in answer to a question. */
  'left-out',
  /** The workbook hides the row. */
  'hidden',
] as const;
export type BankSkipReason = (typeof bankSkipReasons)[number];

/** What an organiser has to decide about a file before it can be imported. */
const BankQuestion = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('encoding'),
    options: z.array(z.object({ encoding: z.enum(encodings), words: z.array(z.string()) })),
  }),
  z.object({
    kind: z.literal('amounts'),
    /** Number of rows that wait for the answer. */
    rows: z.int(),
    /** Each amount with a comma and with a dot as the decimal sign, in minor units; null: not an amount then. */
    examples: z.array(z.object({ text: z.string(), comma: z.int().nullable(), dot: z.int().nullable() })),
  }),
  z.object({
    kind: z.literal('days'),
    orders: z.array(z.enum(dayOrders)),
    examples: z.array(z.object({ text: z.string(), days: z.array(Day) })),
  }),
  /** Neither the file nor a supplier's account says the currency of these rows, which are of one account; '': the file names none. */
  z.object({ kind: z.literal('currency'), rows: z.int(), account: z.string(), key: z.string() }),
  /** Sheets of a workbook with the heading of a statement. */
  z.object({
    kind: z.literal('sheet'),
    sheets: z.array(z.object({ sheet: z.int(), name: z.string() })),
  }),
]);
export type BankQuestion = z.infer<typeof BankQuestion>;

/** A payment that a movement may be: entered by hand, or another row of a bank file. */
const Alike = z.object({
  kind: z.enum(['payment', 'movement']),
  id: Id,
  day: Day,
  club: z.string().nullable(),
});

/**
 * Effect of an import on a movement; `currency-differs`: the symbol belongs to a club with the other
 * currency; `alike`: it looks like a payment that is here already; `several-symbols`: of two or more clubs; `batch`: several
 * payments without amounts of their own. All of them wait in the queue.
 */
const bankResults = [
  'matched',
  'unmatched',
  'currency-differs',
  'known',
  'alike',
  'several-symbols',
  'batch',
] as const;

const Movement = z.object({
  bookedOn: Day,
  amount: Amount,
  currency: CurrencyCode,
  variableSymbol: z.string().nullable(),
  counterparty: z.string().nullable(),
  message: z.string().nullable(),
});

const Club = z.object({ id: Id, name: z.string() });

/** Number of rows; `rows` is the sum of the others. */
const BankRowCounts = z.object({
  rows: z.int(),
  /** Titles, headings, empty rows and sums. */
  aside: z.int(),
  taken: z.int(),
  asked: z.int(),
  skipped: z.int(),
});

/** Sums of a currency in minor units, signed; `file` is the sum of the others. */
const BankSums = z.object({
  currency: z.string(),
  file: z.int(),
  matched: z.int(),
  queue: z.int(),
  known: z.int(),
  skipped: z.int(),
});

export const BankPreview = z.object({
  format: z.enum(bankFormats),
  accounts: z.array(z.string()),
  movements: z.array(
    Movement.extend({
      row: z.int(),
      reference: z.string(),
      result: z.enum(bankResults),
      club: Club.nullable(),
      /** Debt of the club before this movement; null without a club. */
      rest: Sum.nullable(),
      alike: Alike.nullable(),
    }),
  ),
  /** Rows that are not imported, with the reason; `asked`: a question decides. */
  left: z.array(
    z.object({
      row: z.int(),
      reason: z.enum([...bankSkipReasons, 'asked']),
      amount: z.int().nullable(),
      currency: z.string().nullable(),
      text: z.string(),
    }),
  ),
  /** Not empty: the file cannot be imported before they are answered. */
  questions: z.array(BankQuestion),
  /** Remembered answers that this file was read with. */
  remembered: z.array(
    z.object({
      id: Id,
      answers: BankTableAnswers,
      /** Names of the columns in `answers`, as the file writes them. */
      names: z.partialRecord(z.enum(bankColumns), z.string()),
    }),
  ),
  /** What the workbook hides; its hidden rows are left unless they are read. */
  hidden: HiddenParts,
  counts: BankRowCounts,
  sums: z.array(BankSums),
});
export type BankPreview = z.infer<typeof BankPreview>;

export const BankImportResult = z.object({
  matched: z.int(),
  unmatched: z.int(),
  known: z.int(),
  skipped: z.int(),
});
export type BankImportResult = z.infer<typeof BankImportResult>;

/** Rows of a file that were not imported, by reason; the sum is signed, in minor units of a currency, without amounts that are not readable. */
const BankLeftSum = z.object({
  reason: z.enum(bankSkipReasons),
  currency: z.string().nullable(),
  rows: z.int(),
  sum: z.int(),
});
export type BankLeftSum = z.infer<typeof BankLeftSum>;

export const BankImports = z.object({
  imports: z.array(
    z.object({
      id: Id,
      fileName: z.string(),
      importedAt: Instant,
      importedBy: z.string().nullable(),
      /** null: it was not taken back. */
      undoneAt: Instant.nullable(),
      /** Movements of the file that are stored now, by state. */
      matched: z.int(),
      unmatched: z.int(),
      ignored: z.int(),
      left: z.array(BankLeftSum),
    }),
  ),
  /** Of the tournament. */
  timeZone: z.string(),
});
export type BankImports = z.infer<typeof BankImports>;

/**
 * Why a movement stays when its file is taken back: an organiser assigned, divided, joined or ignored it, another
 * movement was joined with it, or the club has
 * a document that was issued after the import and names what was paid.
 */
const keptReasons = ['settled-by-hand', 'joined', 'document-issued'] as const;
export type BankKeptReason = (typeof keptReasons)[number];

export const BankImportUndone = z.object({
  /** Payments that were removed. */
  payments: z.int(),
  /** Movements that were removed, with those of the payments. */
  movements: z.int(),
  kept: z.array(
    z.object({
      row: z.int().nullable(),
      bookedOn: Day,
      amount: Amount,
      currency: CurrencyCode,
      club: z.string().nullable(),
      why: z.enum(keptReasons),
    }),
  ),
});
export type BankImportUndone = z.infer<typeof BankImportUndone>;

export const bankStates = ['unmatched', 'matched', 'ignored'] as const;

/**
 * Why a movement waits: it contradicts an earlier confirmation with its id; it may be here already; a batch without amounts; numbers of several clubs, or one of nobody's; a club with the
 * other currency; a symbol of nobody; a club's symbol that came later or whose payment was removed; only a bare number, a name or an
 * amount suggests a club; nothing does.
 */
const bankWaits = [
  'confirmation-differs',
  'alike',
  'batch',
  'several-symbols',
  'currency-differs',
  'symbol-unknown',
  'released',
  'number-only',
  'name-only',
  'amount-only',
  'nothing',
] as const;
export type BankWait = (typeof bankWaits)[number];

/** States of the list; `by-hand`: a payment that an organiser has entered and no bank file has brought. */
export const paymentStates = [...bankStates, 'by-hand'] as const;

export const BankTransaction = Movement.extend({
  /** Of the movement; of a payment by hand: of the payment. */
  id: Id,
  account: z.string(),
  reference: z.string(),
  state: z.enum(paymentStates),
  /** Of a payment by hand; null: it came by the bank. */
  method: z.enum(paymentMethods).nullable(),
  reason: z.string().nullable(),
  club: Club.nullable(),
  /** File and row that it came from; null: not known. */
  origin: z.object({ file: z.string(), row: z.int() }).nullable(),
  /** Why it waits; null: it does not. */
  waits: z.enum(bankWaits).nullable(),
  /** Possible clubs: with the same symbol in the other currency, or with exactly this debt. */
  suggestions: z.array(
    Club.extend({
      currency: CurrencyCode,
      /** What it owes. */
      rest: Sum,
      why: z.enum(['symbol', 'amount', 'name']),
    }),
  ),
  /** The payment that a waiting movement may be. */
  alike: Alike.nullable(),
});
export type BankTransaction = z.infer<typeof BankTransaction>;

/** Columns of the list of payments; an export shows those that are seen. */
export const paymentColumns = [
  'name',
  'day',
  'payer',
  'symbol',
  'message',
  'club',
  'state',
  'check',
  'currency',
  'method',
  'origin',
] as const;
export type PaymentColumn = (typeof paymentColumns)[number];

const paymentSorts = ['name', 'day', 'payer', 'symbol', 'club', 'state'] as const;

/** Without an order the newest day is first. */
export const BankQueueQuery = z.strictObject({
  state: z.enum([...paymentStates, 'all']).default('unmatched'),
  search: line(100).optional(),
  currency: CurrencyCode.optional(),
  sort: z.enum(paymentSorts).optional(),
  direction: Direction,
  ...paging,
});
export type BankQueueQuery = z.output<typeof BankQueueQuery>;

export const BankExportQuery = BankQueueQuery.extend({ ...workbookLanguage, ...exportedColumns });

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

/** Parts of a movement by club; their amounts add up to its own. */
export const DivideBody = z
  .object({
    parts: z
      .array(
        z
          .object({
            clubId: Id,
            /** In the currency of the movement. */
            amount: z.int().min(1).max(1_000_000_000),
            /** Value in the club's currency. */
            orderAmount: z.int().min(1).max(1_000_000_000),
          })
          .strict(),
      )
      .min(2)
      .max(20),
  })
  .strict();
export type DivideBody = z.infer<typeof DivideBody>;

/** The payment, or the movement, that a waiting movement is once more. */
export const JoinBody = z.object({ kind: z.enum(['payment', 'movement']), id: Id }).strict();

export const IgnoreBody = z.object({ reason: Reason }).strict();
