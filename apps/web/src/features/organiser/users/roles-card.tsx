import type { UserDetail } from '@sevenmetre/contract/users/schemas';
import { type GivenRole, givenRoles, roleChange, withUserRole } from '@sevenmetre/rules/accounts';
import { holds } from '@sevenmetre/rules/permissions';
import { useSession } from '../../../lib/session/session.ts';
import { showToast } from '../../../lib/page/toasts.ts';
import { useWords } from '../../../lib/words/words.ts';
import { isChangedMeanwhile } from '../../../lib/queries/failure.ts';
import { useWrite } from '../../../lib/queries/use-write.ts';
import { Form, Submit } from '../../../ui/forms/form.tsx';
import { useForm } from '../../../ui/forms/use-form.ts';
import { Card } from '../../../ui/page/card.tsx';
import { useConfirm } from '../../../ui/dialogs/confirm-host.tsx';
import { CheckGroup } from '../page/check-group.tsx';
import type { Translator } from '@sevenmetre/phrases';
import type { Role } from '@sevenmetre/rules/vocabulary';

interface RolesCardProps {
  readonly user: UserDetail;
  readonly refresh: () => Promise<void>;
}

/** What an account may do; giving and taking is asked about, by name. */
export function RolesCard({ user, refresh }: RolesCardProps) {
  const t = useWords();
  const isSuper = useSession().current.user?.roles.includes('ROLE_SUPER_ADMIN') ?? false;
  const mayChange = holds(user.links, 'userRolesSave');
  const form = useRolesForm(user, refresh);
  const isReserved = (role: GivenRole) => !isSuper && (role === 'ROLE_ADMIN' || role === 'ROLE_SUPER_ADMIN');
  return (
    <Card title={t('users.roles')} span={6}>
      <Form form={form}>
        <CheckGroup
          legend={t('users.roles')}
          options={givenRoles.map((role) => ({
            value: role,
            label: t(`users.roleName.${role}`),
            hint: `${t(`users.roleHint.${role}`)}${isReserved(role) ? ` ${t('users.superOnly')}` : ''}`,
            disabled: isReserved(role),
          }))}
          chosen={form.values.roles}
          change={(roles) => form.change({ roles })}
          disabled={!mayChange}
          titled
        />
        {mayChange ? (
          <Submit form={form} disabled={isSame(user, form.values.roles)}>
            {t('users.save')}
          </Submit>
        ) : null}
      </Form>
    </Card>
  );
}

function isSame(user: UserDetail, roles: readonly GivenRole[]): boolean {
  const { given, taken } = roleChange(user.roles, withUserRole(roles));
  return given.length + taken.length === 0;
}

function useRolesForm(user: UserDetail, refresh: () => Promise<void>) {
  const t = useWords();
  const confirm = useConfirm();
  const write = useWrite('userRolesSave', ['userDetail', 'users']);
  const name = `${user.firstName} ${user.lastName}`;
  return useForm<{ roles: readonly GivenRole[] }>({
    values: { roles: givenRoles.filter((role) => user.roles.includes(role)) },
    refused: (failure) => (isChangedMeanwhile(failure) ? t('users.changed') : {}),
    send: async ({ roles }) => {
      const { given, taken } = roleChange(user.roles, withUserRole(roles));
      const isAgreed = await confirm({
        kind: 'warning',
        title: t('users.sure', { name }),
        confirm: t('users.save'),
        text: (
          <>
            {given.length > 0 ? <p>{t('users.given', { roles: roleNames(t, given) })}</p> : null}
            {taken.length > 0 ? <p>{t('users.taken', { roles: roleNames(t, taken) })}</p> : null}
            <p>{t('users.atOnce')}</p>
          </>
        ),
      });
      if (!isAgreed) return undefined;
      const outcome = await write({
        params: { id: user.id },
        body: { roles: [...roles], before: user.roles },
      });
      if (outcome.ok) showToast('done', t('users.saved', { name }));
      else if (isChangedMeanwhile(outcome.failure)) await refresh();
      return outcome;
    },
  });
}

/** Roles beside that of a user, which everybody has, in words. */
export function roleNames(t: Translator, roles: readonly Role[]): string {
  const named = roles.filter((role) => role !== 'ROLE_USER');
  return named.length === 0
    ? t('users.onlyUser')
    : named.map((role) => t(`users.roleName.${role}`)).join(', ');
}
