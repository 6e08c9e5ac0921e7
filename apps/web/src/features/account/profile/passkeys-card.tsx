import { useState } from 'react';
import type { Account } from '@sevenmetre/contract/account/schemas';
import { makePasskey } from '../../../lib/session/passkeys.ts';
import { showToast } from '../../../lib/page/toasts.ts';
import { useWords } from '../../../lib/words/words.ts';
import { Card } from '../../../ui/page/card.tsx';
import { Empty } from '../../../ui/page/states.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { PasskeyRow } from './passkey-row.tsx';
import { useChange } from './use-account.ts';
import { WithPassword } from './with-password.tsx';

/** The user's passkeys: add, rename, remove. */
export function PasskeysCard({ account }: { account: Account }) {
  const t = useWords();
  const able = 'PublicKeyCredential' in window;
  return (
    <Card title={t('profile.passkeys.title')} span={6}>
      <p>{t('profile.passkeys.text')}</p>
      {account.passkeys.length === 0 ? (
        <Empty>{t('profile.passkeys.none')}</Empty>
      ) : (
        <ul className="profile__list">
          {account.passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} />
          ))}
        </ul>
      )}
      {able ? <AddPasskey /> : <p className="field-hint">{t('profile.passkeys.unable')}</p>}
    </Card>
  );
}

function AddPasskey() {
  const t = useWords();
  const change = useChange();
  const [name, setName] = useState('');
  const [error, setError] = useState<string | null>(null);
  const send = async (password: string) => {
    const missing = name.trim() === '';
    setError(missing ? t('signedIn.error.required') : null);
    if (missing) return '';
    const begun = await change('passkeyOptions', { body: { password } });
    if (begun.error !== undefined) return begun.error;
    const credential = await makePasskey(begun.body.options);
    if (!credential) return t('profile.passkeys.cancelled');
    const made = await change('passkeyCreate', {
      body: { token: begun.body.token, name: name.trim(), credential },
    });
    if (made.error !== undefined) return made.error;
    setName('');
    showToast('done', t('profile.passkeys.added'));
    return null;
  };
  return (
    <WithPassword
      name="passkey"
      open={t('profile.passkeys.add')}
      confirm={t('profile.passkeys.create')}
      send={send}
    >
      <TextField
        name="passkeyName"
        label={t('profile.passkeys.name')}
        hint={t('profile.passkeys.nameHint')}
        maxLength={60}
        value={name}
        onChange={setName}
        error={error}
      />
    </WithPassword>
  );
}
