import * as z from 'zod';
import { currencies, documentKinds, locales } from '@sevenmetre/rules/vocabulary';

const Party = z.object({
  name: z.string(),
  street: z.string(),
  city: z.string(),
  zip: z.string(),
  /** In the document's language. */
  country: z.string(),
  tin: z.string().nullable(),
  vatin: z.string().nullable(),
});

/** What a document says, frozen when it is issued: the paper is drawn from this and from nothing else. */
export const DocumentContent = z.object({
  kind: z.enum(documentKinds),
  number: z.string(),
  /** Of a credit note: the invoice that it takes back, and why. */
  corrects: z.object({ number: z.string(), reason: z.string() }).nullable(),
  locale: z.enum(locales),
  tournament: z.string(),
  supplier: Party.extend({
    /** The line of the public register. */
    registration: z.string().nullable(),
  }),
  customer: Party,
  /** ISO dates in the tournament's zone. */
  issuedOn: z.string(),
  dueDate: z.string(),
  variableSymbol: z.string(),
  currency: z.enum(currencies),
  lines: z.array(
    z.object({
      name: z.string(),
      quantity: z.int(),
      unitType: z.string(),
      unitPrice: z.int(),
      discountPercent: z.int(),
      /** Rounded; the document's total is the sum of these. */
      total: z.int(),
    }),
  ),
  total: z.int(),
  /** What had been paid of it when it was issued (MO22); older papers say nothing of it. */
  paid: z.int().default(0),
  payment: z
    .object({
      /** As Czech papers write an account; null: the IBAN only. */
      account: z.string().nullable(),
      iban: z.string(),
      bic: z.string().nullable(),
      /** What the QR code says; null: nothing to pay. */
      code: z.string().nullable(),
    })
    .nullable(),
});
export type DocumentContent = z.infer<typeof DocumentContent>;
