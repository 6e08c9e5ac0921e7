import type { ErrorCode } from '@sevenmetre/contract';
import type { CurrentUser } from '@sevenmetre/contract/account/current-user';
import type { Client } from '@sevenmetre/contract/client';
import { Suspense, useEffect, useRef, useState } from 'react';
import { apart } from '../../lib/page/lazy-part.tsx';
import { browserWords } from '../../lib/words/browser-words.ts';
import { useLanguage, useWords } from '../../lib/words/words.ts';
import type { PasskeyOutcome } from '../../lib/session/passkey-sign-in.ts';
import { AsyncButton } from '../forms/async-button.tsx';
import { TextField } from '../forms/text-field.tsx';
import './confirm-dialog.css';

interface SignInAgainDialogProps {
  /** Of whoever was signed in. */
  readonly email: string;
  /** The session goes on, but the change needs a more recent sign-in. */
  readonly isTooOld: boolean;
  readonly signIn: {
    readonly password: Client['login'];
    readonly code: Client['loginSecondStep'];
    readonly sendCode: Client['loginCodeSend'];
    readonly mailedCode: Client['loginCode'];
    readonly passkey: () => Promise<PasskeyOutcome>;
  };
  readonly entered: (user: CurrentUser) => void;
  readonly close: () => void;
}

/** With its words, which pages of signed-in users do not have; without a network nothing is offered. */
const delayedNotice = apart(
  async () => {
    const [part] = await Promise.all([import('./delayed-notice.tsx'), browserWords.need(['signIn'])]);
    return part;
  },
  (part) => part.DelayedNotice,
  () => null,
);

/** E-mail and password over the page, and a code where the account asks for one; or a mailed code; or a passkey. */
export function SignInAgainDialog(props: SignInAgainDialogProps) {
  const t = useWords();
  const { close, isTooOld } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    dialog.current?.showModal();
    dialog.current?.querySelector<HTMLElement>('input[type=password]')?.focus();
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      className="confirm-dialog"
      aria-labelledby="sign-in-again"
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
    >
      <div className="confirm-dialog__question">
        <h2 id="sign-in-again">{t(isTooOld ? 'signedIn.again.recentTitle' : 'signedIn.again.title')}</h2>
      </div>
      <p>{t(isTooOld ? 'signedIn.again.recentText' : 'signedIn.again.text')}</p>
      <Steps {...props} />
    </dialog>
  );
}

/** What is asked for: the password; the code of a mail; or, with the token of the sign-in, the code of a second step. */
type Step = 'password' | 'mailed' | { readonly token: string };

function Steps({ email: known, signIn, entered, close }: SignInAgainDialogProps) {
  const { t, locale } = useLanguage();
  const [values, setValues] = useState({ email: known, password: '', code: '' });
  const [step, setStep] = useState<Step>('password');
  const [error, setError] = useState<string | null>(null);
  /** The address that has to wait because of attempts that may be of others. */
  const [delayed, setDelayed] = useState<string | null>(null);
  const change = (field: keyof typeof values) => (value: string) => setValues({ ...values, [field]: value });
  const email = values.email.trim();
  const secret = step === 'password' ? values.password : values.code.trim();
  const go = (to: Step): undefined => {
    setValues({ ...values, code: '' });
    setError(null);
    setStep(to);
  };
  const refuse = (answer: Refused | null) =>
    setError(answer === null ? t('signedIn.states.network') : t(`errors.${answer.body.error}`));
  const press = async () => {
    if (secret === '' || email === '') {
      setError(t('signedIn.error.required'));
      return false;
    }
    const answer = await askServer(signIn, step, { email, secret }).catch(() => null);
    setDelayed(step === 'password' && answer?.status === 429 ? email : null);
    if (answer?.status === 200) {
      entered(answer.body);
      return undefined;
    }
    if (answer?.status !== 202) refuse(answer);
    else if ('token' in answer.body) return go({ token: answer.body.token });
    else setError(t('errors.104'));
    return false;
  };
  const sendCode = async () => {
    const answer = email === '' ? null : await signIn.sendCode({ body: { email, locale } }).catch(() => null);
    if (answer?.status === 200) return go('mailed');
    if (email === '') setError(t('signedIn.error.required'));
    else refuse(answer);
    return false;
  };
  return (
    <form className="sign-in-again" onSubmit={(event) => event.preventDefault()}>
      <Fields step={step} values={values} change={change} error={error} />
      {delayed === null ? null : (
        <Suspense fallback={null}>
          <delayedNotice.Component key={delayed} email={delayed} />
        </Suspense>
      )}
      <div className="actions">
        <button className="button button--outline" type="button" onClick={close}>
          {t('signedIn.again.close')}
        </button>
        {step === 'password' ? (
          <>
            <AsyncButton look="plain" action={sendCode}>
              {t('signedIn.again.byCode')}
            </AsyncButton>
            <PasskeyChoice signIn={signIn.passkey} entered={entered} show={setError} />
          </>
        ) : null}
        <AsyncButton action={press}>{t('signedIn.again.signIn')}</AsyncButton>
      </div>
    </form>
  );
}

interface Refused {
  readonly body: { readonly error: ErrorCode };
}

function askServer(
  signIn: SignInAgainDialogProps['signIn'],
  step: Step,
  { email, secret }: { readonly email: string; readonly secret: string },
) {
  if (step === 'password') return signIn.password({ body: { email, password: secret } });
  if (step === 'mailed') return signIn.mailedCode({ body: { code: secret.slice(0, 20) } });
  return signIn.code({ body: { token: step.token, code: secret } });
}

type Values = Readonly<Record<'email' | 'password' | 'code', string>>;

interface FieldsProps {
  readonly step: Step;
  readonly values: Values;
  readonly change: (field: keyof Values) => (value: string) => void;
  readonly error: string | null;
}

function Fields({ step, values, change, error }: FieldsProps) {
  const t = useWords();
  if (step !== 'password')
    return (
      <TextField
        name="again-code"
        label={t(step === 'mailed' ? 'signedIn.again.mailedCode' : 'signedIn.again.code')}
        autoComplete="one-time-code"
        value={values.code}
        onChange={change('code')}
        error={error}
      />
    );
  return (
    <>
      <TextField
        name="again-email"
        type="email"
        label={t('signedIn.again.email')}
        autoComplete="username"
        value={values.email}
        onChange={change('email')}
      />
      <TextField
        name="again-password"
        type="password"
        label={t('signedIn.again.password')}
        autoComplete="current-password"
        value={values.password}
        onChange={change('password')}
        error={error}
      />
    </>
  );
}

interface PasskeyChoiceProps {
  readonly signIn: () => Promise<PasskeyOutcome>;
  readonly entered: (user: CurrentUser) => void;
  readonly show: (error: string | null) => void;
}

/** For accounts that sign in without a password, in browsers that have passkeys. */
function PasskeyChoice({ signIn, entered, show }: PasskeyChoiceProps) {
  const t = useWords();
  if (!('PublicKeyCredential' in window)) return null;
  const press = async () => {
    show(null);
    const outcome = await signIn();
    if (outcome.user) {
      entered(outcome.user);
      return undefined;
    }
    const { error } = outcome;
    if (error === 'cancelled') show(t('signedIn.again.passkeyCancelled'));
    else show(error === 'network' ? t('signedIn.states.network') : t(`errors.${error}`));
    return false;
  };
  return (
    <AsyncButton look="plain" action={press}>
      {t('signedIn.again.passkey')}
    </AsyncButton>
  );
}
