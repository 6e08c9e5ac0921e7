import * as z from 'zod';
import { CategoryHead } from '../categories/category-head.ts';
import { MatchTicket } from '../matches/match-ticket.ts';
import { head } from '../slice-head.ts';
import { GroupTableRow } from '../standings/group-table.ts';

/** Fields of a match in a bracket; the rest is on the page of the match. */
export const PlayoffMatch = MatchTicket.pick({
  id: true,
  matchNumber: true,
  home: true,
  away: true,
  homeScore: true,
  awayScore: true,
  stageCode: true,
  stageStartedAt: true,
  clock: true,
  halfLength: true,
  day: true,
  time: true,
  hall: true,
});
export type PlayoffMatch = z.infer<typeof PlayoffMatch>;

/** Fields of a table row in a bracket; the whole table is on the page of the group. */
export const PlayoffRow = GroupTableRow.pick({
  seat: true,
  position: true,
  team: true,
  placeholder: true,
  projected: true,
  certain: true,
  points: true,
});
export type PlayoffRow = z.infer<typeof PlayoffRow>;

/** A group of a play-off: most often one match of two. */
export const PlayoffGroup = z.object({
  slug: z.string(),
  short: z.string(),
  roundCs: z.string(),
  roundEn: z.string(),
  /** Whether its winner wins the play-off. */
  isFinal: z.boolean(),
  finished: z.boolean(),
  played: z.int(),
  total: z.int(),
  /** Destinations of its places within the play-off, best place first. */
  leads: z.array(z.object({ standing: z.int(), slug: z.string(), short: z.string() })),
  /** Its table; empty if the group is a single match without byes. */
  rows: z.array(PlayoffRow),
  matches: z.array(PlayoffMatch),
});
export type PlayoffGroup = z.infer<typeof PlayoffGroup>;

/** A part of a play-off that is drawn separately. */
export const PlayoffSection = z.object({
  /** A tree has columns from left to right; single matches have no order. */
  kind: z.enum(['tree', 'singles']),
  /** Final places of its teams; null: includes the title. */
  places: z.object({ from: z.int(), to: z.int() }).nullable(),
  /** Name of the round, if all matches of the column belong to one. */
  columns: z.array(z.object({ roundCs: z.string().nullable(), roundEn: z.string().nullable() })),
  /** Height in rows; each team on a card takes one. */
  height: z.number(),
  cells: z.array(
    z.object({
      slug: z.string(),
      column: z.int(),
      /** Middle of the card, in rows from the top. */
      middle: z.number(),
      /** Slug of the group that a line is drawn to. */
      next: z.string().nullable(),
    }),
  ),
});
export type PlayoffSection = z.infer<typeof PlayoffSection>;

export const PlayoffSlice = z
  .object({
    ...head,
    category: CategoryHead,
    /** Letter of the play-off. */
    playoff: z.string(),
    /** Letters of all play-offs of the category. */
    siblings: z.array(z.string()),
    /** Number of teams, known or not. */
    teams: z.int(),
    played: z.int(),
    total: z.int(),
    sections: z.array(PlayoffSection),
    /** In the order of play. */
    groups: z.array(PlayoffGroup),
  })
  .meta({ id: 'PlayoffSlice' });
export type PlayoffSlice = z.infer<typeof PlayoffSlice>;
