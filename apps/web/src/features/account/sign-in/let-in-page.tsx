import { useState } from 'react';
import { useNavigate } from 'react-router';
import { accountApi } from '../../../lib/api/account-api.ts';
import { refusalText } from '../../../lib/words/refusal-text.ts';
import { useWords } from '../../../lib/words/words.ts';
import { Link } from '../../../ui/link.tsx';
import { IncompleteLink, useLinkSecret } from './incomplete-link.tsx';
import { AuthForm } from './sign-in-form.tsx';
import { WayIn } from './sign-in-frame.tsx';

/** Makes this browser known to an account by the link of a mail, at a press, and leads on to the sign-in. */
export function LetInPage() {
  const t = useWords();
  const secret = useLinkSecret();
  const navigate = useNavigate();
  const [error, setError] = useState<string | null>(null);
  const send = async () => {
    const answer = await accountApi.loginDevice({ body: { token: secret ?? '' } }).catch(() => null);
    if (answer?.status === 200) void navigate('/login', { state: { done: 'let-in' } });
    else setError(refusalText(t, answer));
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
