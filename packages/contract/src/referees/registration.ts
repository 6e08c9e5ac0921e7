import { locales, refereeRegistrationStates, sexCodes, sexes } from '@sevenmetre/rules/vocabulary';
import * as z from 'zod';
import { Day, Id, Instant, Links, Names } from '../common.ts';
import { line, paragraphs } from '../text.ts';

/** Longer than any rule allows, so that too long texts are reported by code. */
const text = line(5000);

/** The codes of other systems, M and F, are accepted too; answers have words. */
const SexOrCode = z
  .enum([...sexes, 'M', 'F'])
  .transform((sex) => (sex === 'M' || sex === 'F' ? sexCodes[sex] : sex));

const choices = {
  countryId: Id.nullable(),
  /** A registered referee, or null. */
  colleagueRefereeId: Id.nullable(),
  tshirtSizeId: Id.nullable(),
  refereeProjectId: Id.nullable(),
  wantsAccommodation: z.boolean(),
  wantsSingleRoom: z.boolean(),
};

const count = z.int().min(-1_000_000).max(1_000_000);

/** A registration form; texts may be empty, the rules decide which are required. */
export const RefereeFormBody = z
  .strictObject({
    firstName: text,
    lastName: text,
    sex: SexOrCode.nullable(),
    birthYear: z.number().min(-1_000_000).max(1_000_000).nullable(),
    email: text,
    phone: text,
    street: text,
    city: text,
    zip: text,
    highestCompetition: text,
    /** Absent in forms of older programs. */
    licenceNumber: text.default(''),
    colleagueRefereeRequested: text,
    refereeProjectName: text,
    ...choices,
    accompanimentPersons: count,
    mealVouchers: count,
    arrivalDate: z.union([Day, z.literal('')]),
    departureDate: z.union([Day, z.literal('')]),
    registrationNote: paragraphs(5000),
    agreeToTerms: z.boolean(),
  })
  .meta({ id: 'RefereeForm' });
export type RefereeFormBody = z.infer<typeof RefereeFormBody>;

export const RefereeRegistrationCreateBody = z
  .strictObject({
    /** Idempotency key of the form. */
    clientKey: z.string().regex(/^[\w-]{8,64}$/),
    form: RefereeFormBody,
  })
  .meta({ id: 'RefereeRegistrationCreate' });
export type RefereeRegistrationCreateBody = z.infer<typeof RefereeRegistrationCreateBody>;

export const RefereeRegistrationUpdateBody = z
  .strictObject({ revision: Id, form: RefereeFormBody })
  .meta({ id: 'RefereeRegistrationUpdate' });
export type RefereeRegistrationUpdateBody = z.infer<typeof RefereeRegistrationUpdateBody>;

/** A registration for the referee and organisers. */
export const RefereeRegistration = z
  .object({
    id: Id,
    revision: Id,
    firstName: z.string(),
    lastName: z.string(),
    sex: z.enum(sexes).nullable(),
    birthYear: z.int().nullable(),
    email: z.string().nullable(),
    phone: z.string().nullable(),
    street: z.string().nullable(),
    city: z.string().nullable(),
    zip: z.string().nullable(),
    highestCompetition: z.string().nullable(),
    licenceNumber: z.string(),
    colleagueRefereeRequested: z.string().nullable(),
    refereeProjectName: z.string().nullable(),
    ...choices,
    /** null: none, or not published to referees yet. */
    accommodationPlaceId: Id.nullable(),
    accompanimentPersons: z.int(),
    mealVouchers: z.int(),
    registrationNote: z.string().nullable(),
    arrivalDate: Day.nullable(),
    departureDate: Day.nullable(),
    registrationState: z.enum(refereeRegistrationStates),
    /** Why it was declined. */
    stateReason: z.string().nullable(),
    agreeToTerms: z.boolean(),
    /** Empty until the organiser publishes them. */
    refereeInHalls: z.array(z.object({ day: Day, placeId: Id })),
    createdAt: Instant,
    updatedAt: Instant,
    links: Links,
  })
  .meta({ id: 'RefereeRegistration' });
export type RefereeRegistration = z.infer<typeof RefereeRegistration>;

export const RefereeRegistrations = z.array(RefereeRegistration).meta({ id: 'RefereeRegistrations' });

/** Options of a registration, and its periods. */
export const RefereeOffer = z
  .object({
    year: z.int(),
    countries: z.array(z.object({ id: Id, countryCode: z.string(), ...Names })),
    tshirtSizes: z.array(z.object({ id: Id, code: z.string() })),
    projects: z.array(z.object({ id: Id, name: z.string() })),
    /** Referees whose registration is accepted. */
    colleagues: z.array(
      z.object({ id: Id, firstName: z.string(), lastName: z.string(), countryCode: z.string().nullable() }),
    ),
    startDate: Day,
    endDate: Day,
    accommodationTill: z.object({ local: Day.nullable(), foreign: Day.nullable() }),
    /** Whether this user may register now. */
    mayCreate: z.boolean(),
    createTill: Instant.nullable(),
    updateTill: Instant.nullable(),
    /** URL of the conditions; null: none. */
    terms: z.string().nullable(),
    /** Of the tournament. */
    timeZone: z.string(),
    /** Language of the user's mails. */
    locale: z.enum(locales),
  })
  .meta({ id: 'RefereeOffer' });
export type RefereeOffer = z.infer<typeof RefereeOffer>;
