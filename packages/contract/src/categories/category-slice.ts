import * as z from 'zod';
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
    /** Matches that are approved, and all of them. */
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
        /** Teams, known yet or not. */
        teams: z.int(),
        /** The first rows of the table; empty for a match of a play-off. */
        leaders: z.array(
          z.object({
            position: z.int().nullable(),
            team: TeamHead.nullable(),
            placeholder: SeatPlaceholder.nullable(),
            points: z.int(),
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
        /** Who has won it, once its final is over. */
        winner: TeamHead.nullable(),
      }),
    ),
    live: z.array(MatchTicket),
    /** The next ones that are still expected. */
    next: z.array(MatchTicket),
    teams: z.array(TeamHead),
    /** At most five; none where results are hidden. */
    topScorers: z.array(ScorerRow.omit({ sevenMetreGoals: true, shootoutGoals: true })),
  })
  .meta({ id: 'CategorySlice' });
export type CategorySlice = z.infer<typeof CategorySlice>;
