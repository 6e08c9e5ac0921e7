import type { Translator } from '@sevenmetre/phrases';
import type { ClubUser, ClubUsers } from '@sevenmetre/contract/clubs/schemas';
import { useSession } from '../../../lib/session/session.ts';
import { showToast } from '../../../lib/page/toasts.ts';
import { useWords } from '../../../lib/words/words.ts';
import { useWrite } from '../../../lib/queries/use-write.ts';
import { Card } from '../../../ui/page/card.tsx';
import { Form, Submit } from '../../../ui/forms/form.tsx';
import { type FormErrors, useForm } from '../../../ui/forms/use-form.ts';
import { NewUserFields } from './new-user-fields.tsx';
import { PermissionFields } from './permission-fields.tsx';
import { nameOf } from './user-values.ts';
import { checkNew, checkPermissions } from './user-values.ts';
import type { UserErrors, UserValues } from './user-values.ts';
import type { Editing } from './user-values.ts';

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
  const save = useSaving(body.club.id, editing);
  const form = useForm<UserValues>({
    values: isNew ? empty : { ...empty, ...permissionsOf(editing) },
    check: (values) => errorsOf(t, isNew ? checkNew(values) : checkPermissions(values)),
    failed: t(isNew ? 'clubs.users.createFailed' : 'clubs.users.updateFailed'),
    send: async (values) => {
      const outcome = await save(values);
      if (outcome.ok) close();
      return outcome;
    },
  });
  const { values, change, errorOf } = form;
  return (
    <Card title={isNew ? t('clubs.users.addTitle') : t('clubs.users.editTitle', { name: nameOf(editing) })}>
      <Form form={form} nameOf={(field) => fieldWord(t, field)}>
        {isNew ? (
          <NewUserFields clubId={body.club.id} form={form} />
        ) : (
          <p className="muted">
            {editing.email} · {t('clubs.users.ownProfile')}
          </p>
        )}
        <PermissionFields teams={body.teams} values={values} change={change} error={errorOf('clubAdmin')} />
        <Submit form={form} cancel={close}>
          {t(isNew ? 'clubs.users.add' : 'signedIn.save')}
        </Submit>
      </Form>
    </Card>
  );
}

function permissionsOf({ clubAdmin, teamIds }: ClubUser) {
  return { clubAdmin, teamIds: [...teamIds] };
}

/** Sends the form and says what became of it. */
function useSaving(clubId: number, editing: Editing) {
  const t = useWords();
  const { ensure } = useSession();
  const old = ['clubUsers', 'clubDetail', 'ownDashboard'] as const;
  const create = useWrite('clubInvitationCreate', old);
  const update = useWrite('clubUserUpdate', old);
  return async ({ clubAdmin, teamIds, email, ...person }: UserValues) => {
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
    if (!outcome.ok) return outcome;
    const invited = `${t('clubs.users.created')}. ${t('clubs.users.invited')}`;
    showToast('done', editing === 'new' ? invited : t('clubs.users.updated'));
    if (editing !== 'new' && editing.isYou) await ensure({ force: true });
    return outcome;
  };
}

/** What was filled in; the rest is left to the owner of the address. */
function filled(person: Pick<UserValues, 'firstName' | 'lastName' | 'phone'>) {
  const texts = Object.entries(person).map(([field, text]) => [field, text.trim()] as const);
  return Object.fromEntries(texts.filter(([, text]) => text !== ''));
}

/** A permission that is missing is said at the first of them. */
function errorsOf(t: Translator, { permissions, ...errors }: UserErrors): FormErrors<UserValues> {
  return { ...errors, ...(permissions ? { clubAdmin: t('clubs.users.permissionMissing') } : {}) };
}

function fieldWord(t: Translator, field: string): string {
  switch (field) {
    case 'email':
    case 'firstName':
    case 'lastName':
    case 'phone':
      return t(`clubs.users.${field}`);
    default:
      return t('clubs.users.permissions');
  }
}
