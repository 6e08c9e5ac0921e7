import { useState } from 'react';
import { useLocation } from 'react-router';
import type { SecondStep } from '@sevenmetre/contract/sign-in/schemas';
import type { CurrentUser } from '@sevenmetre/contract/account/current-user';
import { useSession } from '../../../lib/session/session.ts';
import { useWords } from '../../../lib/words/words.ts';
import { DelayedNotice } from '../../../ui/dialogs/delayed-notice.tsx';
import { Link } from '../../../ui/link.tsx';
import { AuthForm } from './sign-in-form.tsx';
import { Field, PasswordField } from './fields.tsx';
import { PasskeyButton } from './passkey-button.tsx';
import { SecondStepForm } from './second-step-form.tsx';
import { signIn, takePassword } from './sign-in.ts';
import { Done, useWayOn, WayIn } from './sign-in-frame.tsx';

/** Sign in with e-mail and password; leads back to `next` when that is a path of this site, else to the dashboard. */
export function LoginPage() {
  const t = useWords();
  const { state } = useLocation();
  const next = useWayOn();
  const { done, email } = newsOf(state);
  return (
    <WayIn title={t('signIn.title')} lead={t(next === null ? 'signIn.lead' : 'signIn.needed')}>
      {done === 'registered' ? (
        <Done heading={t('signIn.register.sent')}>
          <p>{t('signIn.register.ifNew', { done: t('signIn.register.done') })}</p>
          <p>{t('signIn.register.ifTaken')}</p>
        </Done>
      ) : done === 'reset' ? (
        <Done heading={t('signIn.reset.done')} />
      ) : done === 'let-in' ? (
        <Done heading={t('signIn.letIn.done')} />
      ) : null}
      <SignIn email={email} />
    </WayIn>
  );
}

/** What the page before has done. */
function newsOf(state: unknown): { readonly done: string; readonly email: string } {
  const text = (name: string) => {
    const value: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, name) : '';
    return typeof value === 'string' ? value : '';
  };
  return { done: text('done'), email: text('email') };
}

function SignIn({ email }: { email: string }) {
  const t = useWords();
  const { signedIn } = useSession();
  const { search } = useLocation();
  const [step, setStep] = useState<SecondStep | null>(null);
  const [error, setError] = useState<string | null>(null);
  if (step !== null) {
    const back = (text: string | null) => {
      setStep(null);
      setError(text);
    };
    return <SecondStepForm step={step} entered={signedIn} back={back} />;
  }
  return (
    <>
      <SignInForm email={email} error={error} entered={signedIn} ask={setStep} />
      <p className="sign-in__more">
        <PasskeyButton entered={signedIn} />
        <Link to={`/login/code${search}`}>{t('signIn.mailedCode.instead')}</Link>
        <Link to="/forgot-password">{t('signIn.forgot')}</Link>
        <span>
          {t('signIn.register.haveNone')} <Link to={`/registration${search}`}>{t('signIn.signUp')}</Link>
        </span>
      </p>
    </>
  );
}

/** `delayed`: the address that has to wait because of attempts that may be of others. */
type Problem = 'email' | 'password' | { readonly text: string; readonly delayed?: string };

interface SignInFormProps {
  readonly email: string;
  /** What the second step had to say. */
  readonly error: string | null;
  readonly entered: (user: CurrentUser) => void;
  readonly ask: (step: SecondStep) => void;
}

function SignInForm({ email: known, error, entered, ask }: SignInFormProps) {
  const t = useWords();
  const [password] = useState(() => takePassword(known));
  const [problem, setProblem] = useState<Problem | null>(error === null ? null : { text: error });
  const send = async (value: (name: string) => string) => {
    const [email, secret] = [value('email'), value('password')];
    const missing = email.trim() === '' ? 'email' : secret === '' ? 'password' : null;
    setProblem(missing);
    if (missing !== null) return;
    const outcome = await signIn(email, secret);
    if (outcome.user) return entered(outcome.user);
    if (outcome.secondStep) return ask(outcome.secondStep);
    setProblem({
      text: outcome.error === 'network' ? t('signIn.networkError') : t(`errors.${outcome.error}`),
      ...(outcome.error === 'too-many-requests' ? { delayed: email.trim() } : {}),
    });
  };
  const delayed = typeof problem === 'object' ? problem?.delayed : undefined;
  const form = (
    <AuthForm
      submit={t('signIn.submit')}
      submitting={t('signIn.submitting')}
      error={typeof problem === 'object' ? (problem?.text ?? null) : null}
      focusOnError="password"
      send={send}
    >
      <Field
        name="email"
        type="email"
        label={t('signIn.email')}
        autoComplete="username"
        initial={known}
        error={problem === 'email' ? t('signIn.required') : null}
      />
      <PasswordField
        label={t('signIn.password')}
        autoComplete="current-password"
        initial={password}
        error={problem === 'password' ? t('signIn.required') : null}
      />
    </AuthForm>
  );
  return (
    <>
      {form}
      {delayed === undefined ? null : <DelayedNotice key={delayed} email={delayed} />}
    </>
  );
}
