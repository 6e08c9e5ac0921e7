import type { OwnClubRegistrations } from '@sevenmetre/contract/registrations/club-registration';
import type { Actor } from '@sevenmetre/rules/permissions';
import { findRegistrationWindows, findCurrentEdition } from '../../competition/index.ts';
import * as clubRepository from './club.repository.ts';
import { boundsOf } from './read-offer.use-case.ts';
import { mayRegisterClub } from './may-register-club.ts';
import { linksOf } from './record.ts';
import { done, refuse } from '../../../platform/outcome/index.ts';
import type { Outcome } from '../../../platform/outcome/index.ts';
import type { StorageContext } from '../../../platform/use-case/index.ts';

/** The registrations of the actor's clubs, this year's and earlier ones. */
export function ownRegistrations(
  { database, clock }: StorageContext,
  actor: Actor,
): Promise<Outcome<OwnClubRegistrations>> {
  const now = clock.now();
  return database.transaction(
    async (tx) => {
      const edition = await findCurrentEdition(tx);
      if (!edition) return refuse('edition-missing');
      const windows = await findRegistrationWindows(edition.id, tx);
      const rows = (await clubRepository.findAllByAdmin(actor.userId, tx)).filter(({ id }) =>
        actor.administratedClubIds.includes(id),
      );
      const heads = (isWanted: (editionId: number, year: number) => boolean) =>
        rows
          .filter(({ editionId, year }) => isWanted(editionId, year))
          .map(({ editionId: _, ...row }) => ({ ...row, links: linksOf(actor, row.id, windows, now) }));
      return done({
        current: heads((editionId) => editionId === edition.id),
        previous: heads((editionId, year) => editionId !== edition.id && year <= edition.year),
        create: mayRegisterClub(actor, windows, now),
        ...boundsOf(windows),
        timeZone: edition.timeZone,
      });
    },
    { accessMode: 'read only' },
  );
}
