import type {
  ClubRegistration,
  ClubRegistrationPlaceBody,
} from '@sevenmetre/contract/registrations/club-registration';
import type { Actor } from '@sevenmetre/rules/permissions';
import { checkPlace } from '@sevenmetre/rules/registration';
import { followSave } from './after-save.ts';
import * as clubRepository from './club.repository.ts';
import * as offerRepository from './offer.repository.ts';
import { openRegistration } from './open-registration.ts';
import { done, refuse } from '../../../platform/outcome/index.ts';
import type { Outcome } from '../../../platform/outcome/index.ts';
import { readStored } from './read-stored.ts';
import { linksOf, recordOf } from './record.ts';
import type { StorageContext } from '../../../platform/use-case/index.ts';

/** Changes country and region alone, regardless of the registration periods (RW7). */
export function changePlace(
  { database, clock }: StorageContext,
  actor: Actor,
  { id: clubId, revision, countryId, regionId }: ClubRegistrationPlaceBody & { readonly id: number },
): Promise<Outcome<ClubRegistration>> {
  const now = clock.now();
  return database.transaction(async (tx) => {
    const open = await openRegistration(tx, actor, { clubId, action: 'clubRegistrationPlace', now });
    if (!open.ok) return open;
    const { club, windows } = open;
    const links = linksOf(actor, clubId, windows, now);
    const isThere = club.countryId === countryId && club.regionId === regionId;
    if (isThere) return done(await recordOf(club, links, tx));
    if (club.revision !== revision) {
      return refuse('changed-meanwhile', { record: await recordOf(club, links, tx) });
    }
    const countries = await offerRepository.findCountries(tx);
    const errors = checkPlace({ countryId, regionId }, { countries });
    if (errors.length > 0) return refuse('registration-invalid', { errors });
    const before = await readStored(club, tx);
    const patch = { countryId, regionId, revision: revision + 1, updatedAt: now };
    const saved = await clubRepository.update(clubId, patch, tx);
    await followSave({ clubId, actor, now, action: 'club.place', before }, tx);
    return done(await recordOf(saved, links, tx));
  });
}
