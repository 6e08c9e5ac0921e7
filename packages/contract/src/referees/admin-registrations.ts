import { refereeCheckCodes, refereeSorts, stateActions } from '@sevenmetre/rules/registration';
import { refereeRegistrationStates, sexes } from '@sevenmetre/rules/vocabulary';
import * as z from 'zod';
import { CountryCode, Day, Id, Instant, Names, workbookLanguage } from '../common.ts';
import { TimelineEntry } from '../history/schemas.ts';
import { Direction, exportedColumns, page, paging } from '../paging.ts';
import { line, paragraphs } from '../text.ts';

const refereeFound = [...refereeCheckCodes, 'any', 'nothing'] as const;

export const RefereeListQuery = z.strictObject({
  ...paging,
  state: z.enum([...refereeRegistrationStates, 'standing']).optional(),
  country: CountryCode.optional(),
  found: z.enum(refereeFound).optional(),
  search: line(100).optional(),
  sort: z.enum(refereeSorts).optional(),
  direction: Direction,
  group: z.literal('state').optional(),
});

export const RefereeExportQuery = RefereeListQuery.extend({ ...workbookLanguage, ...exportedColumns });

const count = z.int().nonnegative();
const words = z.string().nullable();
const Checks = z.array(z.enum(refereeCheckCodes));
const Actions = z.array(z.enum(stateActions));

export const RefereeRegistrationRow = z.object({
  id: Id,
  revision: count,
  state: z.enum(refereeRegistrationStates),
  firstName: z.string(),
  lastName: z.string(),
  countryCode: words,
  createdAt: Instant,
  email: words,
  phone: words,
  colleague: words,
  wantsAccommodation: z.boolean(),
  hasBed: z.boolean(),
  hallDays: count,
  checks: Checks,
  actions: Actions,
});
export type RefereeRegistrationRow = z.infer<typeof RefereeRegistrationRow>;

export const AdminRefereeRegistrations = z
  .object({
    ...page,
    rows: z.array(RefereeRegistrationRow),
    states: z.record(z.enum(refereeRegistrationStates), count),
    countries: z.array(z.string()),
    createTill: Instant.nullable(),
    timeZone: z.string(),
  })
  .meta({ id: 'AdminRefereeRegistrations' });
export type AdminRefereeRegistrations = z.infer<typeof AdminRefereeRegistrations>;

const HallOfDay = z.strictObject({ day: Day, placeId: Id });

export const RefereeRegistrationAdmin = z
  .object({
    referee: z.object({
      id: Id,
      revision: count,
      state: z.enum(refereeRegistrationStates),
      stateReason: words,
      firstName: z.string(),
      lastName: z.string(),
      sex: z.enum(sexes).nullable(),
      birthYear: z.int().nullable(),
      countryCode: words,
      email: words,
      phone: words,
      street: words,
      city: words,
      zip: words,
      highestCompetition: words,
      licenceNumber: z.string(),
      colleagueId: Id.nullable(),
      colleague: words,
      colleagueRequested: words,
      tshirtSize: words,
      project: words,
      wantsAccommodation: z.boolean(),
      wantsSingleRoom: z.boolean(),
      accompanimentPersons: count,
      mealVouchers: count,
      arrivalDate: Day.nullable(),
      departureDate: Day.nullable(),
      registrationNote: words,
      internalNote: words,
      agreedToTermsAt: Instant.nullable(),
      createdAt: Instant,
      updatedAt: Instant,
    }),
    timeZone: z.string(),
    actions: Actions,
    checks: Checks,
    bed: z.object({ place: z.object(Names), lodging: z.string(), persons: count }).nullable(),
    /** Days of the tournament. */
    days: z.array(Day),
    halls: z.array(z.object({ id: Id, ...Names })),
    assigned: z.array(HallOfDay),
    /** Whether the halls of referees are public. */
    hallsArePublic: z.boolean(),
    timeline: z.array(TimelineEntry),
  })
  .meta({ id: 'RefereeRegistrationAdmin' });
export type RefereeRegistrationAdmin = z.infer<typeof RefereeRegistrationAdmin>;

export const RefereeStatesBody = z
  .strictObject({
    action: z.enum(stateActions),
    reason: paragraphs(1000).nullable(),
    referees: z
      .array(z.strictObject({ id: Id, revision: Id, state: z.enum(refereeRegistrationStates) }))
      .min(1)
      .max(500),
  })
  .meta({ id: 'RefereeStatesBody' });
export type RefereeStatesBody = z.infer<typeof RefereeStatesBody>;

const HallsOfDays = z.array(HallOfDay).max(60);

/** Halls by day, with the previous ones that the page showed. */
export const RefereeHallsBody = z
  .strictObject({ halls: HallsOfDays, before: HallsOfDays })
  .meta({ id: 'RefereeHallsBody' });
export type RefereeHallsBody = z.infer<typeof RefereeHallsBody>;

export const RefereeHallsSaved = z.object({ assigned: HallsOfDays }).meta({ id: 'RefereeHallsSaved' });
