import { checkCodes, clubSorts, stateActions } from '@sevenmetre/rules/registration';
import { currencies, genders, locales, registrationStates, teamStates } from '@sevenmetre/rules/vocabulary';
import * as z from 'zod';
import { CountryCode, Day, Id, Instant, Names, workbookLanguage } from '../common.ts';
import { TimelineEntry } from '../history/schemas.ts';
import { mostRecords } from '../outcomes.ts';
import { Direction, exportedColumns, page, paging } from '../paging.ts';
import { line, paragraphs, trimmedLine } from '../text.ts';

const text = (longest: number) => trimmedLine(longest).min(1);

export const ClubListQuery = z.strictObject({
  ...paging,
  state: z.enum([...registrationStates, 'standing']).optional(),
  country: CountryCode.optional(),
  category: text(20).optional(),
  money: z.enum(['paid', 'unpaid']).optional(),
  found: z.enum([...checkCodes, 'waiting-list', 'any', 'nothing']).optional(),
  search: line(100).optional(),
  sort: z.enum(clubSorts).optional(),
  direction: Direction,
  group: z.literal('state').optional(),
});

export const ClubExportQuery = ClubListQuery.extend({ ...workbookLanguage, ...exportedColumns });

const count = z.int().nonnegative();

/** Use of a category's capacity; without teams of declined clubs. */
export const CategoryCount = z.object({
  code: z.string(),
  /** null: unlimited. */
  capacity: count.nullable(),
  accepted: count,
  waiting: count,
});

/** Money in minor units of `currency`. */
const Balance = { currency: z.enum(currencies), owed: z.int(), paid: z.int() };

const Check = z.object({ code: z.enum(checkCodes), about: z.array(z.string()) });
const Actions = z.array(z.enum(stateActions));

export const ClubRegistrationRow = z.object({
  id: Id,
  revision: count,
  state: z.enum(registrationStates),
  name: z.string(),
  countryCode: z.string(),
  createdAt: Instant,
  /** Teams that have not withdrawn. */
  teams: count,
  acceptedTeams: count,
  waitingTeams: count,
  /** Categories of its teams that have not withdrawn, one for each team, in the order of the edition. */
  teamCategories: z.array(z.string()),
  /** Those of them whose team is on the waiting list. */
  queuedCategories: z.array(z.string()),
  persons: count,
  /** Beds allotted to its teams and extra persons. */
  beds: count,
  arrivalDate: Day.nullable(),
  contactName: z.string().nullable(),
  contactPhone: z.string().nullable(),
  variableSymbol: z.string().nullable(),
  /** Number of mails about a change. */
  mails: count,
  ...Balance,
  checks: z.array(Check),
  actions: Actions,
});
export type ClubRegistrationRow = z.infer<typeof ClubRegistrationRow>;

export const ClubRegistrations = z
  .object({
    ...page,
    rows: z.array(ClubRegistrationRow),
    states: z.record(z.enum(registrationStates), count),
    categories: z.array(CategoryCount.extend({ gender: z.enum(genders) })),
    /** Countries of registered clubs. */
    countries: z.array(z.string()),
    /** null: no limit. */
    createTill: Instant.nullable(),
    timeZone: z.string(),
    /** Whether the organiser can register a club now, or why not. */
    create: z.enum(['granted', 'forbidden', 'window-closed']),
  })
  .meta({ id: 'ClubRegistrations' });
export type ClubRegistrations = z.infer<typeof ClubRegistrations>;

const words = z.string().nullable();

const Persons = {
  bundlePersons: count,
  handballPersons: count,
  vipPartyPersons: count,
  singleRoomPersons: count,
  package: z.object(Names).nullable(),
  /** Allotted beds. */
  beds: count,
};

export const ClubRegistrationAdmin = z
  .object({
    club: z.object({
      id: Id,
      revision: count,
      registrationState: z.enum(registrationStates),
      stateReason: words,
      name: z.string(),
      countryId: Id,
      countryCode: z.string(),
      regionId: Id.nullable(),
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
      invoiceCountryId: Id.nullable(),
      invoiceCountryCode: words,
      arrivalDate: Day.nullable(),
      departureDate: Day.nullable(),
      tournamentContactFirstName: words,
      tournamentContactLastName: words,
      tournamentContactPhone: words,
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
        /** null: the club's name with the number. */
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
    /** `teamId`: the team of an entry, if it is about one. */
    timeline: z.array(TimelineEntry.extend({ teamId: Id.nullable() })),
  })
  .meta({ id: 'ClubRegistrationAdmin' });
export type ClubRegistrationAdmin = z.infer<typeof ClubRegistrationAdmin>;

/** Registrations as the organiser saw them: those that have changed since are refused. */
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
