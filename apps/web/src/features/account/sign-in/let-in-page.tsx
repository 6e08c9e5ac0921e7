import { useState } from 'react';
import { useNavigate } from 'react-router';
import { accountApi } from '../../../lib/api/account-api.ts';
import { useLanguage, useWords } from '../../../lib/words/words.ts';
import { AsyncButton } from '../../../ui/forms/async-button.tsx';
import { Link } from '../../../ui/link.tsx';
import { IncompleteLink, useLinkSecret } from './incomplete-link.tsx';
import { AuthForm } from './sign-in-form.tsx';
import { Done, WayIn } from './sign-in-frame.tsx';

/** Makes this browser known to an account by the link of a mail, at a press, and leads on to the sign-in. */
export function LetInPage() {
  const t = useWords();
  const secret = useLinkSecret();
  const navigate = useNavigate();
  const [error, setError] = useState<string | null>(null);
  const send = async () => {
    const answer = await accountApi.loginDevice({ body: { token: secret ?? '' } }).catch(() => null);
    if (answer?.status === 200) void navigate('/login', { state: { done: 'let-in' } });
    else setError(answer === null ? t('signIn.networkError') : t(`errors.${answer.body.error}`));
  };
  const signIn = <Link to="/login">{t('signIn.backToSignIn')}</Link>;
  return (
    <WayIn title={t('signIn.letIn.title')} lead={t('signIn.letIn.lead')}>
      {secret === null ? (
        <IncompleteLink action={signIn}>{t('signIn.reset.incompleteText')}</IncompleteLink>
      ) : (
        <>
          <AuthForm submit={t('signIn.letIn.submit')} error={error} send={send}>
            {null}
          </AuthForm>
          <p className="sign-in__more">{signIn}</p>
        </>
      )}
    </WayIn>
  );
}

/** Offers whoever is delayed the mail with the link for this device. */
export function DelayedNotice({ email }: { email: string }) {
  const { t, locale } = useLanguage();
  const [sent, setSent] = useState(false);
  const [error, setError] = useState<string | null>(null);
  if (sent) return <Done heading={t('signIn.letIn.sent')} />;
  const ask = async () => {
    const answer = await accountApi.loginDeviceLink({ body: { email, locale } }).catch(() => null);
    if (answer?.status === 200) {
      setSent(true);
      return undefined;
    }
    setError(answer === null ? t('signIn.networkError') : t(`errors.${answer.body.error}`));
    return false;
  };
  return (
    <div className="notice">
      <p>{t('signIn.letIn.delayed')}</p>
      <div role="alert">{error === null ? null : <p className="sign-in__error">{error}</p>}</div>
      <AsyncButton look="plain" action={ask}>
        {t('signIn.letIn.ask')}
      </AsyncButton>
    </div>
  );
}
