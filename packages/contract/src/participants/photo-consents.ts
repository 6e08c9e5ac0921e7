import { rosterRoles } from '@sevenmetre/rules/vocabulary';
import * as z from 'zod';
import { Day, Id, Names, TimeOfDay } from '../common.ts';

/** For organisers and what they print for photographers; never public. */
export const PhotoConsents = z
  .object({
    /** Accepted teams by category, club and number. */
    teams: z.array(
      z.object({
        id: Id,
        name: z.string(),
        category: z.string(),
        /** People of the team, with a consent or without. */
        people: z.int().min(0),
        /** Those without one, by number. */
        without: z.array(
          z.object({
            firstName: z.string(),
            lastName: z.string(),
            role: z.enum(rosterRoles),
            /** Of the team's roster; null: none yet, and for leaders. */
            jerseyNumber: z.int().nullable(),
            /** Not answered counts as no consent. */
            answer: z.enum(['no', 'open']),
          }),
        ),
      }),
    ),
    halls: z.array(z.object({ id: Id, code: z.string(), ...Names })),
    /** In order of time, of teams that are known. */
    matches: z.array(z.object({ day: Day, time: TimeOfDay, hallId: Id, teamIds: z.array(Id) })),
  })
  .meta({ id: 'PhotoConsents' });
export type PhotoConsents = z.infer<typeof PhotoConsents>;
