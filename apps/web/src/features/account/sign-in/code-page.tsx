import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { SecondStep } from '@sevenmetre/contract/sign-in/schemas';
import type { CurrentUser } from '@sevenmetre/contract/account/current-user';
import { signInCode } from '@sevenmetre/rules/accounts';
import { accountApi } from '../../../lib/api/account-api.ts';
import { useSession } from '../../../lib/session/session.ts';
import { refusalText } from '../../../lib/words/refusal-text.ts';
import { useLanguage, useWords } from '../../../lib/words/words.ts';
import { Link } from '../../../ui/link.tsx';
import { AuthForm } from './sign-in-form.tsx';
import { compact, errorOfEmail } from './field-errors.ts';
import type { FieldErrors } from './field-errors.ts';
import { Field } from './fields.tsx';
import { SecondStepForm } from './second-step-form.tsx';
import { Done, useWayOn, WayIn } from './sign-in-frame.tsx';

type Step = 'email' | 'code' | 'names' | SecondStep;

/**
 * Sign in, or sign up, with a mailed code and without a password. Which step is next is kept in the history entry: phones
 * load the page again after a visit to the mail program.
 */
export function CodePage() {
  const t = useWords();
  const { search, state } = useLocation();
  useWayOn();
  return (
    <WayIn title={t('signIn.mailedCode.title')} lead={t('signIn.mailedCode.lead')}>
      <Steps kept={keptStep(state)} />
      <p className="sign-in__more">
        <Link to={`/login${search}`}>{t('signIn.mailedCode.signInWithPassword')}</Link>
        <Link to={`/registration${search}`}>{t('signIn.mailedCode.withPassword')}</Link>
      </p>
    </WayIn>
  );
}

interface KeptStep {
  readonly step: 'email' | 'code' | 'names';
  /** The address that was entered; '' for none. */
  readonly email: string;
}

function keptStep(state: unknown): KeptStep {
  const part = (name: string): unknown =>
    typeof state === 'object' && state !== null ? Reflect.get(state, name) : null;
  const [step, email] = [part('step'), part('email')];
  if (typeof email !== 'string') return { step: 'email', email: '' };
  return { step: step === 'code' || step === 'names' ? step : 'email', email };
}

function Steps({ kept }: { kept: KeptStep }) {
  const { signedIn } = useSession();
  const navigate = useNavigate();
  const { search } = useLocation();
  const { email: known } = kept;
  const [step, setStep] = useState<Step>(kept.step);
  const [error, setError] = useState<string | null>(null);
  const go = (to: KeptStep['step'], email: string, text: string | null) => {
    void navigate(`/login/code${search}`, { replace: true, state: { step: to, email } satisfies KeptStep });
    setError(text);
    setStep(to);
  };
  const back = (text: string | null) => go('email', known, text);
  const next = (to: 'names' | SecondStep) => (to === 'names' ? go(to, known, null) : setStep(to));
  if (typeof step === 'object') return <SecondStepForm step={step} entered={signedIn} back={back} />;
  if (step === 'email')
    return <EmailForm known={known} error={error} sent={(email) => go('code', email, null)} />;
  if (step === 'names') return <NamesForm entered={signedIn} back={back} />;
  return <CodeForm email={known} entered={signedIn} next={next} back={back} />;
}

interface EmailFormProps {
  readonly known: string;
  /** What a later step had to say. */
  readonly error: string | null;
  readonly sent: (email: string) => void;
}

