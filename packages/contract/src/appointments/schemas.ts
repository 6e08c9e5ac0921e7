import { currencies, genders, pairLevels } from '@sevenmetre/rules/vocabulary';
import * as z from 'zod';
import { Day, Id, Instant, Names } from '../common.ts';
import { MatchTicket } from '../matches/match-ticket.ts';
import { line } from '../text.ts';

const list = <T extends z.ZodType>(item: T, most: number) => z.array(item).max(most).readonly();
const minute = z.int().min(-86_400).max(172_800);
const amount = z.int().min(0).max(100_000_000);

/** Input of the engine for appointments: matches and pairs by id as text. */
const AppointmentInput = z.object({
  matches: z
    .array(
      z.object({
        id: z.string(),
        hall: z.string(),
        day: z.int(),
        start: z.int(),
        end: z.int(),
        teams: z
          .array(z.object({ id: z.string(), club: z.string(), country: z.string().nullable() }))
          .readonly(),
        /** Clubs of the teams that can still reach its open seats. */
        possible: z.object({ clubs: z.array(z.string()).readonly(), open: z.int() }).optional(),
        level: z.int(),
        single: z.boolean(),
        refusedBy: z.array(z.string()).readonly(),
      }),
    )
    .readonly(),
  pairs: z
    .array(
      z.object({
        id: z.string(),
        isSingle: z.boolean(),
        level: z.int(),
        clubs: z.array(z.string()).readonly(),
        countries: z.array(z.string()).readonly(),
        absences: z.array(z.object({ from: z.int(), to: z.int() })).readonly(),
        halls: z.array(z.object({ day: z.int(), hall: z.string() })).readonly(),
        mostPerDay: z.int().nullable(),
      }),
    )
    .readonly(),
  travel: z.array(z.object({ from: z.string(), to: z.string(), minutes: z.int() })).readonly(),
  rules: z.object({
    mostPerDay: z.int(),
    mostInRow: z.int(),
    pause: z.int(),
    afterTravel: z.int(),
    longWait: z.int(),
    homeCountry: z.string().nullable(),
    weights: z.object({
      load: z.int(),
      level: z.int(),
      hallChange: z.int(),
      ownCountry: z.int(),
      ownCountryAtHome: z.int(),
      thirdTime: z.int(),
      wait: z.int(),
      otherHall: z.int(),
    }),
  }),
});

/** `none`: no pair, and nobody was notified. */
const appointmentStates = [
  'none',
  'planned',
  'asked',
  'kept',
  'toConfirm',
  'lost',
  'givenBack',
  'removed',
] as const;
export type AppointmentState = (typeof appointmentStates)[number];

const absence = z.strictObject({ from: minute, to: minute, reason: line(200) });

const pairFields = {
  firstRefereeId: Id,
  /** null: a single referee. */
  secondRefereeId: Id.nullable(),
  level: z.enum(pairLevels),
  /** For each referee, in minor units: fee per match, and travel to the tournament. */
  fee: amount,
  travel: amount,
  mostPerDay: z.int().min(1).max(30).nullable(),
  wish: line(500).nullable(),
  /** Minutes since the first midnight of the edition. */
  absences: list(absence, 60),
  clubIds: list(Id, 50),
};

export const RefereePairBody = z.strictObject(pairFields).meta({ id: 'RefereePairBody' });
export type RefereePairBody = z.infer<typeof RefereePairBody>;

export const RefereePairUpdateBody = z
  .strictObject({ revision: Id, ...pairFields })
  .meta({ id: 'RefereePairUpdateBody' });
export type RefereePairUpdateBody = z.infer<typeof RefereePairUpdateBody>;

const BoardPair = z.object({ id: Id, revision: Id, ...pairFields });
export type BoardPair = z.infer<typeof BoardPair>;

const BoardReferee = z.object({
  id: Id,
  firstName: z.string(),
  lastName: z.string(),
  countryCode: z.string().nullable(),
  /** null: none, or not visible to the reader. */
  phone: z.string().nullable(),
  email: z.string().nullable(),
  highestCompetition: z.string().nullable(),
  /** The colleague named in the registration, and the name as text if no registration was found. */
  colleagueId: Id.nullable(),
  colleagueRequested: z.string().nullable(),
  arrivalDate: Day.nullable(),
  departureDate: Day.nullable(),
});
export type BoardReferee = z.infer<typeof BoardReferee>;

const Known = z.object({ startsAt: Instant.nullable(), hallId: Id.nullable() });

const BoardAppointment = z.object({
  matchId: Id,
  pairId: Id.nullable(),
  toldPairId: Id.nullable(),
  state: z.enum(appointmentStates),
  /** The time and hall that the pair knew before the match was moved. */
  was: Known.nullable(),
  askedAt: Instant.nullable(),
  remindedAt: Instant.nullable(),
  answeredAt: Instant.nullable(),
  /** Why the pair declined. */
  note: z.string().nullable(),
});
export type BoardAppointment = z.infer<typeof BoardAppointment>;

