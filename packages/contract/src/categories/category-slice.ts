import * as z from 'zod';
import { PlayoffGroup, PlayoffSection } from '../bracket/playoff-slice.ts';
import { Day } from '../common.ts';
import { SeatPlaceholder } from '../groups/seat-placeholder.ts';
import { MatchTicket } from '../matches/match-ticket.ts';
import { head } from '../slice-head.ts';
import { ScorerRow } from '../statistics/schemas.ts';
import { TeamHead } from '../teams/team-head.ts';
import { CategoryHead } from './category-head.ts';

export const CategorySlice = z
  .object({
    ...head,
    category: CategoryHead,
    /** Number of approved matches, and of all. */
    played: z.int(),
    total: z.int(),
    groups: z.array(
      z.object({
        label: z.string(),
        slug: z.string(),
        short: z.string(),
        roundCs: z.string(),
        roundEn: z.string(),
        isBracket: z.boolean(),
        playoffCategory: z.string().nullable(),
        finished: z.boolean(),
        played: z.int(),
        total: z.int(),
        live: z.int(),
        /** Number of teams, known or not. */
        teams: z.int(),
        /** The table, of a category with more than sixteen groups its first three rows; empty for a match of a play-off. */
        rows: z.array(
          z.object({
            position: z.int().nullable(),
            team: TeamHead.nullable(),
            placeholder: SeatPlaceholder.nullable(),
            points: z.int(),
            games: z.int(),
            wins: z.int(),
            ties: z.int(),
            losses: z.int(),
            /** Goals scored less goals conceded. */
            difference: z.int(),
            /** Whether the team is playing. */
            live: z.boolean(),
            /** Whether its place leads to a play-off. */
            advances: z.boolean(),
          }),
        ),
      }),
    ),
    playoffs: z.array(
      z.object({
        letter: z.string(),
        played: z.int(),
        total: z.int(),
        live: z.int(),
        startsOn: Day.nullable(),
        /** The winner, after the final. */
        winner: TeamHead.nullable(),
      }),
    ),
    /** The way to the title of the first play-off; null: there is none. */
    bracket: z
      .object({ letter: z.string(), section: PlayoffSection, groups: z.array(PlayoffGroup) })
      .nullable(),
    live: z.array(MatchTicket),
    /** The next matches. */
    next: z.array(MatchTicket),
    teams: z.array(TeamHead),
    /** At most five; empty if results are hidden. */
    topScorers: z.array(ScorerRow.omit({ sevenMetreGoals: true, shootoutGoals: true })),
  })
  .meta({ id: 'CategorySlice' });
export type CategorySlice = z.infer<typeof CategorySlice>;
