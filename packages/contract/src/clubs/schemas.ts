import { lodgingKinds, registrationStates, teamStates } from '@sevenmetre/rules/vocabulary';
import * as z from 'zod';
import { Day, Id, Instant, Links, PersonName, Phone, TimeOfDay } from '../common.ts';
import { ClubInvitation, ClubPermissions } from '../invitations/schemas.ts';

const Count = z.int().min(0);

const Order = z.object({
  bundlePersons: Count,
  handballPersons: Count,
  vipPartyPersons: Count,
  singleRoomPersons: Count,
  packageNameCs: z.string().nullable(),
  packageNameEn: z.string().nullable(),
});

const Bed = z.object({
  placeId: Id,
  nameCs: z.string(),
  nameEn: z.string(),
  kind: z.enum(lodgingKinds),
  label: z.string(),
  persons: Count,
});

export const ClubDetailTeam = Order.extend({
  id: Id,
  name: z.string(),
  categoryCode: z.string(),
  state: z.enum(teamStates),
  /** Number of participants, players and leaders. */
  participants: Count,
  /** null: not scheduled. In the tournament's zone. */
  firstMatch: z
    .object({ day: Day, time: TimeOfDay, placeNameCs: z.string(), placeNameEn: z.string() })
    .nullable(),
  /** Lodgings; null: not published yet. */
  beds: z.array(Bed).nullable(),
});
export type ClubDetailTeam = z.infer<typeof ClubDetailTeam>;

/** A club for its members: complete for its admins, own teams only for leaders. */
export const ClubDetail = z
  .object({
    id: Id,
    name: z.string(),
    countryCode: z.string(),
    regionName: z.string().nullable(),
    timeZone: z.string(),
    /** null for leaders, who may not see the registration. */
    registration: z
      .object({
        state: z.enum(registrationStates),
        stateReason: z.string().nullable(),
        createdAt: Instant,
        /** null: no limit. */
        editableTill: Instant.nullable(),
        arrivalDate: Day.nullable(),
        departureDate: Day.nullable(),
      })
      .nullable(),
    /** Whether the club was declined, so that none of its teams takes part; leaders see it too. */
    declined: z.boolean(),
    roster: z.object({
      participants: Count,
      /** Persons with a package in the visible teams. */
      of: Count,
      deadline: Instant.nullable(),
    }),
    teams: z.array(ClubDetailTeam),
    /** Whether other teams of the club are left out. */
    partial: z.boolean(),
    extraPersons: z.array(Order.extend({ id: Id, beds: z.array(Bed).nullable() })).nullable(),
    users: z
      .array(
        z.object({
          id: Id,
          name: z.string(),
          clubAdmin: z.boolean(),
          teams: z.array(z.object({ id: Id, name: z.string() })),
        }),
      )
      .nullable(),
    links: Links,
  })
  .meta({ id: 'ClubDetail' });
export type ClubDetail = z.infer<typeof ClubDetail>;

export const ClubUser = z
  .object({
    id: Id,
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    phone: z.string().nullable(),
    ...ClubPermissions,
    /** Whether it is the reader. */
    isYou: z.boolean(),
  })
  .meta({ id: 'ClubUser' });
export type ClubUser = z.infer<typeof ClubUser>;

export const ClubUsers = z
  .object({
    club: z.object({ id: Id, name: z.string() }),
    teams: z.array(z.object({ id: Id, name: z.string(), categoryCode: z.string() })),
    timeZone: z.string(),
    users: z.array(ClubUser),
    /** Invitations that are not accepted (yet). They do not reveal whether an address has an account. */
    invitations: z.array(ClubInvitation),
    links: Links,
  })
  .meta({ id: 'ClubUsers' });
export type ClubUsers = z.infer<typeof ClubUsers>;

/** A new admin of the club; the names are ignored if the address has an account. */
export const ClubAdminBody = z
  .strictObject({
    email: z.email().max(254),
    firstName: PersonName,
    lastName: PersonName,
    phone: Phone,
  })
  .meta({ id: 'ClubAdminBody' });
export type ClubAdminBody = z.infer<typeof ClubAdminBody>;

export const ClubUserUpdateBody = z.strictObject({
  ...ClubPermissions,
  /** The permissions that the page showed: if they have changed, nothing is stored. */
  was: z.strictObject(ClubPermissions),
});
export type ClubUserUpdateBody = z.infer<typeof ClubUserUpdateBody>;
