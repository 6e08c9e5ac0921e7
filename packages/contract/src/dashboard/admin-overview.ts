import * as z from 'zod';
import { Id, Instant } from '../common.ts';
import { CategoryCount } from '../registrations/admin-registrations.ts';

const count = z.int().nonnegative();
const words = z.string().nullable();

/** What waits for the organiser. */
export const AdminOverview = z
  .object({
    clubs: z.object({ waiting: count, oldest: Instant.nullable(), flagged: count }),
    referees: z.object({ waiting: count, oldest: Instant.nullable() }),
    unmatchedPayments: count,
    unpaidClubs: count,
    failedMails: count,
    /** Ties without lots, and seats that only an organiser can settle. */
    decisions: count,
    beds: z.object({ guests: count, persons: count, left: count }),
    categories: z.array(
      CategoryCount.extend({
        /** First of the waiting list; null: nobody waits. */
        next: z
          .object({ teamId: Id, clubId: Id, clubName: z.string(), name: words, teamNumber: count })
          .nullable(),
      }),
    ),
  })
  .meta({ id: 'AdminOverview' });
export type AdminOverview = z.infer<typeof AdminOverview>;
