import type { Account } from '@sevenmetre/contract/account/schemas';
import { required } from '@sevenmetre/rules/validation';
import { makePasskey } from '../../../lib/session/passkeys.ts';
import { showToast } from '../../../lib/page/toasts.ts';
import { useWords } from '../../../lib/words/words.ts';
import { Card } from '../../../ui/page/card.tsx';
import { Empty } from '../../../ui/page/states.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import type { Sent } from '../../../ui/forms/use-form.ts';
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
  const send = async (password: string, name: string): Promise<Sent> => {
    const begun = await change('passkeyOptions', { body: { password } });
    if (!begun.ok) return begun;
    const { token, options } = begun.body;
    const credential = await makePasskey(options);
    if (!credential) {
      showToast('error', t('profile.passkeys.cancelled'));
      return undefined;
    }
    const made = await change('passkeyCreate', { body: { token, name, credential } });
    if (made.ok) showToast('done', t('profile.passkeys.added'));
    return made;
  };
  return (
    <WithPassword
      name="passkey"
      open={t('profile.passkeys.add')}
      confirm={t('profile.passkeys.create')}
      check={required}
      send={send}
      renderField={(field) => (
        <TextField
          {...field}
          label={t('profile.passkeys.name')}
          hint={t('profile.passkeys.nameHint')}
          maxLength={60}
        />
      )}
    />
  );
}
