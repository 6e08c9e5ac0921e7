import type { Translator } from '@sevenmetre/phrases';
import type { ClubUser, ClubUsers } from '@sevenmetre/contract/clubs/schemas';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useSession } from '../../../lib/session/session.ts';
import { showToast } from '../../../lib/page/toasts.ts';
import { useWords } from '../../../lib/words/words.ts';
import { failureText, errorText } from '../../../lib/queries/failure-words.ts';
import type { Failure } from '../../../lib/queries/failure.ts';
import { isChangedMeanwhile } from '../../../lib/queries/failure.ts';
import { useWrite } from '../../../lib/queries/use-write.ts';
import { useUnsaved } from '../../../lib/drafts/unsaved.ts';
import { AsyncButton } from '../../../ui/forms/async-button.tsx';
import { Banner } from '../../../ui/page/badge.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { ErrorSummary } from '../../../ui/forms/error-summary.tsx';
import { NewUserFields } from './new-user-fields.tsx';
import { PermissionFields } from './permission-fields.tsx';
import { nameOf } from './user-table.tsx';
import { checkNew, checkPermissions } from './user-values.ts';
import type { UserErrors, UserField, UserValues } from './user-values.ts';

export type Editing = 'new' | ClubUser;

interface UserFormProps {
  readonly body: ClubUsers;
  readonly editing: Editing;
  readonly close: () => void;
}

const empty: UserValues = {
  email: '',
  firstName: '',
  lastName: '',
  phone: '',
  clubAdmin: false,
  teamIds: [],
};

/** Invites somebody to act for a club, or changes what one of its users may do in it. */
export function UserForm({ body, editing, close }: UserFormProps) {
  const t = useWords();
  const isNew = editing === 'new';
  const [values, setValues] = useState<UserValues>(isNew ? empty : { ...empty, ...permissionsOf(editing) });
  const [attempt, setAttempt] = useState(0);
  const [failure, setFailure] = useState<Failure | null>(null);
  const save = useSaving(body.club.id, editing);
  useUnsaved(
    JSON.stringify(values) !== JSON.stringify(isNew ? empty : { ...empty, ...permissionsOf(editing) }),
  );
  const errors = isNew ? checkNew(values) : checkPermissions(values);
  const shown = attempt === 0 ? {} : errors;
  const change = (changes: Partial<UserValues>) => setValues((before) => ({ ...before, ...changes }));
  const finish = async () => {
    setAttempt(attempt + 1);
    if (Object.keys(errors).length > 0) return undefined;
    const failed = await save(values);
    setFailure(failed);
    if (failed === null) close();
    return failed === null ? undefined : false;
  };
  return (
    <Card title={isNew ? t('clubs.users.addTitle') : t('clubs.users.editTitle', { name: nameOf(editing) })}>
      <ErrorSummary errors={useNamed(shown)} attempt={attempt} />
      {failure ? <FailedSave failure={failure} isNew={isNew} /> : null}
      {isNew ? (
        <NewUserFields
          clubId={body.club.id}
          values={values}
          change={change}
          errorOf={(field) => errorOf(t, shown[field])}
        />
      ) : (
        <p className="muted">
          {editing.email} · {t('clubs.users.ownProfile')}
        </p>
      )}
      <PermissionFields
        teams={body.teams}
        values={values}
        change={change}
        error={errorOf(t, shown.permissions)}
      />
      <div className="actions">
        <AsyncButton action={finish}>{t(isNew ? 'clubs.users.add' : 'signedIn.save')}</AsyncButton>
        <button className="button button--outline" type="button" onClick={close}>
          {t('signedIn.cancel')}
        </button>
      </div>
    </Card>
  );
}

function permissionsOf({ clubAdmin, teamIds }: ClubUser) {
  return { clubAdmin, teamIds: [...teamIds] };
}

/** Sends the form; null: stored. */
function useSaving(clubId: number, editing: Editing): (values: UserValues) => Promise<Failure | null> {
  const t = useWords();
  const { ensure } = useSession();
  const old = ['clubUsers', 'clubDetail', 'ownDashboard'] as const;
  const create = useWrite('clubInvitationCreate', old);
  const update = useWrite('clubUserUpdate', old);
  return async ({ clubAdmin, teamIds, email, ...person }) => {
    const permissions = { clubAdmin, teamIds: [...teamIds] };
    const outcome =
      editing === 'new'
        ? await create({
            params: { id: clubId },
            body: { email: email.trim(), ...filled(person), ...permissions },
          })
        : await update({
            params: { id: clubId, userId: editing.id },
            body: { ...permissions, was: permissionsOf(editing) },
          });
    if (!outcome.ok) return outcome.failure;
    const invited = `${t('clubs.users.created')}. ${t('clubs.users.invited')}`;
    showToast('done', editing === 'new' ? invited : t('clubs.users.updated'));
    if (editing !== 'new' && editing.isYou) await ensure({ force: true });
    return null;
  };
}

/** What was filled in; the rest is left to the owner of the address. */
function filled(person: Pick<UserValues, 'firstName' | 'lastName' | 'phone'>) {
  const texts = Object.entries(person).map(([field, text]) => [field, text.trim()] as const);
  return Object.fromEntries(texts.filter(([, text]) => text !== ''));
}

function FailedSave({ failure, isNew }: { failure: Failure; isNew: boolean }): ReactNode {
  const t = useWords();
  return (
    <Banner kind="bad">
      <b>{t(isNew ? 'clubs.users.createFailed' : 'clubs.users.updateFailed')}.</b>{' '}
      {isChangedMeanwhile(failure) ? t('signedIn.states.changed.text') : failureText(t, failure)}
    </Banner>
  );
}

function errorOf(t: Translator, error: UserErrors[UserField]): string | null {
  if (error === undefined) return null;
  return error === 'permission-missing' ? t('clubs.users.permissionMissing') : errorText(t, error);
}

function useNamed(errors: UserErrors) {
  const t = useWords();
  const labels: Readonly<Record<UserField, string>> = {
    email: t('clubs.users.email'),
    firstName: t('clubs.users.firstName'),
    lastName: t('clubs.users.lastName'),
    phone: t('clubs.users.phone'),
    permissions: t('clubs.users.permissions'),
  };
  const fields = Object.keys(labels) as UserField[];
  return fields.flatMap((field) => {
    const text = errorOf(t, errors[field]);
    return text === null ? [] : [{ field, label: labels[field], text }];
  });
}
