import { refereeRegistrationStates, sexes } from '@sevenmetre/rules/vocabulary';
import * as z from 'zod';
import { Day, Id, Instant, Links, Names } from '../common.ts';
import { RefereeHead } from './referee-slice.ts';

/** The list of approved referees as specified. With halls only if the organiser publishes them. */
export const CompetitionReferees = z
  .array(
    RefereeHead.extend({
      colleagueRefereeId: Id.nullable(),
      countryId: Id.nullable(),
      refereeInHalls: z.array(z.object({ day: Day, placeId: Id })),
      sex: z.enum(sexes).nullable(),
    }),
  )
  .meta({ id: 'CompetitionReferees' });
export type CompetitionReferees = z.infer<typeof CompetitionReferees>;

/** A registration for the referee and organisers; never public, never stored by a browser. */
export const RefereePrivate = z
  .object({
    referee: RefereeHead.extend({
      sex: z.enum(sexes).nullable(),
      countryCode: z.string().nullable(),
      birthYear: z.int().nullable(),
    }),
    contact: z.object({
      street: z.string().nullable(),
      city: z.string().nullable(),
      zip: z.string().nullable(),
      email: z.string().nullable(),
      phone: z.string().nullable(),
    }),
    accommodation: z.object({
      requested: z.boolean(),
      /** null: none, or not published to referees yet. */
      hotel: z.object({ id: Id, ...Names }).nullable(),
      arrivalDate: Day.nullable(),
      departureDate: Day.nullable(),
      /** Days between arrival and departure. */
      nights: z.int().nullable(),
      singleRoom: z.boolean(),
      accompanyingPersons: z.int(),
    }),
    other: z.object({
      colleagueRequested: z.string().nullable(),
      highestCompetition: z.string().nullable(),
      project: z.string().nullable(),
      tshirtSize: z.string().nullable(),
      mealVouchers: z.int(),
    }),
    note: z.string().nullable(),
    registration: z.object({
      state: z.enum(refereeRegistrationStates),
      createdAt: Instant,
      /** null: no limit. */
      updateTill: Instant.nullable(),
      /** Of the tournament. */
      timeZone: z.string(),
    }),
    links: Links,
  })
  .meta({ id: 'RefereePrivate' });
export type RefereePrivate = z.infer<typeof RefereePrivate>;
