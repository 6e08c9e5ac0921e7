import { useState } from 'react';
import type { ReactNode } from 'react';
import { useWords } from '../../../lib/words/words.ts';
import { useUnsaved } from '../../../lib/drafts/unsaved.ts';
import { AsyncButton } from '../../../ui/forms/async-button.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';

interface WithPasswordProps {
  /** Distinguishes its fields from those of other forms. */
  readonly name: string;
  /** Word on the button that opens the form, and on the one that sends it. */
  readonly open: string;
  readonly confirm: string;
  /** Of several buttons with one word: what this one does. */
  readonly openLabel?: string;
  readonly look?: 'plain' | 'danger';
  /** Sends it; returns the error message, or null when done. */
  readonly send: (password: string) => Promise<string | null>;
  /** Above the password. */
  readonly children?: ReactNode;
}

/**
 * Changes of sign-in methods ask for the password again, so that an unattended device does not give the account
 * away.
 */
export function WithPassword(props: WithPasswordProps) {
  const { name, open, openLabel, confirm, look = 'plain', send, children } = props;
  const t = useWords();
  const [isOpen, setOpen] = useState(false);
  const [password, setPassword] = useState('');
  const [error, setError] = useState<string | null>(null);
  useUnsaved(password !== '');
  const close = () => {
    setOpen(false);
    setPassword('');
    setError(null);
  };
  const press = async () => {
    if (password === '') {
      setError(t('signedIn.error.required'));
      return false;
    }
    const wrong = await send(password);
    setError(wrong);
    if (wrong !== null) return false;
    close();
    return undefined;
  };
  if (!isOpen) {
    return (
      <button
        className={`button busy-button button--outline${look === 'danger' ? ' button--danger' : ''}`}
        type="button"
        {...(openLabel === undefined ? {} : { 'aria-label': openLabel })}
        onClick={() => setOpen(true)}
      >
        {open}
      </button>
    );
  }
  return (
    <form className="profile__form" onSubmit={(event) => event.preventDefault()}>
      {children}
      <TextField
        name={`${name}-password`}
        label={t('profile.currentPassword')}
        type="password"
        autoComplete="current-password"
        value={password}
        onChange={setPassword}
        error={error}
      />
      <div className="actions">
        <button className="button busy-button button--outline" type="button" onClick={close}>
          {t('profile.cancel')}
        </button>
        <AsyncButton action={press} look={look === 'danger' ? 'danger' : 'primary'}>
          {confirm}
        </AsyncButton>
      </div>
    </form>
  );
}
