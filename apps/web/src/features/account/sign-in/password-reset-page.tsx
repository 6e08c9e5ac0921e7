import { useState } from 'react';
import { useNavigate } from 'react-router';
import { shortestPassword } from '@sevenmetre/rules/passwords';
import { accountApi } from '../../../lib/api/account-api.ts';
import { useWords } from '../../../lib/words/words.ts';
import { Link } from '../../../ui/link.tsx';
import { AuthForm } from './sign-in-form.tsx';
import { errorOfNewPassword, refusalOfPassword } from './field-errors.ts';
import type { FieldErrors } from './field-errors.ts';
import { PasswordField } from './fields.tsx';
import { IncompleteLink, useLinkSecret } from './incomplete-link.tsx';
import { WayIn } from './sign-in-frame.tsx';

/** Set a new password with the link of a mail. */
export function PasswordResetPage() {
  const t = useWords();
  const secret = useLinkSecret();
  const again = (
    <Link className="button button--outline" to="/forgot-password">
      {t('signIn.reset.again')}
    </Link>
  );
  return (
    <WayIn title={t('signIn.reset.title')} lead={t('signIn.reset.lead')}>
      {secret === null ? (
        <IncompleteLink action={again}>{t('signIn.reset.incompleteText')}</IncompleteLink>
      ) : (
        <>
          <ResetForm token={secret ?? ''} />
          <p className="sign-in__more">{again}</p>
        </>
      )}
    </WayIn>
  );
}

/** The page does not know whose password it is. */
const nobody = { email: '', firstName: '', lastName: '' };

function ResetForm({ token }: { token: string }) {
  const t = useWords();
  const navigate = useNavigate();
  const [errors, setErrors] = useState<FieldErrors<'password'>>({});
  const send = async (value: (name: string) => string) => {
    const password = value('password');
    const wrong = errorOfNewPassword(t, password, nobody);
    setErrors(wrong === null ? {} : { password: wrong });
    if (wrong !== null) return;
    const answer = await accountApi.passwordReset({ body: { token, password } }).catch(() => null);
    if (answer?.status === 200) void navigate('/login', { state: { done: 'reset' } });
    else setErrors(refusalOfPassword(t, answer));
  };
  return (
    <AuthForm submit={t('signIn.reset.submit')} error={errors.form ?? null} send={send}>
      <PasswordField
        label={t('signIn.reset.field')}
        autoComplete="new-password"
        error={errors.password ?? null}
        hint={t('signIn.passwordHint', { count: shortestPassword })}
      />
    </AuthForm>
  );
}
