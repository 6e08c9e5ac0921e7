import { useState } from 'react';
import type { Account } from '@sevenmetre/contract/account/schemas';
import { showToast } from '../../../lib/page/toasts.ts';
import { useWords } from '../../../lib/words/words.ts';
import { instantDayText } from '../../../lib/time/moments.ts';
import { useUnsaved } from '../../../lib/drafts/unsaved.ts';
import { dotted } from '../../../lib/words/dotted.ts';
import { AsyncButton } from '../../../ui/forms/async-button.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { ownZone } from './own-time-zone.ts';
import { useChange } from './use-account.ts';
import { WithPassword } from './with-password.tsx';

type Passkey = Account['passkeys'][number];

/** One passkey with what can be done to it. */
export function PasskeyRow({ passkey }: { passkey: Passkey }) {
  const t = useWords();
  const change = useChange();
  const [renaming, setRenaming] = useState(false);
  const { id, name, synced, createdAt, lastUsedAt } = passkey;
  const day = (instant: string) => instantDayText(t, instant, ownZone());
  const facts = [
    t('profile.passkeys.made', { day: day(createdAt) }),
    lastUsedAt === null ? t('profile.passkeys.unused') : t('profile.passkeys.used', { day: day(lastUsedAt) }),
    ...(synced ? [t('profile.passkeys.synced')] : []),
  ];
  const remove = async (password: string) => {
    const { error } = await change('passkeyRemove', { params: { id }, body: { password } });
    if (error !== undefined) return error;
    showToast('done', t('profile.passkeys.removed'));
    return null;
  };
  if (renaming) return <Renaming passkey={passkey} done={() => setRenaming(false)} />;
  return (
    <li className="profile__row">
      <div>
        <b>{name}</b>
        <span className="field-hint">{dotted(facts)}</span>
      </div>
      <button
        className="button busy-button button--outline"
        type="button"
        aria-label={t('profile.passkeys.renameLong', { name })}
        onClick={() => setRenaming(true)}
      >
        {t('profile.passkeys.rename')}
      </button>
      <WithPassword
        name={`passkey-${id}`}
        look="danger"
        open={t('profile.passkeys.remove')}
        openLabel={t('profile.passkeys.removeLong', { name })}
        confirm={t('profile.passkeys.remove')}
        send={remove}
      />
    </li>
  );
}

function Renaming({ passkey: { id, name: before }, done }: { passkey: Passkey; done: () => void }) {
  const t = useWords();
  const change = useChange();
  const [name, setName] = useState(before);
  useUnsaved(name !== before);
  const [error, setError] = useState<string | null>(null);
  const save = async () => {
    if (name.trim() === '') {
      setError(t('signedIn.error.required'));
      return false;
    }
    const changed = await change('passkeyRename', { params: { id }, body: { name: name.trim() } });
    setError(changed.error ?? null);
    if (changed.error === undefined) done();
    return changed.error === undefined ? undefined : false;
  };
  return (
    <li className="profile__form">
      <TextField
        name={`passkey-name-${id}`}
        label={t('profile.passkeys.name')}
        maxLength={60}
        value={name}
        onChange={setName}
        error={error}
      />
      <div className="actions">
        <button className="button busy-button button--outline" type="button" onClick={done}>
          {t('profile.cancel')}
        </button>
        <AsyncButton action={save}>{t('profile.passkeys.save')}</AsyncButton>
      </div>
    </li>
  );
}
