import type { Account } from '@sevenmetre/contract/account/schemas';
import { passwordError, shortestPassword } from '@sevenmetre/rules/passwords';
import { showToast } from '../../../lib/page/toasts.ts';
import { accountApi } from '../../../lib/api/account-api.ts';
import { useLanguage, useWords } from '../../../lib/words/words.ts';
import { AsyncButton } from '../../../ui/forms/async-button.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { useChange } from './use-account.ts';
import { WithPassword } from './with-password.tsx';

/** Changes the password. An account without one gets the link that sets it, as after “Forgot password”. */
export function PasswordCard({ account }: { account: Account }) {
  return account.hasPassword ? <ChangePassword account={account} /> : <SetPassword email={account.email} />;
}

function SetPassword({ email }: { email: string }) {
  const { t, locale } = useLanguage();
  const send = async () => {
    const answer = await accountApi.passwordForgotten({ body: { email, locale } }).catch(() => null);
    if (answer?.status === 200) {
      showToast('done', t('profile.password.linkSent', { email }));
      return undefined;
    }
    showToast('error', answer === null ? t('signedIn.states.network') : t(`errors.${answer.body.error}`));
    return false;
  };
  return (
    <Card title={t('profile.password.title')} span={6}>
      <p>{t('profile.password.none')}</p>
      <AsyncButton look="plain" action={send}>
        {t('profile.password.setOne')}
      </AsyncButton>
    </Card>
  );
}

function ChangePassword({ account }: { account: Account }) {
  const t = useWords();
  const change = useChange();
  const check = (newPassword: string) => {
    const wrong = passwordError(newPassword, account);
    return wrong === null ? null : t(`errors.${wrong}`);
  };
  const send = async (password: string, newPassword: string) => {
    const outcome = await change('accountPassword', { body: { password, newPassword } });
    if (outcome.ok) showToast('done', t('profile.password.done'));
    return outcome;
  };
  return (
    <Card title={t('profile.password.title')} span={6}>
      <p>{t('profile.password.text', { count: shortestPassword })}</p>
      <WithPassword
        name="password"
        open={t('profile.password.change')}
        confirm={t('profile.password.save')}
        check={check}
        send={send}
        renderField={(field) => (
          <TextField
            {...field}
            type="password"
            label={t('profile.password.field')}
            autoComplete="new-password"
            maxLength={512}
          />
        )}
      />
    </Card>
  );
}
