import { lodgingKinds, packageLodgings } from '@sevenmetre/rules/vocabulary';
import * as z from 'zod';
import { Day, Id, Names } from '../common.ts';
import { paragraphs, trimmedLine } from '../text.ts';

/** Kinds of guests: a team, the extra persons of a club, or a referee. */
const guestKinds = ['team', 'extra-persons', 'referee'] as const;
export type GuestKind = (typeof guestKinds)[number];

export const GuestKey = { kind: z.enum(guestKinds), id: Id };
const count = z.int().nonnegative();

/** A guest as a list of beds names it. */
export const AccommodationGuest = z.object({
  ...GuestKey,
  /** null: a referee. */
  clubId: Id.nullable(),
  /** Name of the club or referee. */
  name: z.string(),
  /** Of a team: category, number, and its own name if it has one. */
  team: z.object({ name: z.string().nullable(), teamNumber: count, categoryCode: z.string() }).nullable(),
  countryCode: z.string().nullable(),
  persons: count,
  /** Beds allotted to them, in all lodgings. */
  allotted: count,
  wantsSingleRoom: z.boolean(),
  /** Where their package lets them sleep; null: a referee, or the package does not say. */
  bought: z.enum(packageLodgings).nullable(),
  arrivalDate: Day.nullable(),
  departureDate: Day.nullable(),
  contactPhone: z.string().nullable(),
});
export type AccommodationGuest = z.infer<typeof AccommodationGuest>;

const Lodging = z.object({
  id: Id,
  kind: z.enum(lodgingKinds),
  label: z.string(),
  capacity: count,
  note: z.string().nullable(),
  allotments: z.array(z.object({ id: Id, persons: count, guest: AccommodationGuest })),
});
export type AccommodationLodging = z.infer<typeof Lodging>;

export const Accommodation = z
  .object({
    places: z.array(
      z.object({
        id: Id,
        ...Names,
        address: z.string().nullable(),
        /** The nearest hall, with estimated minutes on foot; 0: it is this place. null: a position is missing. */
        nearestHall: z.object({ code: z.string(), minutes: count }).nullable(),
        lodgings: z.array(Lodging),
      }),
    ),
    /** Guests without enough beds, with a suggested lodging, in the order of arrival. */
    waiting: z.array(AccommodationGuest.extend({ suggestedLodgingId: Id.nullable() })),
    beds: z.object({ capacity: count, allotted: count, needed: count }),
    /** Whether clubs and referees see their lodgings. */
    shownToClubs: z.boolean(),
    shownToReferees: z.boolean(),
  })
  .meta({ id: 'Accommodation' });
export type Accommodation = z.infer<typeof Accommodation>;

const lodgingFields = {
  kind: z.enum(lodgingKinds),
  label: trimmedLine(80).min(1),
  capacity: count.max(100_000),
  note: paragraphs(1000).nullable(),
};

export const LodgingBody = z.strictObject({ placeId: Id, ...lodgingFields }).meta({ id: 'LodgingBody' });
export type LodgingBody = z.infer<typeof LodgingBody>;

/** With the capacity that the page showed. */
export const LodgingUpdateBody = z
  .strictObject({ ...lodgingFields, before: z.strictObject(lodgingFields) })
  .meta({ id: 'LodgingUpdateBody' });
export type LodgingUpdateBody = z.infer<typeof LodgingUpdateBody>;

export const AllotmentBody = z
  .strictObject({
    lodgingId: Id,
    guest: z.strictObject(GuestKey),
    persons: Id.max(10_000),
    /** Whether the suggested lodging was chosen: refused if another one is suggested by now. */
    suggested: z.boolean().default(false),
  })
  .meta({ id: 'AllotmentBody' });
export type AllotmentBody = z.infer<typeof AllotmentBody>;

/** Meals for the kitchen. */
export const Meals = z
  .object({
    days: z.array(z.object({ day: Day, breakfasts: count, lunches: count, dinners: count })),
    /** Extras of the price list, such as the Monday lunch. */
    extras: z.array(z.object({ ...Names, persons: count })),
    /** Vouchers ordered by referees. */
    vouchers: count,
  })
  .meta({ id: 'Meals' });

export type Meals = z.infer<typeof Meals>;

const { label: _, ...fields } = lodgingFields;

const roomNumber = z.int().min(0).max(9999);

/** Most rooms that are made in one press. */
export const mostRooms = 200;

/** Rooms named `prefix` + number, for a range of numbers. */
export const LodgingsBody = z
  .strictObject({ placeId: Id, ...fields, prefix: trimmedLine(60), from: roomNumber, to: roomNumber })
  .refine(({ from, to }) => from <= to && to - from < mostRooms)
  .meta({ id: 'LodgingsBody' });

export type LodgingsBody = z.infer<typeof LodgingsBody>;
