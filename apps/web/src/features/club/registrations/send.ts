import type { ClubFormBody, ClubRegistration } from '@sevenmetre/contract/registrations/club-registration';
import type { FieldClubError } from '@sevenmetre/rules/registration';
import type { Locale } from '@sevenmetre/rules/vocabulary';
import { callServer } from '../../../lib/queries/call.ts';
import { type Failure, isChangedMeanwhile } from '../../../lib/queries/failure.ts';
import type { RegistrationDraft } from './draft.ts';
import { toBody } from './draft.ts';
import { isSame } from './merge-forms.ts';

export type Sent =
  | { readonly outcome: 'stored'; readonly record: ClubRegistration }
  | { readonly outcome: 'errors'; readonly errors: readonly FieldClubError[] }
  /** Somebody else has changed it first. */
  | { readonly outcome: 'changed'; readonly record: ClubRegistration }
  /** The user has registered this club from another form (CR14). */
  | { readonly outcome: 'registered'; readonly id: number; readonly failure: Failure }
  | { readonly outcome: 'failed'; readonly failure: Failure };

/**
 * Sends the form. A new one goes under its own key: when it has arrived before, and was changed since, the change
 * goes after it. So it is safe to repeat.
 *
 * @param id of the registration that is changed; null: a new one
 */
export async function sendRegistration(
  draft: RegistrationDraft,
  id: number | null,
  locale: Locale,
): Promise<Sent> {
  const form = toBody(draft.form);
  if (id !== null && draft.base) return update(id, draft.base.revision, form);
  const body = { clientKey: draft.clientKey, locale, form };
  const answer = await callServer('clubRegistrationCreate', { body });
  if (!answer.ok) return refused(answer.failure);
  const record = answer.body;
  if (answer.status === 201 || isSame(withIds(form, record.form), record.form))
    return { outcome: 'stored', record };
  return update(record.id, record.revision, withIds(form, record.form));
}

async function update(id: number, revision: number, form: ClubFormBody): Promise<Sent> {
  const answer = await callServer('clubRegistrationUpdate', { params: { id }, body: { revision, form } });
  return answer.ok ? { outcome: 'stored', record: answer.body } : refused(answer.failure);
}

/** Rows that were stored by the first sending have ids by now: the same places of the list are the same rows. */
function withIds(form: ClubFormBody, stored: ClubFormBody): ClubFormBody {
  return {
    ...form,
    teams: form.teams.map((team, index) => ({ ...team, id: team.id ?? stored.teams[index]?.id ?? null })),
    extraPersons: form.extraPersons.map((group, index) => ({
      ...group,
      id: group.id ?? stored.extraPersons[index]?.id ?? null,
    })),
  };
}

function refused(failure: Failure): Sent {
  if (failure.kind !== 'refused') return { outcome: 'failed', failure };
  // What comes along with these codes is what the contract's calls put there.
  const { record, errors, id } = failure.details as {
    readonly record?: ClubRegistration;
    readonly errors?: readonly FieldClubError[];
    readonly id?: number;
  };
  if (isChangedMeanwhile(failure) && record) return { outcome: 'changed', record };
  if (failure.code === 'club-registered-already' && id !== undefined)
    return { outcome: 'registered', id, failure };
  if (failure.code === 'registration-invalid' && errors) return { outcome: 'errors', errors };
  return { outcome: 'failed', failure };
}
