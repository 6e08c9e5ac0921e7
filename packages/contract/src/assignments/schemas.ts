import { locales } from '@sevenmetre/rules/vocabulary';
import * as z from 'zod';
import { Day, Id, Instant, Links, PersonName } from '../common.ts';

const Hall = z.object({ id: Id, code: z.string(), nameCs: z.string(), nameEn: z.string() });

export const ReporterAssignments = z
  .object({
    halls: z.array(Hall),
    days: z.array(Day),
    /** Halls and days with matches. */
    played: z.array(z.object({ placeId: Id, day: Day })),
    /** Zone of the tournament. */
    timeZone: z.string(),
    reporters: z.array(
      z.object({
        userId: Id,
        firstName: z.string(),
        lastName: z.string(),
        email: z.string(),
        /** May report in all halls, assigned or not. */
        everywhere: z.boolean(),
        /** Last use of a session; null: never signed in. */
        lastSeenAt: Instant.nullable(),
        /** Number of signed-in browsers. */
        devices: z.int(),
        assignments: z.array(z.object({ placeId: Id, day: Day })),
      }),
    ),
    links: Links,
  })
  .meta({ id: 'ReporterAssignments' });
export type ReporterAssignments = z.infer<typeof ReporterAssignments>;

/** All halls and days of one reporter. */
export const ReporterAssignmentsBody = z.strictObject({
  assignments: z.array(z.strictObject({ placeId: Id, day: Day })).max(500),
  /** `false` takes away the role of a reporter as well; other roles stay. */
  reports: z.boolean().optional(),
});
export type ReporterAssignmentsBody = z.infer<typeof ReporterAssignmentsBody>;

const assigned = z.array(z.strictObject({ placeId: Id, day: Day })).max(500);

/** The invited reporters; names may be empty. `locale`: language of the mail. */
export const ReporterInvitationsBody = z.strictObject({
  locale: z.enum(locales),
  people: z
    .array(
      z.strictObject({
        email: z.email().max(254),
        firstName: PersonName,
        lastName: PersonName,
        assignments: assigned,
      }),
    )
    .min(1)
    .max(200),
});
export type ReporterInvitationsBody = z.infer<typeof ReporterInvitationsBody>;