const BoardMatch = z.object({
  id: Id,
  number: z.int(),
  category: z.string(),
  group: z.string().nullable(),
  home: z.string().nullable(),
  away: z.string().nullable(),
  /** The match is running or over: it can no longer be appointed. */
  fixed: z.boolean(),
  /** Referees entered at the match itself, in their order: by its reporter, an organiser or an imported folder. */
  named: z.array(z.string()).readonly(),
});
export type BoardMatch = z.infer<typeof BoardMatch>;

/** All data of appointments, also for the engine in the browser. */
export const AppointmentBoard = z
  .object({
    days: z.array(Day).readonly(),
    timeZone: z.string(),
    currencyCode: z.enum(currencies),
    halls: z.array(z.object({ id: Id, code: z.string(), ...Names })).readonly(),
    clubs: z.array(z.object({ id: Id, name: z.string() })).readonly(),
    /** In the order of the edition. */
    categories: z.array(z.object({ code: z.string(), gender: z.enum(genders) })).readonly(),
    /** Approved referees. */
    referees: z.array(BoardReferee).readonly(),
    pairs: z.array(BoardPair).readonly(),
    /** Those with a hall and a time. */
    matches: z.array(BoardMatch).readonly(),
    /** Matches to be played that have no hall or no time yet: they are on no day. */
    withoutTime: z.array(BoardMatch).readonly(),
    /** For matches in `matches`; a missing one has the state `none`. */
    appointments: z.array(BoardAppointment).readonly(),
    input: AppointmentInput,
    /** Number of changes that a publication would notify pairs of. */
    toPublish: z.int().min(0),
  })
  .meta({ id: 'AppointmentBoard' });
export type AppointmentBoard = z.infer<typeof AppointmentBoard>;

export const AppointmentsBody = z
  .strictObject({
    changes: list(
      z.strictObject({
        matchId: Id,
        pairId: Id.nullable(),
        /** The pair that the page showed: another one by now is a conflict. */
        seen: Id.nullable(),
      }),
      5000,
    ),
    /** Times at which a pair is away from now on, saved together with its matches. */
    absences: z
      .strictObject({
        pairId: Id,
        /** What the page showed: other times by now refuse it. */
        seen: list(absence, 60),
        wanted: list(absence, 60),
      })
      .optional(),
  })
  .meta({ id: 'AppointmentsBody' });
export type AppointmentsBody = z.infer<typeof AppointmentsBody>;

/** Days; null: all. */
export const AppointmentDaysBody = z
  .strictObject({ days: list(z.int().min(0).max(59), 60).nullable() })
  .meta({ id: 'AppointmentDaysBody' });
export type AppointmentDaysBody = z.infer<typeof AppointmentDaysBody>;

export const AppointmentMatchesBody = z
  .strictObject({ matchIds: list(Id, 5000) })
  .meta({ id: 'AppointmentMatchesBody' });

/** Payment of each referee: matches led or still ahead, each with its fee, and travel. Minor units. */
export const AppointmentPayments = z
  .object({
    currencyCode: z.enum(currencies),
    referees: z
      .array(
        z.object({
          refereeId: Id,
          firstName: z.string(),
          lastName: z.string(),
          countryCode: z.string().nullable(),
          level: z.enum(pairLevels).nullable(),
          led: z.int(),
          ahead: z.int(),
          fee: z.int(),
          travel: z.int(),
          /** Fees of matches that were led, and travel. */
          total: z.int(),
        }),
      )
      .readonly(),
    total: z.int(),
  })
  .meta({ id: 'AppointmentPayments' });
export type AppointmentPayments = z.infer<typeof AppointmentPayments>;

/** The matches of the reader's pairs. */
export const OwnAppointments = z
  .object({
    timeZone: z.string(),
    serverTime: Instant,
    currencyCode: z.enum(currencies),
    pairs: z
      .array(
        z.object({
          id: Id,
          level: z.enum(pairLevels),
          referees: z.array(z.object({ id: Id, firstName: z.string(), lastName: z.string() })).readonly(),
          fee: z.int(),
          travel: z.int(),
        }),
      )
      .readonly(),
    matches: z
      .array(
        z.object({
          pairId: Id,
          ticket: MatchTicket,
          state: z.enum(['asked', 'kept', 'toConfirm']),
          was: Known.nullable(),
          /** Whether it can still be answered. */
          open: z.boolean(),
        }),
      )
      .readonly(),
  })
  .meta({ id: 'OwnAppointments' });
export type OwnAppointments = z.infer<typeof OwnAppointments>;

export const AppointmentAnswerBody = z
  .strictObject({
    answer: z.enum(['yes', 'no']),
    /** Reason of a refusal; may be empty. */
    note: line(300),
  })
  .meta({ id: 'AppointmentAnswerBody' });
export type AppointmentAnswerBody = z.infer<typeof AppointmentAnswerBody>;
