import type { Db, Tx } from '../../../platform/database/index.ts';
import * as clubFileRepository from './club-file.repository.ts';
import type { ClubRow } from './club.repository.ts';
import type { StoredRegistration } from './form-rows.ts';
import type { StoredOrders } from './choices.ts';
import * as orderRepository from './order.repository.ts';

/** A complete registration; callers that change it hold the lock of its club. */
export async function readStored(club: ClubRow, db: Db | Tx): Promise<StoredRegistration> {
  const teams = await orderRepository.findTeams(club.id, db);
  const groups = await orderRepository.findGroups(club.id, db);
  const files = await clubFileRepository.findByClubId(club.id, db);
  return { club, teams, groups, fileIds: files.map(({ id }) => id) };
}

export function storedOrders({ club, teams, groups }: StoredRegistration): StoredOrders {
  return {
    clubId: club.id,
    orders: [...teams.filter(({ state }) => state !== 'withdrawn'), ...groups],
    serviceLevelIds: teams.map(({ serviceLevelId }) => serviceLevelId),
    categoryIds: teams.map(({ categoryId }) => categoryId),
  };
}
