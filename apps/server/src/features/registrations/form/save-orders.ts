import type { ClubFormBody } from '@sevenmetre/contract/registrations/club-registration';
import { numberTeams, placeTeams } from '@sevenmetre/rules/registration';
import type { Tx } from '../../../platform/database/index.ts';
import type { Choices } from './choices.ts';
import { extraPersonsRepository, type NewTeam, teamRepository } from '../../competition/index.ts';
import type { GroupRow, TeamRow } from './order.repository.ts';

export interface OrdersOf {
  readonly clubId: number;
  readonly editionId: number;
  readonly form: ClubFormBody;
  readonly choices: Choices;
  /** Stored teams of this club; those that are not in the form are deleted. */
  readonly teams: readonly TeamRow[];
  readonly groups: readonly GroupRow[];
  readonly now: Date;
}

/**
 * Stores teams and extra persons of the form. Numbers and places are decided here, under the locks of the
 * categories.
 */
export async function saveOrders(orders: OrdersOf, tx: Tx): Promise<void> {
  await saveTeams(orders, tx);
  await saveGroups(orders, tx);
}

async function saveTeams({ form, choices, teams, clubId, editionId, now }: OrdersOf, tx: Tx): Promise<void> {
  const stored = new Map(teams.map((team) => [team.id, team]));
  const placed = form.teams.map(({ id, teamCategoryId }) => ({
    categoryId: teamCategoryId ?? 0,
    stored: id === null ? null : (stored.get(id) ?? null),
  }));
  const numbers = numberTeams(placed);
  const states = placeTeams(placed, choices.categories);
  const rows = form.teams.map(({ id, name, teamCategoryId, teamStartServiceLevelId, ...order }, index) => ({
    id,
    row: {
      ...order,
      name: name.trim() || null,
      categoryId: teamCategoryId ?? 0,
      serviceLevelId: teamStartServiceLevelId,
      teamNumber: numbers[index] ?? 1,
      state: states[index] ?? 'waiting',
    } satisfies Partial<NewTeam>,
  }));
  const kept = new Set(rows.map(({ id }) => id));
  await teamRepository.deleteAll(
    teams.flatMap(({ id }) => (kept.has(id) ? [] : [id])),
    tx,
  );
  for (const { id, row } of rows) {
    const before = id === null ? undefined : stored.get(id);
    if (before && differs(before, row))
      await teamRepository.update([before.id], { ...row, updatedAt: now }, tx);
  }
  const fresh = rows.flatMap(({ id, row }) =>
    id === null ? [{ ...row, clubId, editionId, createdAt: now, updatedAt: now }] : [],
  );
  await teamRepository.insertAll(fresh, tx);
}

async function saveGroups({ form, groups, clubId, now }: OrdersOf, tx: Tx): Promise<void> {
  const stored = new Map(groups.map((group) => [group.id, group]));
  const kept = new Set(form.extraPersons.map(({ id }) => id));
  await extraPersonsRepository.deleteAll(
    groups.flatMap(({ id }) => (kept.has(id) ? [] : [id])),
    tx,
  );
  for (const { id, ...row } of form.extraPersons) {
    const before = id === null ? undefined : stored.get(id);
    if (before && differs(before, row))
      await extraPersonsRepository.update(before.id, { ...row, updatedAt: now }, tx);
  }
  const fresh = form.extraPersons.flatMap(({ id, ...row }) =>
    id === null ? [{ ...row, clubId, createdAt: now, updatedAt: now }] : [],
  );
  await extraPersonsRepository.insertAll(fresh, tx);
}

function differs<Row extends object>(stored: Row, row: Partial<Row>): boolean {
  return (Object.keys(row) as (keyof Row)[]).some((column) => stored[column] !== row[column]);
}
