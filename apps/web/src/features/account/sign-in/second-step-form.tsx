import { useState } from 'react';
import type { SecondStep } from '@sevenmetre/contract/sign-in/schemas';
import type { CurrentUser } from '@sevenmetre/contract/account/current-user';
import { accountApi } from '../../../lib/api/account-api.ts';
import { refusalText } from '../../../lib/words/refusal-text.ts';
import { useWords } from '../../../lib/words/words.ts';
import { AuthForm } from './sign-in-form.tsx';
import { Field } from './fields.tsx';
import { PasskeyButton } from './passkey-button.tsx';

interface SecondStepFormProps {
  readonly step: SecondStep;
  readonly entered: (user: CurrentUser) => void;
  /** Back to e-mail and password, with what is to be said there. */
  readonly back: (text: string | null) => void;
}

/** The code of an authenticator app or a recovery code, after the password. */
export function SecondStepForm({ step, entered, back }: SecondStepFormProps) {
  const t = useWords();
  const [error, setError] = useState<string | null>(null);
  const send = async (value: (name: string) => string) => {
    const code = value('code').trim();
    if (code.length < 6) return setError(t(code === '' ? 'signIn.required' : 'errors.second-step-wrong'));
    setError(null);
    const answer = await accountApi.loginSecondStep({ body: { token: step.token, code } }).catch(() => null);
    if (answer?.status === 200) return entered(answer.body);
    const refusal = refusalText(t, answer);
    if (answer?.body.error === 'second-step-expired') return back(refusal);
    setError(refusal);
  };
  return (
    <>
      <h2>{t('signIn.code.title')}</h2>
      <p>{t('signIn.code.lead')}</p>
      <AuthForm submit={t('signIn.code.submit')} error={null} send={send}>
        <Field
          name="code"
          type="text"
          label={t('signIn.code.field')}
          autoComplete="one-time-code"
          error={error}
        />
      </AuthForm>
      <p className="sign-in__more">
        {step.passkey ? <PasskeyButton entered={entered} /> : null}
        <button className="button button--outline" type="button" onClick={() => back(null)}>
          {t('signIn.backToSignIn')}
        </button>
      </p>
    </>
  );
}
