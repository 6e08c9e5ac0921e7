import { useState } from 'react';
import { useWords } from '../../../lib/words/words.ts';
import { AsyncButton } from '../../../ui/forms/async-button.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { useChange } from './use-account.ts';

export interface Secret {
  readonly secret: string;
  readonly uri: string;
  readonly qr: string;
}

interface SetUpProps {
  readonly secret: Secret;
  readonly added: (recoveryCodes: readonly string[]) => void;
  readonly cancel: () => void;
}

/** The secret as a picture, a link and letters; one of its codes proves that the app has it. */
export function AuthenticatorSetUp({ secret, added, cancel }: SetUpProps) {
  const t = useWords();
  const change = useChange();
  const [code, setCode] = useState('');
  const [error, setError] = useState<string | null>(null);
  const confirm = async () => {
    if (code.trim().length < 6) {
      setError(t('errors.code-wrong'));
      return false;
    }
    const { body, error: wrong } = await change('authenticatorConfirm', { body: { code } });
    setError(wrong ?? null);
    if (body) added(body.recoveryCodes);
    return body ? undefined : false;
  };
  return (
    <form className="profile__form" onSubmit={(event) => event.preventDefault()}>
      <p>{t('profile.authenticator.scan')}</p>
      <img
        className="profile__code"
        alt={t('profile.authenticator.qr')}
        src={`data:image/svg+xml,${encodeURIComponent(secret.qr)}`}
      />
      <p>
        <a href={secret.uri}>{t('profile.authenticator.open')}</a>
      </p>
      <p>
        {t('profile.authenticator.type')}{' '}
        <span className="profile__key">{secret.secret.replace(/(.{4})(?=.)/g, '$1 ')}</span>
      </p>
      <TextField
        name="code"
        label={t('profile.authenticator.code')}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={10}
        value={code}
        onChange={setCode}
        error={error}
      />
      <div className="actions">
        <button className="button busy-button button--outline" type="button" onClick={cancel}>
          {t('profile.cancel')}
        </button>
        <AsyncButton action={confirm}>{t('profile.authenticator.confirm')}</AsyncButton>
      </div>
    </form>
  );
}
