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

/** Content of a document, frozen when it is issued: the PDF is drawn from this alone. */
export const DocumentContent = z.object({
  kind: z.enum(documentKinds),
  number: z.string(),
  /** For a credit note: the credited invoice, and the reason. */
  corrects: z.object({ number: z.string(), reason: z.string() }).nullable(),
  locale: z.enum(locales),
  tournament: z.string(),
  supplier: Party.extend({
    /** Entry in the public register of companies. */
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
      /** Rounded; the document's total is the sum of these lines. */
      total: z.int(),
    }),
  ),
  total: z.int(),
  /** Amount paid when the document was issued (MO22); missing in older documents. */
  paid: z.int().default(0),
  payment: z
    .object({
      /** Account in the Czech notation; null: IBAN only. */
      account: z.string().nullable(),
      iban: z.string(),
      bic: z.string().nullable(),
      /** Content of the QR code; null: nothing to pay. */
      code: z.string().nullable(),
    })
    .nullable(),
});
export type DocumentContent = z.infer<typeof DocumentContent>;
