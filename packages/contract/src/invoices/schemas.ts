import { mostRows } from '@sevenmetre/rules/list-views';
import { documentKinds, locales, registrationStates } from '@sevenmetre/rules/vocabulary';
import * as z from 'zod';
import { Day, Id, workbookLanguage } from '../common.ts';
import { exportedColumns } from '../paging.ts';
import { line, trimmedLine } from '../text.ts';
import { Amount, Balance, ClientKey, CurrencyCode, Reason } from './amounts.ts';
import { Payment } from './payments.ts';

export const FinanceDocument = z.object({
  id: Id,
  number: z.string(),
  kind: z.enum(documentKinds),
  total: Amount,
  currency: CurrencyCode,
  issuedOn: Day,
  dueDate: Day,
  /** Whether a credit note credits it. */
  credited: z.boolean(),
  /** Of a credit note: the credited invoice. */
  correctsNumber: z.string().nullable(),
  /** Language of the PDF and of a credit note for it. */
  locale: z.enum(locales),
  /** URL of its PDF. */
  href: z.string(),
  /** Content of the QR code of its payment; null: nothing to pay. */
  paymentCode: z.string().nullable(),
  /** Payee, as on the PDF; null: nothing to pay, or the supplier has no account. */
  payTo: z
    .object({
      name: z.string(),
      /** Account in the Czech notation. */
      account: z.string().nullable(),
      iban: z.string(),
      bic: z.string().nullable(),
    })
    .nullable(),
  /** Where its unpaid sum is paid at the organiser's provider (MO26); null: nothing to pay, or no provider. */
  payLink: z.string().nullable(),
});
export type FinanceDocument = z.infer<typeof FinanceDocument>;

/** Debts of a club, for its admins and organisers. */
export const ClubFinance = Balance.extend({
  currency: CurrencyCode,
  variableSymbol: z.string().nullable(),
  /** The order differs from the documents: new ones will be issued. */
  orderChanged: z.boolean(),
  /** The earliest due date of an unpaid invoice; null: nothing is due. */
  dueDate: Day.nullable(),
  overdue: z.boolean(),
  documents: z.array(FinanceDocument),
});
export type ClubFinance = z.infer<typeof ClubFinance>;

/** A document of an earlier year, for download only. */
export const EarlierPaper = FinanceDocument.pick({
  id: true,
  number: true,
  kind: true,
  total: true,
  currency: true,
  href: true,
}).extend({ year: z.int(), clubName: z.string() });
export type EarlierPaper = z.infer<typeof EarlierPaper>;

/** The latest year first, in a year as they were issued. */
export const EarlierPapers = z.object({ papers: z.array(EarlierPaper) });
export type EarlierPapers = z.infer<typeof EarlierPapers>;

export const financeFilters = ['all', 'to-issue', 'owing', 'overdue', 'overpaid'] as const;

const financeSorts = ['name', 'toPay', 'paid', 'rest', 'dueDate'] as const;

/** Columns of the list of clubs with their money; an export shows those that are seen. */
export const financeColumns = [
  'name',
  'toPay',
  'paid',
  'rest',
  'dueDate',
  'signs',
  'symbol',
  'country',
  'invoices',
] as const;
export type FinanceColumn = (typeof financeColumns)[number];

export const InvoicesQuery = z
  .object({
    filter: z.enum(financeFilters).default('all'),
    search: line(100).default(''),
    sort: z.enum(financeSorts).default('name'),
    direction: z.enum(['asc', 'desc']).default('asc'),
    page: z.coerce.number().int().min(1).max(10_000).default(1),
    pageSize: z.coerce.number().int().min(1).max(mostRows).default(50),
  })
  .strict();

export const InvoicesExportQuery = InvoicesQuery.extend({ ...workbookLanguage, ...exportedColumns });

const Count = z.int().min(0);

export const FinanceRow = Balance.extend({
  clubId: Id,
  name: z.string(),
  countryCode: z.string(),
  registrationState: z.enum(registrationStates),
  currency: CurrencyCode,
  variableSymbol: z.string().nullable(),
  /** Number of lines that are in no document. */
  openLines: Count,
  /** Number of lines in documents that differ from the order. */
  outdatedLines: Count,
  /** Number of valid invoices. */
  invoices: Count,
  dueDate: Day.nullable(),
  overdue: z.boolean(),
});
export type FinanceRow = z.infer<typeof FinanceRow>;

export const InvoiceList = z.object({
  rows: z.array(FinanceRow),
  /** Of all pages, with filter and search. */
  count: Count,
  counts: z.record(z.enum(financeFilters), Count),
  /** Sums over all filtered rows, by currency. */
  sums: z.array(Balance.extend({ currency: CurrencyCode })),
});
export type InvoiceList = z.infer<typeof InvoiceList>;

export const IssueBody = z
  .object({ clubIds: z.array(Id).min(1).max(200), reason: Reason.optional() })
  .strict();

/** Why nothing was issued for a club. */
const issueRefusals = [
  'club-unknown',
  'club-not-approved',
  'nothing-to-issue',
  'total-negative',
  'price-missing',
  'amount-too-large',
] as const;

export const IssueResult = z.object({
  issued: z.array(z.object({ clubId: Id, documents: z.array(FinanceDocument) })),
  refused: z.array(z.object({ clubId: Id, error: z.enum(issueRefusals) })),
});
export type IssueResult = z.infer<typeof IssueResult>;

export const CreditBody = z.object({ reason: Reason }).strict();

const words = {
  nameCs: trimmedLine(200).min(1),
  nameEn: trimmedLine(200).min(1),
  quantity: z.int().min(1).max(10_000),
  unitType: trimmedLine(30).min(1),
  unitPrice: z.int().min(-100_000_000).max(100_000_000),
  discountPercent: z.int().min(0).max(100),
  supplierId: Id,
  separateInvoice: z.boolean(),
};

export const LineBody = z.object({ ...words, clientKey: ClientKey }).strict();
export type LineBody = z.infer<typeof LineBody>;

/** For a line made from the order, only the discount. */
export const LineUpdateBody = z.object(words).partial().strict();
export type LineUpdateBody = z.infer<typeof LineUpdateBody>;

export const InvoiceLine = z.object({
  id: Id,
  isSystem: z.boolean(),
  nameCs: z.string(),
  nameEn: z.string(),
  quantity: z.int(),
  unitType: z.string(),
  unitPrice: Amount,
  discountPercent: z.int(),
  total: Amount,
  currency: CurrencyCode,
  clubId: Id,
  /** Item of the price list; null: added by hand, or no longer in the list. */
  pricelistItemId: Id.nullable(),
  supplierId: Id,
  separateInvoice: z.boolean(),
  /** The invoice with this line; null: open. */
  documentNumber: z.string().nullable(),
  outdated: z.boolean(),
});
export type InvoiceLine = z.infer<typeof InvoiceLine>;

const Named = z.object({ id: Id, name: z.string() });

export const ClubInvoice = z.object({
  club: z.object({
    id: Id,
    name: z.string(),
    countryCode: z.string(),
    registrationState: z.enum(registrationStates),
    variableSymbol: z.string().nullable(),
  }),
  finance: ClubFinance,
  lines: z.array(InvoiceLine),
  payments: z.array(Payment),
  suppliers: z.array(Named),
  /** Users who may have taken cash. */
  cashReceivers: z.array(Named),
  /** Keys of ordered items without a price. */
  unpriced: z.array(z.string()),
});
export type ClubInvoice = z.infer<typeof ClubInvoice>;
