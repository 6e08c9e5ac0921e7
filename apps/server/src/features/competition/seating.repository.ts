import type { MatchSide } from '@sevenmetre/rules/bracket';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { SeatTarget } from '@sevenmetre/contract/groups/decisions';
import type { Tx } from '../../platform/database/index.ts';
import { groupTeams, matches } from '../../platform/database/schema/index.ts';

/** Lots and deductions belong to the team of a seat. */
export const ofNoTeam = {
  lot: null,
  lotDrawnAt: null,
  deductedPoints: 0,
  deductionReason: null,
} as const;

/** Stores the lots of one draw; the first id has the best one. */
export async function updateLots(
  groupId: number,
  teamIds: readonly number[],
  at: Date,
  tx: Tx,
): Promise<void> {
  for (const [index, teamId] of teamIds.entries()) {
    await tx
      .update(groupTeams)
      .set({ lot: index + 1, lotDrawnAt: at })
      .where(and(eq(groupTeams.groupId, groupId), eq(groupTeams.teamId, teamId)));
  }
}

/** Stores the points that a ruling takes from a team in a group; 0 takes none. */
export async function updateDeduction(
  { groupId, teamId }: { readonly groupId: number; readonly teamId: number },
  { points, reason }: { readonly points: number; readonly reason: string },
  tx: Tx,
): Promise<void> {
  await tx
    .update(groupTeams)
    .set({ deductedPoints: points, deductionReason: points === 0 ? null : reason })
    .where(and(eq(groupTeams.groupId, groupId), eq(groupTeams.teamId, teamId)));
}

export async function clearLots(groupId: number, teamIds: readonly number[], tx: Tx): Promise<void> {
  await tx
    .update(groupTeams)
    .set({ lot: null, lotDrawnAt: null })
    .where(and(eq(groupTeams.groupId, groupId), inArray(groupTeams.teamId, [...teamIds])));
}

/**
 * Seats a team by hand, or leaves an empty seat empty. Not by hand, the seat follows its table again, and keeps its team until that is
 * derived.
 */
export async function updateSeat(
  { target, teamId: seated }: { readonly target: SeatTarget; readonly teamId: number | null },
  { teamId, byHand }: { readonly teamId: number | null; readonly byHand: boolean },
  now: Date,
  tx: Tx,
): Promise<void> {
  if (target.kind === 'seat') {
    const team = teamId === null || teamId === seated ? {} : { teamId, ...ofNoTeam };
    await tx
      .update(groupTeams)
      .set({ byHand, ...team })
      .where(eq(groupTeams.id, target.id));
    return;
  }
  const team = teamId === null ? {} : { [`${target.side}TeamId`]: teamId };
  await tx
    .update(matches)
    .set({
      ...team,
      ...(target.side === 'home' ? { homeByHand: byHand } : { awayByHand: byHand }),
      revision: sql`${matches.revision} + 1`,
      updatedAt: now,
    })
    .where(eq(matches.id, target.id));
}

/**
 * Gives a seat without a source to another team, together with the sides on which the former team was to
 * play.
 */
export async function updateNamedSeat(
  { target }: { readonly target: SeatTarget },
  sides: readonly MatchSide[],
  teamId: number,
  now: Date,
  tx: Tx,
): Promise<void> {
  if (target.kind === 'seat')
    await tx
      .update(groupTeams)
      .set({ teamId, ...ofNoTeam })
      .where(eq(groupTeams.id, target.id));
  for (const { match, side } of sides)
    await tx
      .update(matches)
      .set({
        ...(side === 'home' ? { homeTeamId: teamId } : { awayTeamId: teamId }),
        revision: sql`${matches.revision} + 1`,
        updatedAt: now,
      })
      .where(eq(matches.id, match.id));
}
