import type { SigningPinOwner } from '@sevenmetre/contract/signing-pins/schemas';
import { createClient } from '@sevenmetre/contract/client';
import { signingPinOperations } from '@sevenmetre/contract/signing-pins/operations';
import { useState } from 'react';
import type { SubmitEvent } from 'react';
import { ownOrigin } from '../../../lib/api/api.ts';
import { newKey } from '../../../lib/queries/new-key.ts';
import { type FoundOfLink, useOfLink } from '../../../lib/page/use-of-link.ts';
import { useToken } from '../../../lib/page/use-token.ts';
import { refusalText } from '../../../lib/words/refusal-text.ts';
import { useWords } from '../../../lib/words/words.ts';
import '../../../ui/forms/fields.css';
import './signing-pin.css';

const pinApi = createClient(ownOrigin, signingPinOperations);

/** The page on which a person sets a PIN for signatures. Its link is valid once. */
export function SigningPinPage() {
  const t = useWords();
  const token = useToken();
  return (
    <main id="main" className="page-width">
      <section className="set-pin">
        <h1>{t('signingPin.title')}</h1>
        {token === undefined ? null : token === null ? (
          <p role="alert">{t('signingPin.incomplete')}</p>
        ) : (
          <OfLink key={token} token={token} />
        )}
      </section>
    </main>
  );
}

async function findOwner(token: string): Promise<FoundOfLink<SigningPinOwner>> {
  const clientKey = keptKey(token) ?? undefined;
  const { status, body } = await pinApi.signingPinOfLink({ body: { token, clientKey } });
  return status === 200 ? { found: body } : { error: body.error };
}

function OfLink({ token }: { token: string }) {
  const t = useWords();
  const owner = useOfLink(token, findOwner);
  if (owner === null) return <p role="status">{t('states.loading')}…</p>;
  if (typeof owner === 'string') return <p role="alert">{owner}</p>;
  if (owner.isSet) return <p role="status">{t('signingPin.done')}</p>;
  return <PinForm token={token} owner={owner} />;
}

function PinForm({ token, owner }: { token: string; owner: SigningPinOwner }) {
  const t = useWords();
  const [pin, setPin] = useState('');
  const [again, setAgain] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [isDone, setDone] = useState(false);
  /** The same over all attempts: a repeat after a lost answer is none of another PIN. */
  const [clientKey] = useState(() => keptKey(token) ?? newKey());
  const send = async (event: SubmitEvent) => {
    event.preventDefault();
    if (!/^\d{6}$/.test(pin)) return setError(t('signingPin.digits'));
    if (pin !== again) return setError(t('signingPin.differs'));
    keepKey(token, clientKey);
    const answer = await pinApi.signingPinSet({ body: { token, pin, clientKey } }).catch(() => null);
    if (answer?.status === 200) return setDone(true);
    return setError(refusalText(t, answer));
  };
  if (isDone) return <p role="status">{t('signingPin.done')}</p>;
  return (
    <form className="set-pin__form" noValidate onSubmit={(event) => void send(event)}>
      <h2>{t('signingPin.hello', { name: owner.firstName })}</h2>
      <p>{t('signingPin.text')}</p>
      <PinField label={t('signingPin.pin')} value={pin} change={setPin} />
      <PinField label={t('signingPin.again')} value={again} change={setAgain} />
      {error === null ? null : <p role="alert">{error}</p>}
      <button className="button" type="submit">
        {t('signingPin.set')}
      </button>
    </form>
  );
}

const keyOf = (token: string) => `signing-pin:${token}`;

/** The key of an attempt with this link that the page made before it was loaded again; null: none, or storage is forbidden. */
function keptKey(token: string): string | null {
  try {
    return sessionStorage.getItem(keyOf(token));
  } catch {
    return null;
  }
}

function keepKey(token: string, clientKey: string): void {
  try {
    sessionStorage.setItem(keyOf(token), clientKey);
  } catch {
    // Where storage is forbidden or full, a page that is loaded again knows nothing of its attempt.
  }
}

interface PinFieldProps {
  readonly label: string;
  readonly value: string;
  readonly change: (value: string) => void;
}

function PinField({ label, value, change }: PinFieldProps) {
  return (
    <label className="field">
      <span>{label}</span>
      <input
        type="password"
        inputMode="numeric"
        autoComplete="new-password"
        maxLength={6}
        value={value}
        onChange={({ target }) => change(target.value)}
      />
    </label>
  );
}
