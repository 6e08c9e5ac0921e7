import * as z from 'zod';
import { Day, Id, Links } from '../common.ts';

const Hall = z.object({ id: Id, code: z.string(), nameCs: z.string(), nameEn: z.string() });

export const ReporterAssignments = z
  .object({
    halls: z.array(Hall),
    days: z.array(Day),
    reporters: z.array(
      z.object({
        userId: Id,
        firstName: z.string(),
        lastName: z.string(),
        email: z.string(),
        /** May write everywhere, assigned or not. */
        everywhere: z.boolean(),
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
});
