import { useEffect, useState } from 'react';
import type { CurrentUser } from '@sevenmetre/contract/account/current-user';
import { useWords } from '../../../lib/words/words.ts';
import { signInByPasskey } from '../../../lib/session/passkey-sign-in.ts';

/** Signs in by passkey, in browsers that have them. */
export function PasskeyButton({ entered }: { entered: (user: CurrentUser) => void }) {
  const t = useWords();
  const [able, setAble] = useState(false);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  useEffect(() => setAble('PublicKeyCredential' in window), []);
  const press = async () => {
    setError(null);
    setBusy(true);
    const outcome = await signInByPasskey();
    setBusy(false);
    if (outcome.user) return entered(outcome.user);
    if (outcome.error === 'cancelled') return setError(t('signIn.passkeyCancelled'));
    setError(outcome.error === 'network' ? t('signIn.networkError') : t(`errors.${outcome.error}`));
  };
  if (!able) return null;
  return (
    <>
      <button
        className="button button--outline"
        type="button"
        aria-disabled={busy}
        onClick={() => busy || void press()}
      >
        {t('signIn.usePasskey')}
      </button>
      <span role="alert">{error === null ? null : <span className="sign-in__error">{error}</span>}</span>
    </>
  );
}
