import { useState } from 'react';
import { accountApi } from '../../../lib/api/account-api.ts';
import { refusalText } from '../../../lib/words/refusal-text.ts';
import { useLanguage } from '../../../lib/words/words.ts';
import { Link } from '../../../ui/link.tsx';
import { AuthForm } from './sign-in-form.tsx';
import { errorOfEmail } from './field-errors.ts';
import type { FieldErrors } from './field-errors.ts';
import { Field } from './fields.tsx';
import { Done, WayIn } from './sign-in-frame.tsx';

/** Restore a password: the answer is the same for every address. */
export function ForgotPasswordPage() {
  const { t } = useLanguage();
  const [sent, setSent] = useState(false);
  return (
    <WayIn title={t('signIn.forgotten.title')} lead={t('signIn.forgotten.lead')}>
      {sent ? (
        <Done heading={t('signIn.forgotten.done')}>{t('signIn.forgotten.after')}</Done>
      ) : (
        <ForgottenForm sent={() => setSent(true)} />
      )}
      <p className="sign-in__more">
        <Link to="/login">{t('signIn.backToSignIn')}</Link>
      </p>
    </WayIn>
  );
}

function ForgottenForm({ sent }: { sent: () => void }) {
  const { t, locale } = useLanguage();
  const [errors, setErrors] = useState<FieldErrors<'email'>>({});
  const send = async (value: (name: string) => string) => {
    const email = value('email').trim();
    const error = errorOfEmail(t, email);
    setErrors(error === null ? {} : { email: error });
    if (error !== null) return;
    const answer = await accountApi.passwordForgotten({ body: { email, locale } }).catch(() => null);
    if (answer?.status === 200) sent();
    else setErrors({ form: refusalText(t, answer) });
  };
  return (
    <AuthForm submit={t('signIn.forgotten.submit')} error={errors.form ?? null} send={send}>
      <Field
        name="email"
        type="email"
        label={t('signIn.email')}
        autoComplete="username"
        error={errors.email ?? null}
      />
    </AuthForm>
  );
}
