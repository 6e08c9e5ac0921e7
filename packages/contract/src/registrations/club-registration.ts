import {
  cateringTypes,
  locales,
  lodgingKinds,
  registrationStates,
  serviceTypes,
  teamStates,
} from '@sevenmetre/rules/vocabulary';
import * as z from 'zod';
import { Day, Id, Instant, Links, Names } from '../common.ts';
import { UploadedFile } from '../files/schemas.ts';
import { line, paragraphs } from '../text.ts';

/** Longer than any rule allows, so that too long texts are reported by code. */
const text = line(5000);

const mostRows = 200;
const persons = z.int().min(0).max(1_000_000);

const ordered = {
  bundlePricelistItemId: Id.nullable(),
  bundlePersons: persons,
  handballPersons: persons,
  vipPartyPersons: persons,
  singleRoomPersons: persons,
};

const ClubFormTeam = z.strictObject({
  /** null: a new one. */
  id: Id.nullable(),
  name: text,
  teamCategoryId: Id.nullable(),
  teamStartServiceLevelId: Id.nullable(),
  ...ordered,
});

/** A registration form; texts may be empty, the rules decide which are required. */
export const ClubFormBody = z
  .strictObject({
    name: text,
    street: text,
    city: text,
    zip: text,
    countryId: Id.nullable(),
    regionId: Id.nullable(),
    tin: text,
    vatin: text,
    tournamentContactFirstName: text,
    tournamentContactLastName: text,
    tournamentContactPhone: text,
    arrivalDate: z.union([Day, z.literal('')]),
    departureDate: z.union([Day, z.literal('')]),
    invoiceSubjectName: text,
    differentInvoiceAddress: z.boolean(),
    invoiceStreet: text,
    invoiceCity: text,
    invoiceZip: text,
    invoiceCountryId: Id.nullable(),
    registrationNote: paragraphs(5000),
    uploadedFilesId: z.array(Id).max(mostRows),
    agreeToTerms: z.boolean(),
    teams: z.array(ClubFormTeam).max(mostRows),
    extraPersons: z.array(z.strictObject({ id: Id.nullable(), ...ordered })).max(mostRows),
  })
  .meta({ id: 'ClubForm' });
export type ClubFormBody = z.infer<typeof ClubFormBody>;

export const ClubRegistrationCreateBody = z
  .strictObject({
    /** Idempotency key of the form. */
    clientKey: z.string().regex(/^[\w-]{8,64}$/),
    /** Language of mails to the club. */
    locale: z.enum(locales),
    form: ClubFormBody,
  })
  .meta({ id: 'ClubRegistrationCreate' });
export type ClubRegistrationCreateBody = z.infer<typeof ClubRegistrationCreateBody>;

export const ClubRegistrationUpdateBody = z
  .strictObject({ revision: Id, form: ClubFormBody })
  .meta({ id: 'ClubRegistrationUpdate' });
export type ClubRegistrationUpdateBody = z.infer<typeof ClubRegistrationUpdateBody>;

export const ClubRegistrationPlaceBody = z
  .strictObject({ revision: Id, countryId: Id, regionId: Id.nullable() })
  .meta({ id: 'ClubRegistrationPlace' });
export type ClubRegistrationPlaceBody = z.infer<typeof ClubRegistrationPlaceBody>;

export const ClubRegistration = z
  .object({
    id: Id,
    revision: Id,
    registrationState: z.enum(registrationStates),
    /** Why it was declined. */
    stateReason: z.string().nullable(),
    createdAt: Instant,
    updatedAt: Instant,
    form: ClubFormBody,
    /** Data of its teams that the form lacks, in its order. */
    teams: z.array(
      z.object({
        id: Id,
        teamNumber: z.int().positive(),
        state: z.enum(teamStates),
        teamCategoryCode: z.string(),
      }),
    ),
    files: z.array(UploadedFile),
    links: Links,
  })
  .meta({ id: 'ClubRegistration' });
export type ClubRegistration = z.infer<typeof ClubRegistration>;

