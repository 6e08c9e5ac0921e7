import type { Account } from '@sevenmetre/contract/account/schemas';
import { email as emailError } from '@sevenmetre/rules/validation';
import { showToast } from '../../../lib/page/toasts.ts';
import { useWords } from '../../../lib/words/words.ts';
import { Badge } from '../../../ui/page/badge.tsx';
import { Card, Facts } from '../../../ui/page/card.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { useChange } from './use-account.ts';
import { WithPassword } from './with-password.tsx';

/** The e-mail address of the account, and a form to change it. */
export function EmailCard({ account }: { account: Account }) {
  const t = useWords();
  const change = useChange();
  const { emailVerified, newEmail } = account;
  const send = async (password: string, email: string) => {
    const outcome = await change('accountEmail', { body: { email, password } });
    if (outcome.ok) showToast('done', t('profile.email.sent'));
    return outcome;
  };
  return (
    <Card
      title={t('profile.email.title')}
      span={6}
      aside={
        <Badge kind={emailVerified ? 'good' : 'wait'}>
          {t(emailVerified ? 'profile.email.verified' : 'profile.email.unverified')}
        </Badge>
      }
    >
      <Facts rows={[[t('profile.email.current'), account.email]]} />
      {newEmail === null ? null : <p>{t('profile.email.pending', { email: newEmail })}</p>}
      <WithPassword
        name="email"
        open={t('profile.email.change')}
        confirm={t('profile.email.send')}
        check={(email) => (email.trim() === '' ? { code: 'email' } : emailError(email))}
        send={send}
        renderField={(field) => (
          <TextField
            {...field}
            type="email"
            label={t('profile.email.field')}
            autoComplete="email"
            maxLength={254}
          />
        )}
      />
    </Card>
  );
}
