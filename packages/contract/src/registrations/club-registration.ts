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

/** Far above every rule's bound, which answers with its own code; nothing longer is looked at. */
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
  /** null: not stored yet. */
  id: Id.nullable(),
  name: text,
  teamCategoryId: Id.nullable(),
  teamStartServiceLevelId: Id.nullable(),
  ...ordered,
});

/** A registration as it is filled in; texts may be empty, the rules say which may not. */
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
    /** The form's own key: sent twice it makes one registration. */
    clientKey: z.string().regex(/^[\w-]{8,64}$/),
    /** The language of mails to the club. */
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
    /** What the form does not say of its teams, in its order. */
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
    /** Of earlier ones, the newest first: what can be copied. */
    previous: z.array(RegistrationHead),
    /** Whether another club can be registered now, or why not. */
    create: z.enum(['granted', 'forbidden', 'window-closed']),
    ...instants,
    timeZone: z.string(),
  })
  .meta({ id: 'OwnClubRegistrations' });
export type OwnClubRegistrations = z.infer<typeof OwnClubRegistrations>;

/** An earlier registration as the beginning of a new one, with what could not be taken over. */
export const ClubRegistrationCopy = z
  .object({
    form: ClubFormBody,
    /** Codes of categories, and names of packages, that there are none of this year. */
    missing: z.array(z.string()),
  })
  .meta({ id: 'ClubRegistrationCopy' });
export type ClubRegistrationCopy = z.infer<typeof ClubRegistrationCopy>;

const amount = z.int().nonnegative();

/** What a club can choose from, with prices in minor units and the places that are left. */
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
    /** Whether teams are taken only where a category has a place: late registration after the deadline for teams. */
    placesOnly: z.boolean(),
    /** What has to be agreed to: a text or an address; null: the organiser has not set any. */
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
        /** null: no bound. */
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
        /** Places that this club may take; null: no bound. */
        left: amount.nullable(),
      }),
    ),
    keptPackageIds: z.array(Id),
    /** Beds that have not been given away, by kind. */
    beds: z.array(z.object({ kind: z.enum(lodgingKinds), capacity: amount, left: amount })),
  })
  .meta({ id: 'ClubOffer' });
export type ClubOffer = z.infer<typeof ClubOffer>;
