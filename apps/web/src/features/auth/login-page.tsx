import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { ownPath } from '../../lib/locale-path.ts';
import { useSession } from '../../lib/session.ts';
import { showToast } from '../../lib/toasts.ts';
import { useWords } from '../../lib/words.ts';
import { Field, PasswordField } from './fields.tsx';
import { signIn } from './sign-in.ts';
import './login.css';

/** Sign in with e-mail and password; leads back to `next` when that is a path of this site. */
export function LoginPage() {
  const t = useWords();
  const next = ownPath(new URLSearchParams(useLocation().search).get('next'));
  const { current } = useSession();
  const navigate = useNavigate();
  useEffect(() => {
    if (current.status === 'in') void navigate(next ?? '/results', { replace: true });
  }, [current.status, navigate, next]);
  return (
    <main id="main" className="in login">
      <h1 className="pg">{t('auth.title')}</h1>
      <p className="lead">{t(next === null ? 'auth.lead' : 'auth.needed')}</p>
      <SignInForm />
    </main>
  );
}

type Problem = 'email' | 'password' | { readonly text: string };

function SignInForm() {
  const t = useWords();
  const session = useSession();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const form = useRef<HTMLFormElement>(null);

  const submit = async () => {
    const values = new FormData(form.current ?? undefined);
    const [email, password] = [String(values.get('email') ?? ''), String(values.get('password') ?? '')];
    const missing = email.trim() === '' ? 'email' : password === '' ? 'password' : null;
    setProblem(missing);
    if (missing !== null) return focusOn(form.current, missing);
    setBusy(true);
    const outcome = await signIn(email, password);
    setBusy(false);
    if (outcome.user) {
      showToast('done', t('auth.signedIn', { name: outcome.user.firstName }));
      session.signedIn(outcome.user);
      return;
    }
    if (outcome.secondStep) return;
    setProblem({ text: outcome.error === 'network' ? t('auth.networkFault') : t(`errors.${outcome.error}`) });
    focusOn(form.current, 'password');
  };

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
      <Field
        name="email"
        type="email"
        label={t('auth.email')}
        autoComplete="username"
        fault={problem === 'email' ? t('auth.emailMissing') : null}
      />
      <PasswordField
        label={t('auth.password')}
        autoComplete="current-password"
        fault={problem === 'password' ? t('auth.passwordMissing') : null}
      />
      <div role="alert">
        {typeof problem === 'object' && problem !== null ? <p className="fault">{problem.text}</p> : null}
      </div>
      <button className="btn" type="submit" aria-disabled={busy}>
        {t(busy ? 'auth.submitting' : 'auth.submit')}
      </button>
    </form>
  );
}

function focusOn(form: HTMLFormElement | null, name: string): void {
  form?.querySelector<HTMLInputElement>(`[name=${name}]`)?.focus();
}
