import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { accountApi } from '../../lib/account-api.ts';
import { useSession } from '../../lib/session.ts';
import { useWords } from '../../lib/words.ts';
import { ownDashboardPath } from '../../lib/zone/zone-paths.ts';
import { Field, PasswordField } from './fields.tsx';
import './login.css';

const names = ['token', 'email', 'firstName', 'lastName', 'password'] as const;
type Name = (typeof names)[number];
type Values = Record<Name, string>;
type Faults = Partial<Record<Name | 'form', string>>;

/** The contract's least length of a new password. */
const shortestPassword = 12;

/** Makes the first super admin of a new installation, with the token from the server's console. */
export function SetupPage() {
  const t = useWords();
  return (
    <main id="main" className="in login">
      <h1 className="pg">{t('auth.setup.title')}</h1>
      <p className="lead">{t('auth.setup.lead')}</p>
      <SetupForm />
    </main>
  );
}

function SetupForm() {
  const t = useWords();
  const session = useSession();
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const [busy, setBusy] = useState(false);
  const [faults, setFaults] = useState<Faults>({});

  const submit = async () => {
    const values = readValues(form.current);
    const found = faultsOf(values, t);
    setFaults(found);
    if (Object.keys(found).length > 0) return;
    setBusy(true);
    const answer = await accountApi.setup({ body: values }).catch(() => null);
    setBusy(false);
    if (answer?.status === 201) {
      session.signedIn(answer.body);
      void navigate(ownDashboardPath, { replace: true });
    } else {
      setFaults({ form: answer === null ? t('auth.networkFault') : t(`errors.${answer.body.error}`) });
    }
  };

  const field = (name: Exclude<Name, 'password'>, label: string, autoComplete: string) => (
    <Field
      name={name}
      type={name === 'email' ? 'email' : 'text'}
      label={label}
      autoComplete={autoComplete}
      fault={faults[name] ?? null}
    />
  );
  return (
    <form
      ref={form}
      className="box form"
      method="post"
      noValidate
      aria-busy={busy}
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) void submit();
      }}
    >
      {field('token', t('auth.setup.token'), 'one-time-code')}
      {field('firstName', t('auth.setup.firstName'), 'given-name')}
      {field('lastName', t('auth.setup.lastName'), 'family-name')}
      {field('email', t('auth.email'), 'username')}
      <PasswordField
        label={t('auth.setup.newPassword', { count: shortestPassword })}
        autoComplete="new-password"
        fault={faults.password ?? null}
      />
      <div role="alert">{faults.form === undefined ? null : <p className="fault">{faults.form}</p>}</div>
      <button className="btn" type="submit" aria-disabled={busy}>
        {t('auth.setup.submit')}
      </button>
    </form>
  );
}

function readValues(form: HTMLFormElement | null): Values {
  const data = new FormData(form ?? undefined);
  const text = (name: Name) => {
    const value = data.get(name);
    return typeof value === 'string' ? value : '';
  };
  return {
    token: text('token').trim(),
    email: text('email').trim(),
    firstName: text('firstName').trim(),
    lastName: text('lastName').trim(),
    password: text('password'),
  };
}

function faultsOf(values: Values, t: ReturnType<typeof useWords>): Faults {
  const faults: Faults = {};
  for (const name of names) if (values[name] === '') faults[name] = t('auth.setup.required');
  if (values.password !== '' && values.password.length < shortestPassword) {
    faults.password = t('auth.setup.tooShort', { count: shortestPassword });
  }
  return faults;
}
