import { useState } from 'react';
import type { FormEvent } from 'react';
import { accountApi } from '../../../lib/api/account-api.ts';
import { useSession } from '../../../lib/session/session.ts';
import { useWords } from '../../../lib/words/words.ts';
import { readIdentity } from '../../../lib/session/reporter-identity.ts';
import { Dialog } from '../matches/dialog.tsx';

interface SignInProps {
  readonly close: () => void;
  readonly signedIn: () => void;
}

/** The password in place: nobody is led away from a running match. */
export function SignInSheet({ close, signedIn }: SignInProps) {
  const t = useWords();
  const session = useSession();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const values = new FormData(event.currentTarget);
    const text = (name: string) => String(values.get(name) ?? '').trim();
    setBusy(true);
    const outcome = await signIn(text('email'), String(values.get('password') ?? ''));
    setBusy(false);
    if (outcome.kind === 'in') {
      session.signedIn(outcome.user);
      signedIn();
    } else if (outcome.kind === 'second-step')
      location.assign(`/login?next=${encodeURIComponent(location.pathname)}`);
    else setError(outcome.code === null ? t('reporter.signIn.error') : t(`errors.${outcome.code}`));
  };
  return (
    <Dialog title={t('reporter.signIn.title')} close={close}>
      <form className="reporter-stack" onSubmit={(event) => void submit(event)}>
        <p>{t('reporter.signIn.text')}</p>
        <label className="reporter-stack">
          {t('reporter.signIn.email')}
          <input
            className="reporter-input"
            name="email"
            type="email"
            autoComplete="username"
            required
            defaultValue={readIdentity()?.username ?? ''}
          />
        </label>
        <label className="reporter-stack">
          {t('reporter.signIn.password')}
          <input
            className="reporter-input"
            name="password"
            type="password"
            autoComplete="current-password"
            required
          />
        </label>
        {error === null ? null : (
          <p className="reporter-note bad" role="alert">
            {error}
          </p>
        )}
        <button className="reporter-button primary" type="submit" disabled={busy}>
          {t(busy ? 'reporter.signIn.busy' : 'reporter.signIn.submit')}
        </button>
      </form>
    </Dialog>
  );
}

async function signIn(email: string, password: string) {
  try {
    const answer = await accountApi.login({ body: { email, password } });
    if (answer.status === 200) return { kind: 'in', user: answer.body } as const;
    if (answer.status === 202) return { kind: 'second-step' } as const;
    return { kind: 'refused', code: answer.body.error } as const;
  } catch {
    return { kind: 'refused', code: null } as const;
  }
}
