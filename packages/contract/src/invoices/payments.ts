import { paymentMethods } from '@sevenmetre/rules/vocabulary';
import * as z from 'zod';
import { Day, Id, Instant } from '../common.ts';
import { paragraphs } from '../text.ts';
import { Amount, ClientKey, CurrencyCode } from './amounts.ts';

export const PaymentBody = z
  .object({
    paymentDate: Day,
    /** Value in the club's currency; negative: a refund. */
    orderAmount: z.int().min(-1_000_000_000).max(1_000_000_000),
    receivedAmount: z.int().min(-1_000_000_000).max(1_000_000_000),
    receivedAmountCurrency: CurrencyCode,
    paymentMethod: z.enum(paymentMethods),
    cashReceivedById: Id.nullable(),
    supplierId: Id.nullable(),
    /** The invoice that was paid. */
    accountingDocumentId: Id.nullable().default(null),
    note: paragraphs(500).trim().nullable(),
    clientKey: ClientKey,
  })
  .strict();
export type PaymentBody = z.infer<typeof PaymentBody>;

export const Payment = z.object({
  id: Id,
  paymentDate: Day,
  orderAmount: Amount,
  receivedAmount: Amount,
  receivedAmountCurrency: CurrencyCode,
  paymentMethod: z.enum(paymentMethods),
  clubId: Id,
  /** The user who took the cash. */
  cashReceivedById: Id.nullable(),
  cashReceivedBy: z.string().nullable(),
  supplierId: Id.nullable(),
  accountingDocumentId: Id.nullable(),
  note: z.string().nullable(),
  createdAt: Instant,
  updatedAt: Instant,
  fromBank: z.boolean(),
  /** File and row of the bank's statement; null: another payment, or not known. */
  origin: z.object({ file: z.string(), row: z.int() }).nullable(),
  /** Number of its cash receipt; null: none. */
  receiptNumber: z.int().nullable(),
});
export type Payment = z.infer<typeof Payment>;
