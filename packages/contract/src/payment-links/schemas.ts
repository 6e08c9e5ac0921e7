import * as z from 'zod';
import { Id, Instant } from '../common.ts';
import { line, trimmedLine } from '../text.ts';

/** How clubs of the current edition pay at the provider of the organiser. */
export const PaymentLink = z.object({
  /** Address with `{amount}`, `{symbol}`, `{currency}` and `{language}`; null: no link is shown. */
  template: z.string().nullable(),
  /** Whose money the provider takes; null: all suppliers'. */
  supplierId: Id.nullable(),
  suppliers: z.array(z.object({ id: Id, name: z.string() })),
  /** Path to which the provider sends confirmations. */
  confirmationPath: z.string(),
  /** null: no confirmations are accepted. */
  secretMadeAt: Instant.nullable(),
  /** Of the tournament. */
  timeZone: z.string(),
});
export type PaymentLink = z.infer<typeof PaymentLink>;

export const PaymentLinkBody = z
  .object({ template: trimmedLine(500).min(1).nullable(), supplierId: Id.nullable() })
  .strict();

export const PaymentSecret = z.object({
  /** Shown once: the portal does not show it again. */
  secret: z.string(),
  link: PaymentLink,
});

/** Of a confirmation; see docs/payment-confirmations.md. */
export const ConfirmationHeaders = z.object({ 'sevenmetre-signature': line(300).min(1) });

export const ConfirmationBody = z.strictObject({
  /** The provider's own id of the payment. */
  id: z.string().regex(/^[\w.:-]{1,100}$/),
  /** Decimal, such as `7200.00`. */
  amount: line(20),
  /** ISO 4217. */
  currency: z.string().regex(/^[A-Z]{3}$/),
  /** Variable symbol, as the payment link gave it. */
  symbol: line(40),
});
export type ConfirmationBody = z.infer<typeof ConfirmationBody>;

/** `booked`: to the club of the symbol; `waiting`: in the organiser's queue; `known`: confirmed before. */
export const ConfirmationResult = z.object({ result: z.enum(['booked', 'waiting', 'known']) });
export type ConfirmationResult = z.infer<typeof ConfirmationResult>;
