import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { Translator } from '@sevenmetre/phrases';
import { shortestPassword } from '@sevenmetre/rules/passwords';
import { accountApi } from '../../../lib/api/account-api.ts';
import { useLanguage } from '../../../lib/words/words.ts';
import { Link } from '../../../ui/link.tsx';
import { AuthForm } from './sign-in-form.tsx';
import { compact, faultOfEmail, faultOfNewPassword, isAboutPassword } from './field-errors.ts';
import type { Faults } from './field-errors.ts';
import { Field, PasswordField } from './fields.tsx';
import { WayIn } from './sign-in-frame.tsx';

type Name = 'firstName' | 'lastName' | 'email' | 'password';

/** Sign up: first name, last name, e-mail, password. */
export function RegistrationPage() {
  const { t } = useLanguage();
  return (
    <WayIn title={t('signIn.register.title')} lead={t('signIn.register.lead')}>
      <RegistrationForm />
      <p className="sign-in__more">
        <span>{t('signIn.register.have')}</span>
        <Link to="/login">{t('signIn.submit')}</Link>
      </p>
    </WayIn>
  );
}

function RegistrationForm() {
  const { t, locale } = useLanguage();
  const navigate = useNavigate();
  const [faults, setFaults] = useState<Faults<Name>>({});
  const send = async (value: (name: string) => string) => {
    const person = readPerson(value);
    const found = faultsOf(t, person);
    setFaults(found);
    if (Object.keys(found).length > 0) return;
    const answer = await accountApi.register({ body: { ...person, locale } }).catch(() => null);
    if (answer?.status === 200) {
      void navigate('/login', { state: { done: 'registered', email: person.email } });
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
    <AuthForm submit={t('signIn.register.submit')} fault={faults.form ?? null} send={send}>
      {field('firstName', t('signIn.register.firstName'), 'given-name')}
      {field('lastName', t('signIn.register.lastName'), 'family-name')}
      {field('email', t('signIn.email'), 'username')}
      <PasswordField
        label={t('signIn.password')}
        autoComplete="new-password"
        fault={faults.password ?? null}
        hint={t('signIn.passwordHint', { count: shortestPassword })}
      />
    </AuthForm>
  );
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

function faultsOf(t: Translator, person: Person): Faults<Name> {
  const required = (text: string) => (text === '' ? t('signIn.required') : null);
  return compact({
    firstName: required(person.firstName),
    lastName: required(person.lastName),
    email: faultOfEmail(t, person.email),
    password: faultOfNewPassword(t, person.password, person),
  });
}
