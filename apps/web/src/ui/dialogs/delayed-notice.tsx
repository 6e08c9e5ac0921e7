import { useState } from 'react';
import { accountApi } from '../../lib/api/account-api.ts';
import { refusalText } from '../../lib/words/refusal-text.ts';
import { useLanguage } from '../../lib/words/words.ts';
import { AsyncButton } from '../forms/async-button.tsx';

/** Offers whoever is delayed at the sign-in the mail with the link for this device; needs the words of `signIn`. */
export function DelayedNotice({ email }: { email: string }) {
  const { t, locale } = useLanguage();
  const [sent, setSent] = useState(false);
  const [error, setError] = useState<string | null>(null);
  if (sent) {
    return (
      <p className="notice" role="status">
        <b>{t('signIn.letIn.sent')}</b>
      </p>
    );
  }
  const ask = async () => {
    const answer = await accountApi.loginDeviceLink({ body: { email, locale } }).catch(() => null);
    if (answer?.status === 200) {
      setSent(true);
      return undefined;
    }
    setError(refusalText(t, answer));
    return false;
  };
  return (
    <div className="notice">
      <p>{t('signIn.letIn.delayed')}</p>
      <div role="alert">
        {error === null ? null : (
          <p>
            <b>{error}</b>
          </p>
        )}
      </div>
      <AsyncButton look="plain" action={ask}>
        {t('signIn.letIn.ask')}
      </AsyncButton>
    </div>
  );
}
