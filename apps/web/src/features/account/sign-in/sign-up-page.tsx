import { useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router';
import type { Translator } from '@sevenmetre/phrases';
import { shortestPassword } from '@sevenmetre/rules/passwords';
import { accountApi } from '../../../lib/api/account-api.ts';
import { ownPath } from '../../../lib/paths/locale-path.ts';
import { useSession } from '../../../lib/session/session.ts';
import { useLanguage } from '../../../lib/words/words.ts';
import { Link } from '../../../ui/link.tsx';
import { AuthForm } from './sign-in-form.tsx';
import { compact, errorOfEmail, errorOfNewPassword, refusalOfPassword } from './field-errors.ts';
import type { FieldErrors } from './field-errors.ts';
import { Field, PasswordField } from './fields.tsx';
import { keepTyped } from './sign-in.ts';
import { WayIn } from './sign-in-frame.tsx';

type Name = 'firstName' | 'lastName' | 'email' | 'password';

/** Sign up: first name, last name, e-mail, password; the sign-in that follows leads to the same `next`. */
export function RegistrationPage() {
  const { t } = useLanguage();
  const { search } = useLocation();
  const next = ownPath(new URLSearchParams(search).get('next'));
  const { current } = useSession();
  // Whoever is signed in already was sent here before the page knew it.
  if (current.status === 'in' && next !== null) return <Navigate to={next} replace />;
  return (
    <WayIn title={t('signIn.register.title')} lead={t('signIn.register.lead')}>
      <RegistrationForm />
      <p className="sign-in__more">
        <Link to={`/login/code${search}`}>{t('signIn.mailedCode.instead')}</Link>
        <span>{t('signIn.register.have')}</span>
        <Link to={`/login${search}`}>{t('signIn.submit')}</Link>
      </p>
    </WayIn>
  );
}

function RegistrationForm() {
  const { t, locale } = useLanguage();
  const navigate = useNavigate();
  const { search, state } = useLocation();
  const [errors, setErrors] = useState<FieldErrors<Name>>({});
  const send = async (value: (name: string) => string) => {
    const person = readPerson(value);
    const found = errorsOf(t, person);
    setErrors(found);
    if (Object.keys(found).length > 0) return;
    const answer = await accountApi.register({ body: { ...person, locale } }).catch(() => null);
    if (answer?.status === 200) {
      keepTyped(person.email, person.password);
      void navigate(`/login${search}`, { state: { done: 'registered', email: person.email } });
    } else setErrors(refusalOfPassword(t, answer));
  };
  const field = (name: Exclude<Name, 'password'>, label: string, autoComplete: string) => (
    <Field
      name={name}
      type={name === 'email' ? 'email' : 'text'}
      label={label}
      autoComplete={autoComplete}
      initial={invitedAs(state, name)}
      error={errors[name] ?? null}
    />
  );
  return (
    <AuthForm submit={t('signIn.register.submit')} error={errors.form ?? null} send={send}>
      {field('firstName', t('signIn.register.firstName'), 'given-name')}
      {field('lastName', t('signIn.register.lastName'), 'family-name')}
      {field('email', t('signIn.email'), 'username')}
      <PasswordField
        label={t('signIn.password')}
        autoComplete="new-password"
        error={errors.password ?? null}
        hint={t('signIn.passwordHint', { count: shortestPassword })}
      />
    </AuthForm>
  );
}

/** What the club entered that invited the visitor; '' for none. */
function invitedAs(state: unknown, name: Exclude<Name, 'password'>): string {
  const person: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, 'person') : null;
  const value: unknown = typeof person === 'object' && person !== null ? Reflect.get(person, name) : '';
  return typeof value === 'string' ? value : '';
}

type Person = Record<Name, string>;

function readPerson(value: (name: string) => string): Person {
  return {
    firstName: value('firstName').trim(),
    lastName: value('lastName').trim(),
    email: value('email').trim(),
    password: value('password'),
  };
}

function errorsOf(t: Translator, person: Person): FieldErrors<Name> {
  const required = (text: string) => (text === '' ? t('signIn.required') : null);
  return compact({
    firstName: required(person.firstName),
    lastName: required(person.lastName),
    email: errorOfEmail(t, person.email),
    password: errorOfNewPassword(t, person.password, person),
  });
}
