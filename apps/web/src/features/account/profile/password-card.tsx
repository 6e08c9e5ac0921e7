import { useState } from 'react';
import type { Account } from '@sevenmetre/contract/account/schemas';
import { passwordError, shortestPassword } from '@sevenmetre/rules/passwords';
import { showToast } from '../../../lib/page/toasts.ts';
import { useWords } from '../../../lib/words/words.ts';
import { Card } from '../../../ui/page/card.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { useChange } from './use-account.ts';
import { WithPassword } from './with-password.tsx';

/** Changes the password. */
export function PasswordCard({ account }: { account: Account }) {
  const t = useWords();
  const change = useChange();
  const [newPassword, setNewPassword] = useState('');
  const [error, setError] = useState<string | null>(null);
  const send = async (password: string) => {
    const wrong = passwordError(newPassword, account);
    setError(wrong === null ? null : t(`errors.${wrong}`));
    if (wrong !== null) return '';
    const changed = await change('accountPassword', { body: { password, newPassword } });
    if (changed.error !== undefined) return changed.error;
    setNewPassword('');
    showToast('done', t('profile.password.done'));
    return null;
  };
  return (
    <Card title={t('profile.password.title')} span={6}>
      <p>{t('profile.password.text', { count: shortestPassword })}</p>
      <WithPassword
        name="password"
        open={t('profile.password.change')}
        confirm={t('profile.password.save')}
        send={send}
      >
        <TextField
          name="newPassword"
          type="password"
          label={t('profile.password.field')}
          autoComplete="new-password"
          maxLength={512}
          value={newPassword}
          onChange={setNewPassword}
          error={error}
        />
      </WithPassword>
    </Card>
  );
}
