import { refereeRegistrationStates, registrationStates } from '@sevenmetre/rules/vocabulary';
import * as z from 'zod';
import { Day, Id, Instant, Links } from '../common.ts';
import { OwnInvitation } from '../invitations/schemas.ts';

export const documentKinds = ['bulletin', 'terms-general', 'terms-club', 'terms-referee'] as const;

/** A window of registration as the organiser has set it; null: no bound on that side. */
const Window = z.object({
  from: Instant.nullable(),
  till: Instant.nullable(),
  /** For this user, roles that pass every window included. */
  open: z.boolean(),
});

const RegistrationHead = z.object({
  id: Id,
  createdAt: Instant,
  stateReason: z.string().nullable(),
  links: Links,
});

const Count = z.int().min(0);

/** What a signed-in user begins with. News come with the user himself. */
export const OwnDashboard = z
  .object({
    edition: z.object({ name: z.string(), timeZone: z.string(), startDate: Day, endDate: Day }),
    firstGameAt: Instant.nullable(),
    windows: z.object({
      clubCreate: Window,
      clubUpdate: Window,
      /** When clubs can add teams no more. */
      clubTeamCreateTill: Instant.nullable(),
      refereeCreate: Window,
      refereeUpdate: Window,
    }),
    documents: z.array(z.object({ kind: z.enum(documentKinds), url: z.string() })),
    clubs: z.array(
      RegistrationHead.extend({
        name: z.string(),
        /** null for leaders of teams. */
        registrationState: z.enum(registrationStates).nullable(),
        /** These three of all teams, or of those that the user leads. */
        teams: Count,
        participants: Count,
        /** Persons with a package. */
        persons: Count,
        /** false: the user leads teams of it only. */
        isAdmin: z.boolean(),
      }),
    ),
    referees: z.array(
      RegistrationHead.extend({
        firstName: z.string(),
        lastName: z.string(),
        registrationState: z.enum(refereeRegistrationStates),
        arrivalDate: Day.nullable(),
        departureDate: Day.nullable(),
      }),
    ),
    /** To the address of this user, once it is proven; they wait for an answer. */
    invitations: z.array(OwnInvitation),
    /** Halls that this user reports in, by day; null: the user is no reporter. */
    reporting: z
      .array(z.object({ placeId: Id, nameCs: z.string(), nameEn: z.string(), day: Day }))
      .nullable(),
    links: Links,
  })
  .meta({ id: 'OwnDashboard' });
export type OwnDashboard = z.infer<typeof OwnDashboard>;
