import * as z from 'zod';
import { checkCodes, clubSorts, refereeCheckCodes } from '@sevenmetre/rules/back-office';
import { stateActions } from '@sevenmetre/rules/registration';
import { currencies, locales, registrationStates, teamStates } from '@sevenmetre/rules/vocabulary';
import { errorStatuses } from '../errors.ts';
import type { ErrorCode } from '../errors.ts';
import { Day, Id, Instant, workbookLanguage } from './common.ts';
import { Names } from './match-ticket.ts';
import { line, paragraphs, trimmedLine } from './text.ts';

const text = (longest: number) => trimmedLine(longest).min(1);
const number = (most: number) => z.coerce.number().pipe(z.int().min(1).max(most));

/** How a list is paged. */
export const paging = { page: number(100_000).optional(), size: number(200).optional() };
export const Direction = z.enum(['up', 'down']).optional();
export const CountryCode = z.string().regex(/^[A-Z]{2}$/);

export const ClubListQuery = z.strictObject({
  ...paging,
  state: z.enum(registrationStates).optional(),
  country: CountryCode.optional(),
  category: text(20).optional(),
  money: z.enum(['paid', 'unpaid']).optional(),
  found: z.enum([...checkCodes, 'waiting-list', 'any', 'nothing']).optional(),
  search: line(100).optional(),
  sort: z.enum(clubSorts).optional(),
  direction: Direction,
});

export const ClubExportQuery = ClubListQuery.extend(workbookLanguage);

const count = z.int().nonnegative();
const Check = z.object({ code: z.enum(checkCodes), about: z.array(z.string()) });
const Actions = z.array(z.enum(stateActions));

/** How full a category is; a declined club's teams are not counted. */
export const CategoryCount = z.object({
  code: z.string(),
  /** null: no bound. */
  capacity: count.nullable(),
  accepted: count,
  waiting: count,
});

/** Money in minor units of `currency`. */
const Balance = { currency: z.enum(currencies), owed: z.int(), paid: z.int() };

export const ClubRegistrationRow = z.object({
  id: Id,
  revision: count,
  state: z.enum(registrationStates),
  name: z.string(),
  countryCode: z.string(),
  createdAt: Instant,
  /** That have not withdrawn. */
  teams: count,
  acceptedTeams: count,
  waitingTeams: count,
  persons: count,
  /** Who hears of a change by mail. */
  mails: count,
  ...Balance,
  checks: z.array(Check),
  actions: Actions,
});
export type ClubRegistrationRow = z.infer<typeof ClubRegistrationRow>;

export const page = { total: count, page: count, pages: count };

export const ClubRegistrations = z
  .object({
    ...page,
    rows: z.array(ClubRegistrationRow),
    states: z.record(z.enum(registrationStates), count),
    categories: z.array(CategoryCount),
    /** Of clubs that have registered. */
    countries: z.array(z.string()),
    /** null: no bound. */
    createTill: Instant.nullable(),
    timeZone: z.string(),
  })
  .meta({ id: 'ClubRegistrations' });
export type ClubRegistrations = z.infer<typeof ClubRegistrations>;

/** A line of a record's history, the newest first. */
export const TimelineEntry = z.object({
  id: Id,
  at: Instant,
  action: z.string(),
  /** null: by the product, or by an account that is gone. */
  by: z.string().nullable(),
  reason: z.string().nullable(),
  /** What it was and what it became: codes and numbers, by their names. */
  changes: z.array(z.object({ field: z.string(), from: z.string().nullable(), to: z.string().nullable() })),
  /** Names of fields that a save has changed. */
  fields: z.array(z.string()),
});
export type TimelineEntry = z.infer<typeof TimelineEntry>;

const Persons = {
  bundlePersons: count,
  handballPersons: count,
  vipPartyPersons: count,
  singleRoomPersons: count,
  package: z.object(Names).nullable(),
  /** Beds that they have been given. */
  beds: count,
};

const words = z.string().nullable();

