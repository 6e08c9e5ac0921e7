import { deadlineKinds } from '@sevenmetre/rules/tournament';
import * as z from 'zod';
import { CategoryHead } from '../categories/category-head.ts';
import { CountryCode, Id, Instant } from '../common.ts';
import { Finale } from '../final-ranking/finale.ts';
import { TeamHead } from '../teams/team-head.ts';
import { MatchTicket } from '../matches/match-ticket.ts';
import { head } from '../slice-head.ts';

export const DashboardSlice = z
  .object({
    ...head,
    /** Number of the day, from 1; null before and after the tournament. */
    day: z.int().nullable(),
    numbers: z.object({
      teams: z.int(),
      countries: z.int(),
      referees: z.int(),
      halls: z.int(),
      matches: z.int(),
      goals: z.int(),
      played: z.int(),
      live: z.int(),
      today: z.int(),
      playedToday: z.int(),
    }),
    /** Shown once all matches are played; null before. */
    finale: Finale.nullable(),
    /** Shown before the first day; null from then on. */
    before: z
      .object({
        /** In order of time. */
        deadlines: z.array(z.object({ kind: z.enum(deadlineKinds), at: Instant })),
        /** Champions of the previous edition; null: none. */
        champions: z
          .object({
            year: z.int(),
            /** Prefix of its pages: `2025`. */
            address: z.string(),
            rows: z.array(
              z.object({
                category: z.string(),
                matchId: Id,
                teamId: Id,
                team: z.string(),
                countryCode: CountryCode,
              }),
            ),
          })
          .nullable(),
      })
      .nullable(),
    live: z.array(MatchTicket),
    /** Ended within the last hour, the newest first; absent: in slices that an older program has kept. */
    justFinished: z.array(MatchTicket).optional(),
    next: z.array(MatchTicket),
    /** Teams with the most goals of the day, best first; absent: none was played yet. */
    top: z
      .array(z.object({ team: TeamHead, category: z.string(), goals: z.int(), matches: z.int() }))
      .optional(),
    categories: z.array(
      CategoryHead.extend({
        teams: z.int(),
        live: z.int(),
        groups: z.array(z.object({ label: z.string(), slug: z.string(), short: z.string() })),
      }),
    ),
  })
  .meta({ id: 'DashboardSlice' });
export type DashboardSlice = z.infer<typeof DashboardSlice>;
