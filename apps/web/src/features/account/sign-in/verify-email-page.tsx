import { useState } from 'react';
import { accountApi } from '../../../lib/api/account-api.ts';
import { useSession } from '../../../lib/session/session.ts';
import { refusalText } from '../../../lib/words/refusal-text.ts';
import { useWords } from '../../../lib/words/words.ts';
import { Link } from '../../../ui/link.tsx';
import { AuthForm } from './sign-in-form.tsx';
import { PasswordField } from './fields.tsx';
import { IncompleteLink, useLinkSecret } from './incomplete-link.tsx';
import { Done, WayIn } from './sign-in-frame.tsx';

/** Proves an address by the link of a mail, at a press: programs that open links to look at them press nothing. */
export function VerifyEmailPage() {
  const t = useWords();
  const secret = useLinkSecret();
  const [done, setDone] = useState(false);
  const account = (
    <Link className="button" to="/account">
      {t('signIn.verify.on')}
    </Link>
  );
  return (
    <WayIn title={t('signIn.verify.title')} lead={t('signIn.verify.lead')}>
      {secret === null ? (
        <IncompleteLink action={account}>{t('signIn.verify.incompleteText')}</IncompleteLink>
      ) : done ? (
        <>
          <Done heading={t('signIn.verify.done')} />
          <p className="sign-in__more">{account}</p>
        </>
      ) : (
        <VerifyForm token={secret ?? ''} done={() => setDone(true)} />
      )}
    </WayIn>
  );
}

function VerifyForm({ token, done }: { token: string; done: () => void }) {
  const t = useWords();
  const session = useSession();
  const [error, setError] = useState<string | null>(null);
  const [asksPassword, setAsksPassword] = useState(false);
  const send = async (value: (name: string) => string) => {
    setError(null);
    const body = asksPassword ? { token, password: value('password') } : { token };
    const answer = await accountApi.emailConfirm({ body }).catch(() => null);
    if (answer?.status === 200) {
      done();
      // What the page knows of the user is old now.
      if (session.current.status === 'in') void session.ensure({ force: true });
    } else if (answer?.body.error === 'password-missing') setAsksPassword(true);
    else setError(refusalText(t, answer));
  };
  return (
    <AuthForm submit={t('signIn.verify.submit')} error={error} focusOnError="password" send={send}>
      {asksPassword ? (
        <>
          <PasswordField
            label={t('signIn.password')}
            autoComplete="current-password"
            error={null}
            hint={t('signIn.verify.passwordHint')}
          />
          <p className="sign-in__more">
            <Link to="/forgot-password">{t('signIn.verify.notMine')}</Link>
          </p>
        </>
      ) : null}
    </AuthForm>
  );
}
