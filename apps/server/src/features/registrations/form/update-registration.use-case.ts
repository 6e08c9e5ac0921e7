import type {
  ClubFormBody,
  ClubRegistration,
  ClubRegistrationUpdateBody,
} from '@sevenmetre/contract/registrations/club-registration';
import type { Actor } from '@sevenmetre/rules/permissions';
import { changesTeams, mayChangeTeams } from '@sevenmetre/rules/registration';
import type { Tx } from '../../../platform/database/index.ts';
import { followSave } from './after-save.ts';
import * as clubRepository from './club.repository.ts';
import { changedFields, type StoredRegistration, toClubColumns, toForm } from './form-rows.ts';
import { findChoices } from './choices.ts';
import { checkSave, lockPlaces } from './check-save.ts';
import { openRegistration, type OpenRegistration } from './open-registration.ts';
import * as orderRepository from './order.repository.ts';
import { done, refuse } from '../../../platform/outcome/index.ts';
import type { Outcome, Refusal } from '../../../platform/outcome/index.ts';
import { readStored, storedOrders } from './read-stored.ts';
import { linksOf, recordOf } from './record.ts';
import { checkFiles, saveFiles } from './save-files.ts';
import { saveOrders } from './save-orders.ts';
import type { StorageContext } from '../../../platform/use-case/index.ts';

interface Loaded extends OpenRegistration {
  readonly actor: Actor;
  readonly form: ClubFormBody;
  readonly stored: StoredRegistration;
  readonly now: Date;
}

/**
 * Changes a registration as a whole. If it has changed since it was read, it is not overwritten and the
 * refusal contains it; a repeated form gets the first answer.
 */
export async function updateRegistration(
  { database, clock, storage }: StorageContext,
  actor: Actor,
  { id: clubId, ...body }: ClubRegistrationUpdateBody & { readonly id: number },
): Promise<Outcome<ClubRegistration>> {
  const now = clock.now();
  const outcome = await database.transaction(async (tx) => {
    const open = await openRegistration(tx, actor, { clubId, action: 'clubRegistrationUpdate', now });
    if (!open.ok) return open;
    const stored = await readStored(open.club, tx);
    return update({ ...open, actor, form: body.form, stored, now }, body.revision, tx);
  });
  if (!outcome.ok) return outcome;
  const { record, orphans } = outcome.value;
  for (const key of orphans) await storage.delete(key);
  return done(record);
}

interface Stored {
  readonly record: ClubRegistration;
  /** Keys of bytes that no row refers to any more. */
  readonly orphans: readonly string[];
}

async function update(loaded: Loaded, revision: number, tx: Tx): Promise<Outcome<Stored>> {
  const { club, stored, form } = loaded;
  if (revision !== club.revision) {
    const isRepeat = changedFields(toForm(stored), withoutNewIds(form, stored)).length === 0;
    const record = await present(loaded, tx);
    if (isRepeat) return done({ record, orphans: [] });
    return refuse('changed-meanwhile', { record });
  }
  const refusal = await checkTeams(loaded, tx);
  return refusal ?? save(loaded, tx);
}

/** In a repeat, teams that were new in the first call have ids. */
function withoutNewIds(form: ClubFormBody, { teams, groups }: StoredRegistration): ClubFormBody {
  const name = <T extends { readonly id: number | null }>(
    rows: readonly T[],
    stored: readonly { readonly id: number }[],
  ): T[] => rows.map((row, index) => ({ ...row, id: row.id ?? stored[index]?.id ?? null }));
  return { ...form, teams: name(form.teams, teams), extraPersons: name(form.extraPersons, groups) };
}

async function checkTeams({ actor, windows, now, form, stored }: Loaded, tx: Tx): Promise<Refusal | null> {
  const before = toForm(stored).teams;
  if (!changesTeams(before, form.teams)) return null;
  if (!mayChangeTeams(actor.roles, windows, now)) return refuse('teams-closed');
  const after = new Map(form.teams.map((team) => [team.id, team]));
  const uprooted = before.flatMap(({ id, teamCategoryId }) =>
    id === null || after.get(id)?.teamCategoryId === teamCategoryId ? [] : [id],
  );
  const seated = await orderRepository.findSeated(uprooted, tx);
  return seated.length > 0 ? refuse('team-seated', { teamIds: seated }) : null;
}

async function save(loaded: Loaded, tx: Tx): Promise<Outcome<Stored>> {
  const { club, edition, form, stored, actor, now } = loaded;
  const { teams, groups, fileIds } = stored;
  await lockPlaces(form, stored, tx);
  const choices = await findChoices(edition, storedOrders(stored), tx);
  const files = { userId: actor.userId, before: fileIds, after: form.uploadedFilesId };
  const refusal = checkSave(form, choices, stored) ?? (await checkFiles(files, tx));
  if (refusal) return refusal;
  await saveOrders({ clubId: club.id, editionId: edition.id, form, choices, teams, groups, now }, tx);
  const orphans = await saveFiles(club.id, files, tx);
  const { countryId } = form;
  const columns = { ...toClubColumns(form), ...(countryId === null ? {} : { countryId }) };
  const agreedToTermsAt = club.agreedToTermsAt ?? now;
  const patch = { ...columns, agreedToTermsAt, revision: club.revision + 1, updatedAt: now };
  const saved = await clubRepository.update(club.id, patch, tx);
  await followSave({ clubId: club.id, actor, now, action: 'club.updated', before: stored }, tx);
  return done({ record: await present({ ...loaded, club: saved }, tx), orphans });
}

function present({ club, actor, windows, now }: Loaded, tx: Tx): Promise<ClubRegistration> {
  return recordOf(club, linksOf(actor, club.id, windows, now), tx);
}
