import type { Translator } from '@sevenmetre/phrases';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { shortestPassword } from '@sevenmetre/rules/passwords';
import { accountApi } from '../../../lib/api/account-api.ts';
import { useSession } from '../../../lib/session/session.ts';
import { useWords } from '../../../lib/words/words.ts';
import { ownDashboardPath } from '../../../lib/paths/signed-in-paths.ts';
import { AuthForm } from './sign-in-form.tsx';
import { isAboutPassword } from './field-errors.ts';
import type { Faults } from './field-errors.ts';
import { Field, PasswordField } from './fields.tsx';
import './sign-in.css';

const names = ['token', 'email', 'firstName', 'lastName', 'password'] as const;
type Name = (typeof names)[number];
type Values = Record<Name, string>;

/** Makes the first super admin of a new installation, with the token from the server's console. */
export function SetupPage() {
  const t = useWords();
  return (
    <main id="main" className="page-width sign-in">
      <h1 className="page-title">{t('signIn.setup.title')}</h1>
      <p className="lead">{t('signIn.setup.lead')}</p>
      <SetupForm />
    </main>
  );
}

function SetupForm() {
  const t = useWords();
  const session = useSession();
  const navigate = useNavigate();
  const [faults, setFaults] = useState<Faults<Name>>({});
  const send = async (value: (name: string) => string) => {
    const values = readValues(value);
    const found = faultsOf(values, t);
    setFaults(found);
    if (Object.keys(found).length > 0) return;
    const answer = await accountApi.setup({ body: values }).catch(() => null);
    if (answer?.status === 201) {
      session.signedIn(answer.body);
      void navigate(ownDashboardPath, { replace: true });
    } else if (answer === null) setFaults({ form: t('signIn.networkFault') });
    else {
      const { error } = answer.body;
      setFaults({ [isAboutPassword(error) ? 'password' : 'form']: t(`errors.${error}`) });
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
    <AuthForm submit={t('signIn.setup.submit')} fault={faults.form ?? null} send={send}>
      {field('token', t('signIn.setup.token'), 'one-time-code')}
      {field('firstName', t('signIn.setup.firstName'), 'given-name')}
      {field('lastName', t('signIn.setup.lastName'), 'family-name')}
      {field('email', t('signIn.email'), 'username')}
      <PasswordField
        label={t('signIn.setup.newPassword', { count: shortestPassword })}
        autoComplete="new-password"
        fault={faults.password ?? null}
      />
    </AuthForm>
  );
}

function readValues(value: (name: string) => string): Values {
  return {
    token: value('token').trim(),
    email: value('email').trim(),
    firstName: value('firstName').trim(),
    lastName: value('lastName').trim(),
    password: value('password'),
  };
}

function faultsOf(values: Values, t: Translator): Faults<Name> {
  const faults: Faults<Name> = {};
  for (const name of names) if (values[name] === '') faults[name] = t('signIn.required');
  if (values.password !== '' && values.password.length < shortestPassword) {
    faults.password = t('signIn.setup.tooShort', { count: shortestPassword });
  }
  return faults;
}
