import { refereeRegistrationStates, registrationStates } from '@sevenmetre/rules/vocabulary';
import * as z from 'zod';
import { Day, Id, Instant, Links } from '../common.ts';
import { TakenBackPayment } from '../invoices/club-payment.ts';
import { OwnInvitation } from '../invitations/schemas.ts';

export const documentKinds = ['bulletin', 'terms-general', 'terms-club', 'terms-referee'] as const;

/** A registration period set by the organiser; null: no limit on that side. */
const Window = z.object({
  from: Instant.nullable(),
  till: Instant.nullable(),
  /** Whether it is open for this user; some roles may always register. */
  open: z.boolean(),
});

const RegistrationHead = z.object({
  id: Id,
  createdAt: Instant,
  stateReason: z.string().nullable(),
  links: Links,
});

const Count = z.int().min(0);

/** The dashboard of a signed-in user. Messages come with the user. */
export const OwnDashboard = z
  .object({
    edition: z.object({ name: z.string(), timeZone: z.string(), startDate: Day, endDate: Day }),
    firstGameAt: Instant.nullable(),
    windows: z.object({
      clubCreate: Window,
      clubUpdate: Window,
      /** Deadline for adding teams. */
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
        /** These four are of all teams that take part, or of those that the user leads. */
        teams: Count,
        teamIds: z.array(Id),
        participants: Count,
        /** Persons with a package. */
        persons: Count,
        /** While something is open; empty for leaders of teams. */
        takenBack: z.array(TakenBackPayment),
        /** false: only a leader of its teams. */
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
    /** Unanswered invitations to the user's verified address. */
    invitations: z.array(OwnInvitation),
    /** Halls that this user is assigned to, by day; null: not a reporter. */
    reporting: z
      .array(z.object({ placeId: Id, nameCs: z.string(), nameEn: z.string(), day: Day }))
      .nullable(),
    links: Links,
  })
  .meta({ id: 'OwnDashboard' });
export type OwnDashboard = z.infer<typeof OwnDashboard>;
