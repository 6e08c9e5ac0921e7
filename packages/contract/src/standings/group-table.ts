import { tieBreakers } from '@sevenmetre/rules/vocabulary';
import * as z from 'zod';
import { Id, Instant } from '../common.ts';
import { SeatPlaceholder } from '../groups/seat-placeholder.ts';
import { TeamHead } from '../teams/team-head.ts';

/** Teams level on points and what set them apart, in the order they ended. */
export const TieExplanation = z.object({
  criterion: z.enum([...tieBreakers, 'undecided']),
  teams: z.array(
    z.object({
      teamId: Id,
      position: z.int(),
      /** Of the deciding criterion. */
      value: z.int().nullable(),
      points: z.int(),
      difference: z.int(),
      goals: z.int(),
    }),
  ),
  /** Whether points, difference and goals are of the matches among these teams only. */
  headToHead: z.boolean(),
  /** When the lots were drawn that set the teams apart; absent where other criteria did. */
  drawnAt: Instant.optional(),
});
export type TieExplanation = z.infer<typeof TieExplanation>;

export const GroupTableRow = z.object({
  seat: z.int(),
  position: z.int().nullable(),
  team: TeamHead.nullable(),
  placeholder: SeatPlaceholder.nullable(),
  projected: TeamHead.nullable(),
  certain: z.exactOptional(z.literal(true)),
  games: z.int(),
  wins: z.int(),
  ties: z.int(),
  losses: z.int(),
  points: z.int(),
  goalsScored: z.int(),
  goalsConceded: z.int(),
  /** Left out: the team takes part. */
  withdrawn: z.exactOptional(z.literal(true)),
  live: z.boolean(),
  /** Lots have to be drawn before this place is anybody's. */
  undecided: z.boolean(),
  /** Where this place leads. */
  advance: z
    .object({
      /** The place of several groups that is compared there. */
      comparedPlace: z.exactOptional(z.int()),
      playoffCategory: z.string().nullable(),
      groupLabel: z.string(),
      groupSlug: z.string(),
      roundCs: z.string(),
      roundEn: z.string(),
    })
    .nullable(),
});
export type GroupTableRow = z.infer<typeof GroupTableRow>;
