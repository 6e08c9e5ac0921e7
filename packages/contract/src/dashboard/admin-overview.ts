import { genders } from '@sevenmetre/rules/vocabulary';
import * as z from 'zod';
import { Id, Instant } from '../common.ts';
import { CategoryCount } from '../registrations/admin-registrations.ts';

const count = z.int().nonnegative();
const words = z.string().nullable();

/** Open work for the organiser. */
export const AdminOverview = z
  .object({
    clubs: z.object({
      waiting: count,
      oldest: Instant.nullable(),
      flagged: count,
      /** All but declined ones, and the number of their countries. */
      registered: count,
      countries: count,
    }),
    referees: z.object({
      waiting: count,
      oldest: Instant.nullable(),
      approved: count,
      /** Pairs of two, as they are appointed to matches. */
      pairs: count,
    }),
    unmatchedPayments: count,
    /** Clubs that have paid less than they owe, and those of them with an overdue invoice. */
    unpaidClubs: count,
    overdueClubs: count,
    failedMails: count,
    /** Number of ties without lots, and of seats that an organiser has to decide. */
    decisions: count,
    beds: z.object({ guests: count, persons: count, left: count }),
    categories: z.array(
      CategoryCount.extend({
        gender: z.enum(genders),
        /** First of the waiting list; null: empty. */
        next: z
          .object({ teamId: Id, clubId: Id, clubName: z.string(), name: words, teamNumber: count })
          .nullable(),
        /** Teams that registered in each of the last eight weeks; the last one ends now. */
        weeks: z.array(count).length(8),
        /** Teams that the edition before had as long before its first day; null: not known. */
        yearBefore: count.nullable(),
      }),
    ),
    /** How far the tournament is; null: no match is planned. */
    play: z
      .object({
        matches: count,
        /** Matches that are over. */
        played: count,
        running: count,
        /** Halls with matches today that are not over. */
        halls: count,
        /** Start of the next match that has not begun; null: none has a time. */
        next: Instant.nullable(),
      })
      .nullable(),
    /** How the number of registered teams grew; null: nobody has registered, or the edition has begun. */
    trend: z
      .object({
        /** The first instant, a whole number of weeks ago. */
        from: Instant,
        /** All teams that had registered at `from` and at the end of each week after it; the last number is of now. */
        teams: z.array(count).readonly(),
        /** The same of up to two editions before, as long before their first days, until their last team; the newest first. */
        before: z.array(z.object({ year: z.int(), teams: z.array(count).readonly() })).readonly(),
      })
      .nullable(),
  })
  .meta({ id: 'AdminOverview' });
export type AdminOverview = z.infer<typeof AdminOverview>;
