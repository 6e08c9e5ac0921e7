import { tieBreakers } from '@sevenmetre/rules/vocabulary';
import * as z from 'zod';
import { Id, Instant } from '../common.ts';
import { SeatPlaceholder } from '../groups/seat-placeholder.ts';
import { TeamHead } from '../teams/team-head.ts';

/** Teams with equal points and the criterion that separated them, in their final order. */
export const TieExplanation = z.object({
  criterion: z.enum([...tieBreakers, 'undecided']),
  teams: z.array(
    z.object({
      teamId: Id,
      position: z.int(),
      /** Value of the deciding criterion. */
      value: z.int().nullable(),
      points: z.int(),
      difference: z.int(),
      goals: z.int(),
    }),
  ),
  /** Whether points, difference and goals count only the matches among these teams. */
  headToHead: z.boolean(),
  /** When the deciding lots were drawn; absent if other criteria decided. */
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
  /** Points that a ruling has taken, with its reason; `points` are without them. Absent: none. */
  deducted: z.exactOptional(z.object({ points: z.int(), reason: z.string() })),
  goalsScored: z.int(),
  goalsConceded: z.int(),
  /** Absent: the team takes part. */
  withdrawn: z.exactOptional(z.literal(true)),
  live: z.boolean(),
  /** Lots have to be drawn to decide this place. */
  undecided: z.boolean(),
  /** Destination of this place. */
  advance: z
    .object({
      /** Place of several groups that are compared there. */
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
