import type { ClubRegistration } from '@sevenmetre/contract/registrations/club-registration';
import type { Actor } from '@sevenmetre/rules/permissions';
import { can } from '../../../platform/permission/index.ts';
import { findRegistrationWindows } from '../../competition/index.ts';
import * as clubRepository from './club.repository.ts';
import { linksOf, recordOf } from './record.ts';
import { done, refuse } from '../../../platform/outcome/index.ts';
import type { Outcome } from '../../../platform/outcome/index.ts';
import type { StorageContext } from '../../../platform/use-case/index.ts';

/** A registration; another user's is unknown. */
export function readRegistration(
  { database, clock }: StorageContext,
  actor: Actor,
  clubId: number,
): Promise<Outcome<ClubRegistration>> {
  const now = clock.now();
  return database.transaction(
    async (tx) => {
      if (!can(actor, 'clubRegistration', { club: { id: clubId } }, now)) return refuse('club-unknown');
      const club = await clubRepository.findById(clubId, tx);
      if (!club) return refuse('club-unknown');
      const windows = await findRegistrationWindows(club.editionId, tx);
      return done(await recordOf(club, linksOf(actor, clubId, windows, now), tx));
    },
    { accessMode: 'read only' },
  );
}
