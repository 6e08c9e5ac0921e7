import * as z from 'zod';
import { CategoryHead } from '../categories/category-head.ts';
import { MatchTicket } from '../matches/match-ticket.ts';
import { head } from '../slice-head.ts';
import { GroupTableRow } from '../standings/group-table.ts';

/** What a bracket prints of a match; the rest stands on the match's own page. */
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

/** What a bracket prints of a row; the whole table stands on the group's own page. */
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
  /** Whoever wins it has won the play-off. */
  isFinal: z.boolean(),
  finished: z.boolean(),
  played: z.int(),
  total: z.int(),
  /** Where its places lead within the play-off, best place first. */
  leads: z.array(z.object({ standing: z.int(), slug: z.string(), short: z.string() })),
  /** Its table, unless the group is one match and nothing more: byes, groups of three. */
  rows: z.array(PlayoffRow),
  matches: z.array(PlayoffMatch),
});
export type PlayoffGroup = z.infer<typeof PlayoffGroup>;

/** A part of a play-off that is drawn by itself. */
export const PlayoffSection = z.object({
  /** A tree has columns from left to right; single matches stand in no order. */
  kind: z.enum(['tree', 'singles']),
  /** Places that its teams end on; null: the title. */
  places: z.object({ from: z.int(), to: z.int() }).nullable(),
  /** The name of the round when all of the column are of one. */
  columns: z.array(z.object({ roundCs: z.string().nullable(), roundEn: z.string().nullable() })),
  /** In rows, of which every team of a card has one. */
  height: z.number(),
  cells: z.array(
    z.object({
      slug: z.string(),
      column: z.int(),
      /** Of the card, in rows from the top. */
      middle: z.number(),
      /** Slug of the group that a line leads to. */
      next: z.string().nullable(),
    }),
  ),
});
export type PlayoffSection = z.infer<typeof PlayoffSection>;

export const PlayoffSlice = z
  .object({
    ...head,
    category: CategoryHead,
    /** Its letter. */
    playoff: z.string(),
    /** Letters of all play-offs of the category. */
    siblings: z.array(z.string()),
    /** How many enter it, known yet or not. */
    teams: z.int(),
    played: z.int(),
    total: z.int(),
    sections: z.array(PlayoffSection),
    /** In the order of play. */
    groups: z.array(PlayoffGroup),
  })
  .meta({ id: 'PlayoffSlice' });
export type PlayoffSlice = z.infer<typeof PlayoffSlice>;
