import type { Decisions, LotsBody } from '@sevenmetre/contract/groups/decisions';
import type { TableEffect } from '@sevenmetre/contract/groups/group-closing';
import { type LotTie, lotTies } from '@sevenmetre/rules/bracket';
import type { Actor } from '@sevenmetre/rules/permissions';
import { done, refuse } from '../../platform/outcome/index.ts';
import type { Outcome } from '../../platform/outcome/index.ts';
import type { GroupTeamRow, SeatingChange } from '../competition/index.ts';
import { clearLots, updateLots } from '../competition/index.ts';
import { type Decision, carryOut, previewDecision } from './decide.use-case.ts';
import { drawOrder } from './draw-order.ts';
import type { LoadedSeats } from './loaded-seats.ts';
import type { RandomContext } from '../../platform/use-case/index.ts';

type Lots = Pick<LotsBody, 'by' | 'teamIds'>;

/**
 * Records the lots of teams that are equal in all criteria (rule ST20): as drawn in the hall, or drawn by the
 * server now. Lots have to be taken back, with a reason, before they are drawn again.
 */
export function drawLots(
  context: RandomContext,
  actor: Actor,
  groupId: number,
  { by, teamIds, reason }: LotsBody,
): Promise<Outcome<Decisions>> {
  return carryOut(
    context,
    { actor, reason },
    () => [groupId],
    (loaded) => {
      const tie = findTie(loaded, groupId, { by, teamIds });
      if (!tie.ok) return tie;
      if (by === 'nobody' && !tie.value.drawn) return done([]);
      const order = by === 'server' ? drawOrder(teamIds, context.random) : teamIds;
      return done([lotsDecision(loaded, tie.value, by, order)]);
    },
  );
}

/** Effect of lots in this order, or of taking lots back. */
export function readLotsEffect(
  context: RandomContext,
  groupId: number,
  lots: Lots,
): Promise<Outcome<TableEffect>> {
  return previewDecision(context, (loaded): Outcome<SeatingChange> => {
    const tie = findTie(loaded, groupId, lots);
    if (!tie.ok) return tie;
    const drawnAt = lots.by === 'nobody' ? null : context.clock.now();
    const seat = (row: GroupTeamRow): GroupTeamRow => {
      const place = row.groupId === groupId ? lots.teamIds.indexOf(row.teamId ?? 0) : -1;
      return place === -1 ? row : { ...row, lot: drawnAt && place + 1, lotDrawnAt: drawnAt };
    };
    return done({ groupIds: [groupId], seat, match: (row) => row });
  });
}

/** The tie of exactly these teams: without lots, or with lots if they are to be taken back. */
function findTie(loaded: LoadedSeats, groupId: number, { by, teamIds }: Lots): Outcome<LotTie> {
  if (!loaded.heads.has(groupId)) return refuse('group-unknown');
  const asked = teamIds.toSorted((a, b) => a - b).join();
  const tie = lotTies(loaded.competition).find(
    (found) => found.groupId === groupId && found.teamIds.toSorted((a, b) => a - b).join() === asked,
  );
  if (!tie) return refuse('changed-meanwhile');
  return by !== 'nobody' && tie.drawn ? refuse('lots-drawn') : done(tie);
}

function lotsDecision(
  { heads, names }: LoadedSeats,
  { groupId, teamIds }: LotTie,
  by: LotsBody['by'],
  order: readonly number[],
): Decision {
  const label = heads.get(groupId)?.label ?? '';
  const text = (ids: readonly number[]) =>
    ids.map((id, at) => `${at + 1}. ${names.get(id) ?? id}`).join(', ');
  const isTakenBack = by === 'nobody';
  const lots = isTakenBack
    ? { before: { label, lots: text(teamIds) }, after: { label, lots: null } }
    : { before: { label, lots: null }, after: { label, lots: text(order), drawnBy: by } };
  return {
    groupIds: [groupId],
    store: (now, tx) => (isTakenBack ? clearLots(groupId, teamIds, tx) : updateLots(groupId, order, now, tx)),
    audit: { action: isTakenBack ? 'group.lotsTakenBack' : 'group.lotsDrawn', groupId, ...lots },
  };
}
