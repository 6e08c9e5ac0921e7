import type { Decisions, DeductionBody, DeductionEffectBody } from '@sevenmetre/contract/groups/decisions';
import type { TableEffect } from '@sevenmetre/contract/groups/group-closing';
import type { Actor } from '@sevenmetre/rules/permissions';
import { done, refuse } from '../../platform/outcome/index.ts';
import type { Outcome } from '../../platform/outcome/index.ts';
import type { GroupTeamRow, SeatingChange } from '../competition/index.ts';
import { updateDeduction } from '../competition/index.ts';
import { carryOut, type Decision, previewDecision } from './decide.use-case.ts';
import { type LoadedSeats, toTeam } from './loaded-seats.ts';
import type { RandomContext } from '../../platform/use-case/index.ts';

/**
 * Takes points from a team in a group by a ruling with a public reason, or gives them back (rule ST23). Table, seats and matches follow at
 * once.
 */
export function deductPoints(
  context: RandomContext,
  actor: Actor,
  groupId: number,
  { teamId, points, before, reason }: DeductionBody,
): Promise<Outcome<Decisions>> {
  return carryOut(
    context,
    { actor, reason },
    () => [groupId],
    (loaded) => {
      const row = findSeated(loaded, groupId, teamId);
      if (!row.ok) return row;
      const { deductedPoints, deductionReason } = row.value;
      if (deductedPoints === points && (points === 0 || deductionReason === reason)) return done([]);
      if (deductedPoints !== before) return refuse('changed-meanwhile');
      return done([deductionDecision(loaded, row.value, { points, reason })]);
    },
  );
}

/** Effect of a deduction. Stores nothing. */
export function readDeductionEffect(
  context: RandomContext,
  groupId: number,
  { teamId, points }: DeductionEffectBody,
): Promise<Outcome<TableEffect>> {
  return previewDecision(context, (loaded): Outcome<SeatingChange> => {
    const seated = findSeated(loaded, groupId, teamId);
    if (!seated.ok) return seated;
    const seat = (row: GroupTeamRow): GroupTeamRow =>
      row.id === seated.value.id ? { ...row, deductedPoints: points } : row;
    return done({ groupIds: [groupId], seat, match: (row) => row });
  });
}

function findSeated({ heads, seats }: LoadedSeats, groupId: number, teamId: number): Outcome<GroupTeamRow> {
  if (!heads.has(groupId)) return refuse('group-unknown');
  const row = [...seats.values()].find((seat) => seat.groupId === groupId && seat.teamId === teamId);
  return row ? done(row) : refuse('team-not-in-group');
}

function deductionDecision(
  loaded: LoadedSeats,
  row: GroupTeamRow,
  deduction: { readonly points: number; readonly reason: string },
): Decision {
  const { groupId, deductedPoints } = row;
  const teamId = row.teamId ?? 0;
  const about = { label: loaded.heads.get(groupId)?.label ?? '', team: toTeam(loaded, teamId)?.name ?? null };
  return {
    groupIds: [groupId],
    store: (_, tx) => updateDeduction({ groupId, teamId }, deduction, tx),
    audit: {
      action: 'group.pointsDeducted',
      groupId,
      before: { ...about, deducted: deductedPoints },
      after: { ...about, deducted: deduction.points },
    },
  };
}