function EmailForm({ known, error, sent }: EmailFormProps) {
  const { t, locale } = useLanguage();
  const [errors, setErrors] = useState<FieldErrors<'email'>>(error === null ? {} : { form: error });
  const send = async (value: (name: string) => string) => {
    const email = value('email').trim();
    const found = compact({ email: errorOfEmail(t, email) });
    setErrors(found);
    if (Object.keys(found).length > 0) return;
    const answer = await accountApi.loginCodeSend({ body: { email, locale } }).catch(() => null);
    if (answer?.status === 200) return sent(email);
    setErrors({ form: refusalText(t, answer) });
  };
  return (
    <AuthForm submit={t('signIn.mailedCode.send')} error={errors.form ?? null} send={send}>
      <Field
        name="email"
        type="email"
        label={t('signIn.email')}
        autoComplete="username"
        initial={known}
        error={errors.email ?? null}
      />
    </AuthForm>
  );
}

interface CodeFormProps {
  readonly email: string;
  readonly entered: (user: CurrentUser) => void;
  readonly next: (step: 'names' | SecondStep) => void;
  readonly back: (text: string | null) => void;
}

function CodeForm({ email, entered, next, back }: CodeFormProps) {
  const t = useWords();
  const [error, setError] = useState<string | null>(null);
  const send = async (value: (name: string) => string) => {
    const code = value('code').trim();
    setError(code === '' ? t('signIn.required') : null);
    if (code === '') return;
    const answer = await accountApi.loginCode({ body: { code: code.slice(0, 20) } }).catch(() => null);
    if (answer?.status === 200) return entered(answer.body);
    if (answer?.status === 202) return next(answer.body.next === 'names' ? 'names' : answer.body);
    const refusal = refusalText(t, answer);
    if (answer?.body.error === 'mailed-code-expired') return back(refusal);
    setError(refusal);
  };
  return (
    <>
      <Done heading={t('signIn.mailedCode.sent', { email, minutes: signInCode.minutes })}>
        <p>{t('signIn.mailedCode.spam')}</p>
      </Done>
      <AuthForm submit={t('signIn.mailedCode.submit')} error={null} send={send}>
        <Field
          name="code"
          type="text"
          inputMode="numeric"
          label={t('signIn.mailedCode.field')}
          autoComplete="one-time-code"
          takesFocus
          error={error}
        />
      </AuthForm>
      <p className="sign-in__more">
        <button className="button button--outline" type="button" onClick={() => back(null)}>
          {t('signIn.mailedCode.otherAddress')}
        </button>
      </p>
    </>
  );
}

interface NamesFormProps {
  readonly entered: (user: CurrentUser) => void;
  readonly back: (text: string | null) => void;
}

/** The names of a new account; the registration takes them over as those of the contact. */
function NamesForm({ entered, back }: NamesFormProps) {
  const { t, locale } = useLanguage();
  const [errors, setErrors] = useState<FieldErrors<'firstName' | 'lastName'>>({});
  const send = async (value: (name: string) => string) => {
    const person = { firstName: value('firstName').trim(), lastName: value('lastName').trim() };
    const missing = (text: string) => (text === '' ? t('signIn.required') : null);
    const found = compact({ firstName: missing(person.firstName), lastName: missing(person.lastName) });
    setErrors(found);
    if (Object.keys(found).length > 0) return;
    const answer = await accountApi.loginCodeAccount({ body: { ...person, locale } }).catch(() => null);
    if (answer?.status === 200) return entered(answer.body);
    const refusal = refusalText(t, answer);
    if (answer?.body.error === 'mailed-code-expired') return back(refusal);
    setErrors({ form: refusal });
  };
  return (
    <>
      <Done heading={t('signIn.mailedCode.names')}>
        <p>{t('signIn.mailedCode.noPassword')}</p>
      </Done>
      <AuthForm submit={t('signIn.mailedCode.create')} error={errors.form ?? null} send={send}>
        <Field
          name="firstName"
          type="text"
          label={t('signIn.register.firstName')}
          autoComplete="given-name"
          takesFocus
          error={errors.firstName ?? null}
        />
        <Field
          name="lastName"
          type="text"
          label={t('signIn.register.lastName')}
          autoComplete="family-name"
          error={errors.lastName ?? null}
        />
      </AuthForm>
    </>
  );
}
