import type {
  RefereeFormBody,
  RefereeRegistration,
  RefereeRegistrationCreateBody,
  RefereeRegistrationUpdateBody,
} from '@sevenmetre/contract/referees/registration';
import type { Actor } from '@sevenmetre/rules/permissions';
import { checkReferee } from '@sevenmetre/rules/registration';
import { grantRepeat, permission } from '../../../platform/permission/index.ts';
import type { Tx } from '../../../platform/database/index.ts';
import { findRegistrationWindows } from '../../competition/index.ts';
import type { RefereesContext } from '../read-private.use-case.ts';
import { done, refuse, type Outcome, type Refusal } from '../../../platform/outcome/index.ts';
import { followSave } from './after-save.ts';
import { findChoices, keepingColleague } from './choices.ts';
import { recordOf } from './record.ts';
import type { Seen } from './record.ts';
import * as registrationRepository from './registration.repository.ts';
import type { EditionRow, RefereeRow, RefereePatch } from './registration.repository.ts';

export interface Stored {
  /** false: a repeated form; nothing was created. */
  readonly isNew: boolean;
  readonly record: RefereeRegistration;
}

interface Loaded extends Seen {
  readonly edition: EditionRow;
}

/**
 * Registers a referee for the current edition. A repeated key of the same user returns the first
 * registration, even if the registration period has ended meanwhile.
 */
export function createRegistration(
  { database, clock }: RefereesContext,
  actor: Actor,
  body: RefereeRegistrationCreateBody,
): Promise<Outcome<Stored>> {
  return database.transaction(async (tx) => {
    const loaded = await loadAll(actor, clock.now(), tx);
    if (!loaded) return refuse('edition-missing');
    // Keys are unique per user, so that nobody gets another user's registration.
    const clientKey = `${actor.userId}:${body.clientKey}`;
    const first = await registrationRepository.findByClientKey(loaded.editionId, clientKey, tx);
    if (first) {
      grantRepeat(actor, 'refereeRegistrationCreate');
      return done(await answer(first, false, loaded, tx));
    }
    const allowed = permission(actor, 'refereeRegistrationCreate', { windows: loaded.windows }, loaded.now);
    if (allowed !== 'granted') return refuse(allowed === 'window-closed' ? allowed : 'forbidden');
    const refusal = await check(loaded, body.form, null, tx);
    return refusal ?? done(await insert(loaded, clientKey, body.form, tx));
  });
}

async function insert(loaded: Loaded, clientKey: string, form: RefereeFormBody, tx: Tx): Promise<Stored> {
  const { actor, editionId, now } = loaded;
  const columns = { ...toColumns(form), editionId, clientKey, userId: actor.userId };
  const row = await registrationRepository.insert(
    { ...columns, agreedToTermsAt: now, createdAt: now, updatedAt: now },
    tx,
  );
  if (!row) {
    const first = await registrationRepository.findByClientKey(editionId, clientKey, tx);
    if (!first) throw new Error('A registration was neither stored nor found');
    return answer(first, false, loaded, tx);
  }
  await followSave({ row, before: null, actor, now }, tx);
  return answer(row, true, loaded, tx);
}

/**
 * Changes a registration as a whole. If it has changed since it was read, it is not overwritten and the
 * refusal contains it; a repeated form gets the first answer.
 */
export function updateRegistration(
  { database, clock }: RefereesContext,
  actor: Actor,
  { id, revision, form }: RefereeRegistrationUpdateBody & { readonly id: number },
): Promise<Outcome<RefereeRegistration>> {
  return database.transaction(async (tx) => {
    const loaded = await loadAll(actor, clock.now(), tx);
    if (!loaded) return refuse('edition-missing');
    const row = await registrationRepository.lockById(id, loaded.editionId, tx);
    if (!row) return refuse('referee-unknown');
    const subject = { referee: row, windows: loaded.windows };
    const allowed = permission(actor, 'refereeRegistrationUpdate', subject, loaded.now);
    if (allowed === 'window-closed') return refuse('window-closed');
    if (allowed !== 'granted') return refuse('referee-unknown');
    if (row.registrationState === 'declined') return refuse('state-not-allowed', { state: 'declined' });
    if (row.revision !== revision) {
      const { record } = await answer(row, false, loaded, tx);
      return isStored(form, row) ? done(record) : refuse('changed-meanwhile', { record });
    }
    const refusal = await check(loaded, form, row, tx);
    return refusal ?? done((await update(loaded, row, form, tx)).record);
  });
}

async function update(loaded: Loaded, before: RefereeRow, form: RefereeFormBody, tx: Tx): Promise<Stored> {
  const { actor, now } = loaded;
  const agreedToTermsAt = before.agreedToTermsAt ?? now;
  const patch = { ...toColumns(form), agreedToTermsAt, revision: before.revision + 1, updatedAt: now };
  const row = await registrationRepository.update(before.id, patch, tx);
  await followSave({ row, before, actor, now }, tx);
  return answer(row, false, loaded, tx);
}

async function check(
  { edition }: Loaded,
  form: RefereeFormBody,
  own: RefereeRow | null,
  tx: Tx,
): Promise<Refusal | null> {
  const choices = await findChoices(edition, own, tx);
  const errors = checkReferee(form, keepingColleague(choices, own));
  return errors.length === 0 ? null : refuse('registration-invalid', { errors });
}

async function loadAll(actor: Actor, now: Date, tx: Tx): Promise<Loaded | null> {
  const edition = await registrationRepository.findCurrentEdition(tx);
  if (!edition) return null;
  const windows = await findRegistrationWindows(edition.id, tx);
  return { actor, edition, editionId: edition.id, windows, now };
}

async function answer(row: RefereeRow, isNew: boolean, loaded: Loaded, tx: Tx): Promise<Stored> {
  return { isNew, record: await recordOf(row, loaded, tx) };
}

/** Columns of a form: texts trimmed, empty ones null. */
function toColumns(form: RefereeFormBody): RefereePatch & {
  readonly firstName: string;
  readonly lastName: string;
} {
  const { agreeToTerms: _, ...fields } = form;
  return {
    ...fields,
    firstName: form.firstName.trim(),
    lastName: form.lastName.trim(),
    email: orNull(form.email),
    phone: orNull(form.phone),
    street: orNull(form.street),
    city: orNull(form.city),
    zip: orNull(form.zip),
    highestCompetition: orNull(form.highestCompetition),
    licenceNumber: form.licenceNumber.trim(),
    colleagueRefereeRequested: orNull(form.colleagueRefereeRequested),
    refereeProjectName: orNull(form.refereeProjectName),
    registrationNote: orNull(form.registrationNote),
    arrivalDate: orNull(form.arrivalDate),
    departureDate: orNull(form.departureDate),
  };
}

/** Whether a registration equals a form: a repeated call. */
function isStored(form: RefereeFormBody, row: RefereeRow): boolean {
  const before: Readonly<Record<string, unknown>> = row;
  return Object.entries(toColumns(form)).every(([name, value]) => before[name] === value);
}

function orNull(text: string): string | null {
  return text.trim() || null;
}
