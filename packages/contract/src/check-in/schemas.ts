import { deskViews } from '@sevenmetre/rules/check-in';
import { cateringTypes, checkInSteps, genders, lodgingKinds } from '@sevenmetre/rules/vocabulary';
import * as z from 'zod';
import { Day, Id, Instant, Names, workbookLanguage } from '../common.ts';
import { Amount, ClientKey, CurrencyCode, Sum } from '../invoices/amounts.ts';
import { line } from '../text.ts';

const count = z.int().nonnegative();

const clubHead = {
  id: Id,
  name: z.string(),
  countryCode: z.string(),
  arrivalDate: Day.nullable(),
  contactName: z.string().nullable(),
  contactPhone: z.string().nullable(),
};

/** A completed step, with time and person. */
const step = z.object({ step: z.enum(checkInSteps), doneAt: Instant, by: z.string().nullable() });

export const CheckIn = z
  .object({
    timeZone: z.string(),
    /** All categories of the edition, in its order. */
    categories: z.array(z.object({ code: z.string(), gender: z.enum(genders) })),
    clubs: z.array(
      z.object({
        ...clubHead,
        teams: count,
        /** Codes of the categories of its accepted teams, one for each team. */
        teamCategories: z.array(z.string()),
        /** Accepted teams without a player or without a leader in the roster. */
        incompleteRosters: count,
        /** Open debt, in minor units; negative: overpaid. */
        rest: Sum,
        currency: CurrencyCode,
        /** Its variable symbol; null: none yet. */
        symbol: z.string().nullable(),
        arrivedAt: Instant.nullable(),
        /** The begin of its first planned match that has not begun, in the tournament's zone; null: none. */
        nextMatch: z.object({ day: Day, time: z.string() }).nullable(),
        /** A match of one of its teams has begun: it is there, whatever the desk has recorded. */
        hasPlayed: z.boolean(),
        /** Steps that are done. */
        steps: z.array(z.enum(checkInSteps)),
      }),
    ),
  })
  .meta({ id: 'CheckIn' });
export type CheckIn = z.infer<typeof CheckIn>;

/** What is shown of the list (CK2). */
export const CheckInExportQuery = z.strictObject({
  ...workbookLanguage,
  view: z.enum(deskViews).default('all'),
  search: line(100).default(''),
  letter: line(2).default(''),
});
export type CheckInExportQuery = z.infer<typeof CheckInExportQuery>;

const receipt = z.object({
  id: Id,
  number: z.int(),
  issuedAt: Instant,
  amount: Amount,
  currency: CurrencyCode,
  supplierName: z.string(),
  receiver: z.string(),
  /** Whether its payment was deleted. */
  cancelled: z.boolean(),
  /** URL of its PDF. */
  href: z.string(),
});

const team = z.object({
  id: Id,
  name: z.string(),
  categoryCode: z.string(),
  players: count,
  leaders: count,
  /** Number of persons in its package. */
  persons: count,
});

const bed = z.object({
  ...Names,
  address: z.string().nullable(),
  kind: z.enum(lodgingKinds),
  label: z.string(),
  persons: count,
  /** Name of the team; null: extra persons. */
  team: z.string().nullable(),
});

const meal = z.object({
  ...Names,
  persons: count,
  /** null: an extra, such as the Monday lunch. */
  cateringType: z.enum(cateringTypes).nullable(),
});

/** A club at the desk. */
export const CheckInClub = z
  .object({
    timeZone: z.string(),
    club: z.object(clubHead),
    money: z.object({
      toPay: Sum,
      /** Fees of protests in what has to be paid, and those given back, which are negative. Absent: none. */
      fees: z.exactOptional(z.array(z.object({ nameCs: z.string(), nameEn: z.string(), amount: z.int() }))),
      paid: Sum,
      rest: Sum,
      currency: CurrencyCode,
      overdue: z.boolean(),
      receipts: z.array(receipt),
      /** First whom the club owes most; `rest` in minor units, null: a payment of the club names no supplier. */
      suppliers: z.array(z.object({ id: Id, name: z.string(), rest: z.int().nullable() })),
    }),
    teams: z.array(team),
    /** Number of people in no roster. */
    withoutTeam: count,
    beds: z.array(bed),
    /** Ordered beds that are not allotted yet. */
    bedsMissing: count,
    meals: z.array(meal),
    steps: z.array(step),
  })
  .meta({ id: 'CheckInClub' });
export type CheckInClub = z.infer<typeof CheckInClub>;

export const CheckInStepBody = z
  .strictObject({ step: z.enum(checkInSteps), done: z.boolean() })
  .meta({ id: 'CheckInStepBody' });
export type CheckInStepBody = z.infer<typeof CheckInStepBody>;

export const CheckInCashBody = z
  .strictObject({
    /** Minor units of the club's currency. */
    amount: z.int().min(1).max(1_000_000_000),
    currency: CurrencyCode,
    supplierId: Id,
    clientKey: ClientKey,
  })
  .meta({ id: 'CheckInCashBody' });
export type CheckInCashBody = z.infer<typeof CheckInCashBody>;
