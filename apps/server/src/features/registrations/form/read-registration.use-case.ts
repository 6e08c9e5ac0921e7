import type { ClubRegistration } from '@sevenmetre/contract/registrations/club-registration';
import type { Actor } from '@sevenmetre/rules/permissions';
import { can } from '../../../platform/permission/index.ts';
import { findRegistrationWindows } from '../../competition/index.ts';
import * as clubRepository from './club.repository.ts';
import { linksOf, recordOf } from './record.ts';
import type { StorageContext } from '../../../platform/use-case/index.ts';

/** null: no such registration, or another user's. */
export function readRegistration(
  { database, clock }: StorageContext,
  actor: Actor,
  clubId: number,
): Promise<ClubRegistration | null> {
  const now = clock.now();
  return database.transaction(
    async (tx) => {
      if (!can(actor, 'clubRegistration', { club: { id: clubId } }, now)) return null;
      const club = await clubRepository.findById(clubId, tx);
      if (!club) return null;
      const windows = await findRegistrationWindows(club.editionId, tx);
      return recordOf(club, linksOf(actor, clubId, windows, now), tx);
    },
    { accessMode: 'read only' },
  );
}
