import type { Db, Tx } from '../../platform/database/index.ts';
import { configurationRepository } from '../competition/index.ts';
import { findAllByClubId } from './club-accommodation.repository.ts';
import type { ClubBeds } from './club-accommodation.repository.ts';
import { showToClubs } from './read-accommodation.use-case.ts';

/** Where a club's people sleep. null: not published to clubs yet. The caller checks the permission. */
export async function findClubAccommodation(
  { clubId, editionId }: { readonly clubId: number; readonly editionId: number },
  db: Db | Tx,
): Promise<ClubBeds[] | null> {
  const values = await configurationRepository.findAllByEditionId(editionId, [showToClubs], db);
  return values.get(showToClubs) === 'true' ? findAllByClubId(clubId, db) : null;
}