export const ClubRegistrationAdmin = z
  .object({
    club: z.object({
      id: Id,
      revision: count,
      state: z.enum(registrationStates),
      stateReason: words,
      name: z.string(),
      countryCode: z.string(),
      region: words,
      street: words,
      city: words,
      zip: words,
      tin: words,
      vatin: words,
      variableSymbol: words,
      locale: z.enum(locales),
      invoiceSubjectName: words,
      differentInvoiceAddress: z.boolean(),
      invoiceStreet: words,
      invoiceCity: words,
      invoiceZip: words,
      invoiceCountryCode: words,
      arrivalDate: Day.nullable(),
      departureDate: Day.nullable(),
      contactFirstName: words,
      contactLastName: words,
      contactPhone: words,
      registrationNote: words,
      internalNote: words,
      agreedToTermsAt: Instant.nullable(),
      createdAt: Instant,
      updatedAt: Instant,
    }),
    timeZone: z.string(),
    actions: Actions,
    checks: z.array(Check),
    admins: z.array(z.object({ id: Id, name: z.string(), email: z.string(), phone: words })),
    teams: z.array(
      z.object({
        id: Id,
        /** null: named by the club and the number. */
        name: words,
        teamNumber: count,
        categoryCode: z.string(),
        state: z.enum(teamStates),
        serviceLevel: z.object(Names).nullable(),
        participants: count,
        ...Persons,
      }),
    ),
    extraPersons: z.array(z.object({ id: Id, ...Persons })),
    files: z.array(z.object({ id: Id, filename: z.string(), url: z.string() })),
    money: z.object({
      ...Balance,
      lines: z.array(
        z.object({
          ...Names,
          quantity: z.int(),
          unitPrice: z.int(),
          discountPercent: z.int(),
          total: z.int(),
        }),
      ),
      payments: z.array(z.object({ id: Id, paymentDate: Day, orderAmount: z.int() })),
    }),
    categories: z.array(CategoryCount),
    /** `teamId`: which of the club's teams an entry is about, where it is about one. */
    timeline: z.array(TimelineEntry.extend({ teamId: Id.nullable() })),
  })
  .meta({ id: 'ClubRegistrationAdmin' });
export type ClubRegistrationAdmin = z.infer<typeof ClubRegistrationAdmin>;

/** Records that one call changes at most. */
export const mostRecords = 500;
const codes = Object.keys(errorStatuses) as [ErrorCode, ...ErrorCode[]];

/** What happened to each record, in the order asked for. */
export const Outcomes = z
  .object({
    results: z.array(
      z.object({
        id: Id,
        /** null: there is no such record. */
        name: words,
        /** The code of an error: nothing was changed. */
        outcome: z.enum(['done', ...codes]),
        /** As it is now. */
        state: words,
      }),
    ),
  })
  .meta({ id: 'Outcomes' });
export type Outcomes = z.infer<typeof Outcomes>;

/** Each registration as the organiser saw it: one that is another by now is left alone. */
export const ClubStatesBody = z
  .strictObject({
    action: z.enum(stateActions),
    reason: paragraphs(1000).nullable(),
    clubs: z
      .array(z.strictObject({ id: Id, revision: Id, state: z.enum(registrationStates) }))
      .min(1)
      .max(mostRecords),
  })
  .meta({ id: 'ClubStatesBody' });
export type ClubStatesBody = z.infer<typeof ClubStatesBody>;

/** A note with what it was written over: another one that came in between is not lost. */
export const NoteBody = z
  .strictObject({ note: paragraphs(5000).nullable(), before: paragraphs(5000).nullable() })
  .meta({ id: 'NoteBody' });
export type NoteBody = z.infer<typeof NoteBody>;
export const Note = z.object({ note: words }).meta({ id: 'Note' });

/** What waits for the organiser. */
export const AdminOverview = z
  .object({
    clubs: z.object({ waiting: count, oldest: Instant.nullable(), flagged: count }),
    referees: z.object({ waiting: count, oldest: Instant.nullable() }),
    unmatchedPayments: count,
    unpaidClubs: count,
    failedMails: count,
    beds: z.object({ guests: count, persons: count, left: count }),
    categories: z.array(
      CategoryCount.extend({
        /** First of the waiting list; null: nobody waits. */
        next: z
          .object({ teamId: Id, clubId: Id, clubName: z.string(), name: words, teamNumber: count })
          .nullable(),
      }),
    ),
  })
  .meta({ id: 'AdminOverview' });
export type AdminOverview = z.infer<typeof AdminOverview>;

export const refereeFound = [...refereeCheckCodes, 'any', 'nothing'] as const;
