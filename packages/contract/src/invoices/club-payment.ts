import { registrationStates, teamStates } from '@sevenmetre/rules/vocabulary';
import * as z from 'zod';
import { CategoryHead } from '../categories/category-head.ts';
import { Day, Id, Instant } from '../common.ts';
import { Amount, Balance, CurrencyCode } from './amounts.ts';

const Payee = z.object({
  name: z.string(),
  /** Account in the Czech notation; null: none. */
  account: z.string().nullable(),
  iban: z.string(),
  bic: z.string().nullable(),
});

/** A picture of a QR code: dark squares as the path of an SVG, on a square of `size` units. */
const QrPicture = z.object({ size: z.int().positive(), path: z.string() });

/** One payment to one payee. */
const ClubInstalment = z.object({
  kind: z.enum(['entry-fee', 'rest']),
  amount: Amount,
  /** Unpaid part of the amount. */
  open: Amount,
  /** null: the date will be on the invoice. */
  dueDate: Day.nullable(),
  /** null: the supplier has no account in this currency. */
  payTo: Payee.nullable(),
  message: z.string(),
  /** Of the open amount (MO18); null: nothing to pay, or no account. */
  qr: QrPicture.nullable(),
  /** Where the open amount is paid at the organiser's provider (MO26); null: nothing to pay, or no provider. */
  payLink: z.string().nullable(),
});

/** A payment that was mailed and is no longer there (MO29). */
export const TakenBackPayment = z.object({
  /** As it was received. */
  amount: Amount,
  currency: CurrencyCode,
  /** On which it was booked. */
  day: Day,
});
export type TakenBackPayment = z.infer<typeof TakenBackPayment>;

/** What a club pays and when, from the moment it has registered, without any invoice. */
export const ClubPayment = Balance.extend({
  club: z.object({ id: Id, name: z.string(), registrationState: z.enum(registrationStates) }),
  edition: z.object({ name: z.string(), year: z.int(), timeZone: z.string() }),
  registeredAt: Instant,
  currency: CurrencyCode,
  variableSymbol: z.string(),
  /** In the order of paying. */
  instalments: z.array(ClubInstalment),
  teams: z.array(
    z.object({
      id: Id,
      name: z.string(),
      state: z.enum(teamStates),
      category: CategoryHead,
      entryFee: Amount,
    }),
  ),
  /** While something is open. */
  takenBack: z.array(TakenBackPayment),
  /** ISO dates; null: not set. */
  drawOn: Day.nullable(),
  rostersTill: Day.nullable(),
}).meta({ id: 'ClubPayment' });
export type ClubPayment = z.infer<typeof ClubPayment>;
