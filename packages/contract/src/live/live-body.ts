import * as z from 'zod';
import { Id } from '../common.ts';
import { LiveMatch } from '../matches/match-detail.ts';

const LiveGroupTeam = z.object({
  id: Id,
  standings: z.int().nullable(),
  games: z.int(),
  wins: z.int(),
  ties: z.int(),
  losses: z.int(),
  points: z.int(),
  goalsScored: z.int(),
  goalsConceded: z.int(),
  goalsCountScored: z.int(),
  goalsCountConceded: z.int(),
  predecessorCompetitionGroupStandings: z.int().nullable(),
  predecessorCompetitionGroupId: Id.nullable(),
  teamId: Id.nullable(),
  competitionGroupId: Id,
  /** Points that a ruling has taken, and why; `points` are without them. Absent: none. */
  deducted: z.exactOptional(z.int()),
  deductionReason: z.exactOptional(z.string()),
  /** The seat was left empty: its opponent goes on without a match. */
  nobody: z.exactOptional(z.literal(true)),
});

export const LiveBody = z
  .object({ groupTeams: z.array(LiveGroupTeam), matches: z.array(LiveMatch) })
  .meta({ id: 'CompetitionLive' });
export type LiveBody = z.infer<typeof LiveBody>;