const RegistrationHead = z.object({
  id: Id,
  name: z.string(),
  editionName: z.string(),
  year: z.int(),
  registrationState: z.enum(registrationStates),
  teams: z.int().nonnegative(),
  links: Links,
});

const instants = {
  clubRegistrationCreateFrom: Instant.nullable(),
  clubRegistrationCreateTill: Instant.nullable(),
  clubRegistrationUpdateFrom: Instant.nullable(),
  clubRegistrationUpdateTill: Instant.nullable(),
  clubTeamCreateTill: Instant.nullable(),
};

/** Registrations of the clubs that the actor administrates. */
export const OwnClubRegistrations = z
  .object({
    /** Of the current edition. */
    current: z.array(RegistrationHead),
    /** Registrations of earlier editions, newest first, which can be copied. */
    previous: z.array(RegistrationHead),
    /** Whether another club can be registered now, or why not. */
    create: z.enum(['granted', 'forbidden', 'window-closed']),
    ...instants,
    timeZone: z.string(),
  })
  .meta({ id: 'OwnClubRegistrations' });
export type OwnClubRegistrations = z.infer<typeof OwnClubRegistrations>;

/** An earlier registration as a template, with the items that could not be copied. */
export const ClubRegistrationCopy = z
  .object({
    form: ClubFormBody,
    /** Codes of categories and names of packages that do not exist in this edition. */
    missing: z.array(z.string()),
  })
  .meta({ id: 'ClubRegistrationCopy' });
export type ClubRegistrationCopy = z.infer<typeof ClubRegistrationCopy>;

const amount = z.int().nonnegative();

/** Options of a club, with prices in minor units and remaining places. */
export const ClubOffer = z
  .object({
    edition: z.object({
      id: Id,
      name: z.string(),
      year: z.int(),
      startDate: Day,
      endDate: Day,
      timeZone: z.string(),
    }),
    ...instants,
    /** Whether teams can be created, changed and deleted now. */
    mayChangeTeams: z.boolean(),
    /** Whether the form is a late registration: of a new club, after the deadline for teams. */
    isLate: z.boolean(),
    /** Conditions to accept: a text or a URL; null: none. */
    terms: z.string().nullable(),
    countries: z.array(
      z.object({
        id: Id,
        countryCode: z.string(),
        currencyCode: z.string(),
        ...Names,
        regions: z.array(z.object({ id: Id, name: z.string() })),
      }),
    ),
    categories: z.array(
      z.object({
        id: Id,
        code: z.string(),
        ...Names,
        gender: z.string(),
        birthDateMin: Day.nullable(),
        /** null: unlimited. */
        capacity: amount.nullable(),
        acceptedOfOthers: amount,
      }),
    ),
    serviceLevels: z.array(z.object({ id: Id, code: z.string(), ...Names })),
    priceList: z.array(
      z.object({
        id: Id,
        code: z.string(),
        serviceType: z.enum(serviceTypes),
        serviceLevelId: Id.nullable(),
        supplierId: Id,
        unit: z.string(),
        priceCzk: amount,
        priceEur: amount,
        ...Names,
        descriptionCs: z.string().nullable(),
        descriptionEn: z.string().nullable(),
        cateringType: z.enum(cateringTypes).nullable(),
        availabilityFilter: z.enum(['local', 'foreign']).nullable(),
        separateInvoice: z.boolean(),
        singleRoomAvailable: z.boolean(),
        handballRestaurantAvailable: z.boolean(),
        vipPartyAvailable: z.boolean(),
        isActive: z.boolean(),
        weight: z.int(),
        /** Places that this club may take; null: unlimited. */
        left: amount.nullable(),
      }),
    ),
    keptPackageIds: z.array(Id),
    /** Free beds by kind. */
    beds: z.array(z.object({ kind: z.enum(lodgingKinds), capacity: amount, left: amount })),
  })
  .meta({ id: 'ClubOffer' });
export type ClubOffer = z.infer<typeof ClubOffer>;
