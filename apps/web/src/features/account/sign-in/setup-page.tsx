import type { Translator } from '@sevenmetre/phrases';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { shortestPassword } from '@sevenmetre/rules/passwords';
import { accountApi } from '../../../lib/api/account-api.ts';
import { useSession } from '../../../lib/session/session.ts';
import { useWords } from '../../../lib/words/words.ts';
import { ownDashboardPath } from '../../../lib/paths/signed-in-paths.ts';
import { AuthForm } from './sign-in-form.tsx';
import { refusalOfPassword } from './field-errors.ts';
import type { FieldErrors } from './field-errors.ts';
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
  const [errors, setErrors] = useState<FieldErrors<Name>>({});
  const send = async (value: (name: string) => string) => {
    const values = readValues(value);
    const found = errorsOf(values, t);
    setErrors(found);
    if (Object.keys(found).length > 0) return;
    const answer = await accountApi.setup({ body: values }).catch(() => null);
    if (answer?.status === 201) {
      session.signedIn(answer.body);
      void navigate(ownDashboardPath, { replace: true });
    } else setErrors(refusalOfPassword(t, answer));
  };

  const field = (name: Exclude<Name, 'password'>, label: string, autoComplete: string) => (
    <Field
      name={name}
      type={name === 'email' ? 'email' : 'text'}
      label={label}
      autoComplete={autoComplete}
      error={errors[name] ?? null}
    />
  );
  return (
    <AuthForm submit={t('signIn.setup.submit')} error={errors.form ?? null} send={send}>
      {field('token', t('signIn.setup.token'), 'one-time-code')}
      {field('firstName', t('signIn.setup.firstName'), 'given-name')}
      {field('lastName', t('signIn.setup.lastName'), 'family-name')}
      {field('email', t('signIn.email'), 'username')}
      <PasswordField
        label={t('signIn.setup.newPassword', { count: shortestPassword })}
        autoComplete="new-password"
        error={errors.password ?? null}
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

function errorsOf(values: Values, t: Translator): FieldErrors<Name> {
  const errors: FieldErrors<Name> = {};
  for (const name of names) if (values[name] === '') errors[name] = t('signIn.required');
  if (values.password !== '' && values.password.length < shortestPassword) {
    errors.password = t('signIn.setup.tooShort', { count: shortestPassword });
  }
  return errors;
}
