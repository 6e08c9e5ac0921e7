import type {
  ClubRegistration,
  ClubRegistrationCreateBody,
} from '@sevenmetre/contract/registrations/club-registration';
import type { Actor } from '@sevenmetre/rules/permissions';
import { actsForNewClub, teamsOfNewClub } from '@sevenmetre/rules/registration';
import { sameWords } from '@sevenmetre/rules/search';
import type { RegistrationWindows } from '@sevenmetre/rules/registration';
import { addClubAdmin, lockUserById } from '../../auth/index.ts';
import { grantRepeat, permission } from '../../../platform/permission/index.ts';
import type { Tx } from '../../../platform/database/index.ts';
import { findRegistrationWindows, shareCurrentEdition } from '../../competition/index.ts';
import type { EditionRow } from '../../competition/index.ts';
import { followSave } from './after-save.ts';
import * as clubRepository from './club.repository.ts';
import type { ClubRow } from './club.repository.ts';
import { toClubColumns } from './form-rows.ts';
import { findChoices } from './choices.ts';
import { checkSave, lockPlaces } from './check-save.ts';
import { done, refuse } from '../../../platform/outcome/index.ts';
import type { Outcome } from '../../../platform/outcome/index.ts';
import { linksOf, recordOf } from './record.ts';
import { checkFiles, saveFiles } from './save-files.ts';
import { saveOrders } from './save-orders.ts';
import type { StorageContext } from '../../../platform/use-case/index.ts';

interface Created {
  /** false: a repeated form; nothing was created. */
  readonly isNew: boolean;
  readonly record: ClubRegistration;
}

interface Loaded {
  readonly actor: Actor;
  readonly body: ClubRegistrationCreateBody;
  readonly edition: EditionRow;
  readonly windows: RegistrationWindows;
  readonly now: Date;
}

/**
 * Registers a club for the current edition; the caller becomes its admin, except an organiser, who registers it for
 * others (RW8). A repeated key of the same user
 * returns the first registration, even if the registration period has ended meanwhile. Another key for a club that the user
 * has registered is refused with the id of its registration (CR14).
 */
export function createRegistration(
  { database, clock }: StorageContext,
  actor: Actor,
  body: ClubRegistrationCreateBody,
): Promise<Outcome<Created>> {
  return database.transaction(async (tx) => {
    const edition = await shareCurrentEdition(tx);
    if (!edition) return refuse('edition-missing');
    const windows = await findRegistrationWindows(edition.id, tx);
    return create({ actor, body, edition, windows, now: clock.now() }, tx);
  });
}

async function create(loaded: Loaded, tx: Tx): Promise<Outcome<Created>> {
  const { actor, body, edition, windows, now } = loaded;
  const first = await findFirst(loaded, tx);
  if (first) return repeat(first, loaded, tx);
  const allowed = permission(actor, 'clubRegistrationCreate', { windows }, now);
  if (allowed !== 'granted') return refuse(allowed === 'window-closed' ? allowed : 'forbidden');
  if (teamsOfNewClub(actor.roles, windows, now) === 'closed') return refuse('teams-closed');
  // The same user in another window waits here.
  await lockUserById(actor.userId, tx);
  await lockPlaces(body.form, null, tx);
  // The same form may have been stored while this call waited.
  const meanwhile = await findFirst(loaded, tx);
  if (meanwhile) return repeat(meanwhile, loaded, tx);
  const registered = await findSameClub(loaded, tx);
  if (registered !== null) return refuse('club-registered-already', { id: registered });
  const choices = await findChoices(edition, null, tx);
  const files = { userId: actor.userId, before: [], after: body.form.uploadedFilesId };
  const refusal = checkSave(body.form, choices, null) ?? (await checkFiles(files, tx));
  if (refusal) return refusal;
  const club = await insertClub(loaded, tx);
  if (!club) throw new Error('A registration with this key was stored under the locks of another');
  const orders = {
    clubId: club.id,
    editionId: edition.id,
    form: body.form,
    choices,
    teams: [],
    groups: [],
    now,
  };
  await saveOrders(orders, tx);
  await saveFiles(club.id, files, tx);
  await followSave({ clubId: club.id, actor, now, action: 'club.registered', before: null }, tx);
  return answer(club, true, loaded, tx);
}

/** Id of the actor's own registration of a club with this name, unless it was declined (CR14). null: none. */
async function findSameClub({ actor, body, edition }: Loaded, tx: Tx): Promise<number | null> {
  if (!actsForNewClub(actor.roles)) return null;
  const own = await clubRepository.findAllByAdmin(actor.userId, tx);
  const same = own.find(
    ({ editionId, registrationState, name }) =>
      editionId === edition.id && registrationState !== 'declined' && sameWords(name, body.form.name),
  );
  return same?.id ?? null;
}

/** Keys are unique per user, so that nobody gets another user's registration. */
function keyOf({ actor, body }: Loaded): string {
  return `${actor.userId}:${body.clientKey}`;
}

function findFirst(loaded: Loaded, tx: Tx): Promise<ClubRow | null> {
  return clubRepository.findByClientKey(loaded.edition.id, keyOf(loaded), tx);
}

async function insertClub(loaded: Loaded, tx: Tx): Promise<ClubRow | null> {
  const { actor, body, edition, now } = loaded;
  const { countryId } = body.form;
  if (countryId === null) throw new Error('A registration without a country was not refused');
  const club = await clubRepository.insert(
    {
      ...toClubColumns(body.form),
      countryId,
      editionId: edition.id,
      locale: body.locale,
      agreedToTermsAt: now,
      clientKey: keyOf(loaded),
      createdAt: now,
      updatedAt: now,
    },
    tx,
  );
  if (club && actsForNewClub(actor.roles)) await addClubAdmin(club.id, actor.userId, false, tx);
  return club;
}

/** The key belongs to the actor. */
function repeat(club: ClubRow, loaded: Loaded, tx: Tx): Promise<Outcome<Created>> {
  grantRepeat(loaded.actor, 'clubRegistrationCreate');
  return answer(club, false, loaded, tx);
}

async function answer(club: ClubRow, isNew: boolean, loaded: Loaded, tx: Tx): Promise<Outcome<Created>> {
  const { actor, windows, now } = loaded;
  const own = actsForNewClub(actor.roles) ? [club.id] : [];
  const after = { ...actor, administratedClubIds: [...actor.administratedClubIds, ...own] };
  return done({ isNew, record: await recordOf(club, linksOf(after, club.id, windows, now), tx) });
}
