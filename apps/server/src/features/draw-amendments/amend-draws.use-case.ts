import { DrawInputBody } from '@sevenmetre/contract/draws/schemas';
import type { DrawGroup } from '@sevenmetre/contract/draws/schemas';
import { type GroupOfTeams, differencesOf, groupsDrawn } from '@sevenmetre/engine/draw';
import * as z from 'zod';
import type { Tx } from '../../platform/database/index.ts';
import { type Refusal, refuse } from '../../platform/outcome/index.ts';
import { recordAudit } from '../audit/index.ts';
import { findTeamNames } from '../competition/index.ts';
import { findAmendments, findGroup, insertAmendment, lockRevealedDraws } from './amendment.repository.ts';
import { labelInFormat, readPublishedGroups } from './published-groups.ts';
import { storedAmendments } from './stored-amendments.ts';

const Balls = z.array(z.object({ team: z.string(), group: z.int() }));
const shortestReason = 3;

/** The groups of a category as they are about to become. */
interface GroupsOfCategory {
  readonly code: string;
  readonly groups: readonly GroupOfTeams[];
}

/** Who changes drawn groups, and why. */
export interface DrawBy {
  readonly editionId: number;
  readonly userId: number;
  readonly now: Date;
  /** Published. */
  readonly reason: string | null;
  /** Whether an earlier state of the groups may be restored without a reason. */
  readonly mayUndo?: boolean;
}

interface Amendment {
  readonly draw: Awaited<ReturnType<typeof lockRevealedDraws>>[number];
  readonly kind: 'changed' | 'undone';
  readonly groups: readonly GroupOfTeams[];
}

/**
 * Publishes an amendment for every revealed draw whose groups become others. The caller changes the groups
 * afterwards, in the same transaction. Locks the draws; takes no lock that is older in the order of locks.
 * @returns `draw-reason-missing` with the categories, before anything is written; null: nothing is in the way
 */
export async function amendDraws(
  changes: readonly GroupsOfCategory[],
  by: DrawBy,
  tx: Tx,
): Promise<Refusal | null> {
  const draws = await lockRevealedDraws(
    by.editionId,
    changes.map(({ code }) => code),
    tx,
  );
  const amendments: Amendment[] = [];
  for (const draw of draws) {
    const groups = changes.find(({ code }) => code === draw.code)?.groups ?? [];
    const states = await statesOf(draw, tx);
    if (differencesOf(states.at(-1) ?? [], groups).length === 0) continue;
    const isOld = states.some((state) => differencesOf(state, groups).length === 0);
    amendments.push({ draw, kind: by.mayUndo && isOld ? 'undone' : 'changed', groups });
  }
  const reason = by.reason?.trim() ?? '';
  const unexplained = amendments.filter(({ kind }) => kind === 'changed' && reason.length < shortestReason);
  if (unexplained.length > 0)
    return refuse('draw-reason-missing', { categories: unexplained.map(({ draw }) => draw.code) });
  for (const amendment of amendments) await store(amendment, { ...by, reason: reason || null }, tx);
  return null;
}

/** A seat that is about to be given to another team. */
export interface SeatChange {
  readonly groupId: number;
  readonly from: number | null;
  readonly to: number;
}

/** The same for seats of published groups that an organiser gives to other teams. */
export async function amendSeats(seats: readonly SeatChange[], by: DrawBy, tx: Tx): Promise<Refusal | null> {
  const changes = new Map<string, GroupsOfCategory>();
  for (const { groupId, from, to } of seats) {
    const group = await findGroup(groupId, tx);
    const [draw] = group ? await lockRevealedDraws(by.editionId, [group.code], tx) : [];
    const label = group && labelInFormat(group.planKey, group.code);
    if (!group || !draw || label === null) continue;
    const { code, categoryId } = group;
    const labels = DrawInputBody.parse(draw.input).groups.map(({ id }) => id);
    const published = await readPublishedGroups({ id: categoryId, code }, labels, tx);
    const groups =
      changes.get(code)?.groups ??
      (published ?? []).map(({ id, teams }) => ({ id, teams: teams.map((team) => team.id) }));
    changes.set(code, { code, groups: withSeat(groups, label ?? '', from, to) });
  }
  return amendDraws([...changes.values()], by, tx);
}

function withSeat(
  groups: readonly GroupOfTeams[],
  label: string,
  from: number | null,
  to: number,
): GroupOfTeams[] {
  return groups.map((group) => {
    if (group.id !== label) return group;
    return { ...group, teams: group.teams.map((team) => (team === String(from) ? String(to) : team)) };
  });
}

/** Whether a category has a revealed draw that was not set aside. */
export async function isDrawnInPublic(editionId: number, code: string, tx: Tx): Promise<boolean> {
  return (await lockRevealedDraws(editionId, [code], tx)).length > 0;
}

/** The groups as drawn, then after each amendment. */
async function statesOf(draw: Amendment['draw'], tx: Tx): Promise<(readonly GroupOfTeams[])[]> {
  const amended = storedAmendments(await findAmendments(draw, tx));
  return [
    groupsDrawn(DrawInputBody.parse(draw.input), Balls.parse(draw.balls)),
    ...amended.map(({ groups }) =>
      groups.map(({ id, teams }) => ({ id, teams: teams.map((team) => team.id) })),
    ),
  ];
}

async function store({ draw, kind, groups }: Amendment, by: DrawBy, tx: Tx): Promise<void> {
  const { categoryId, number } = draw;
  const { now, userId, editionId, reason } = by;
  const names = await findTeamNames(editionId, tx);
  const named: DrawGroup[] = groups.map(({ id, teams }) => ({
    id,
    teams: teams.map((team) => ({ id: team, name: names.get(Number(team)) ?? team })),
  }));
  await insertAmendment({ categoryId, number, at: now, userId, kind, reason, groups: named }, tx);
  const subject = { subjectType: 'category', subjectId: categoryId, editionId };
  await recordAudit(tx, { at: now, userId, ...subject, action: 'draw.amended', after: { kind }, reason });
}
