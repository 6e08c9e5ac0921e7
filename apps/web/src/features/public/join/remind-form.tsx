import { createClient } from '@sevenmetre/contract/client';
import { joinReminderOperations } from '@sevenmetre/contract/join/operations';
import { email as emailError } from '@sevenmetre/rules/validation';
import { useState } from 'react';
import { ownOrigin } from '../../../lib/api/api.ts';
import { useLanguage } from '../../../lib/words/words.ts';
import './remind-form.css';

const api = createClient(ownOrigin, joinReminderOperations);

type State = 'typing' | 'busy' | 'done' | 'failed' | 'invalid';

/** Before the window: when it opens, and one mail on that day. */
export function RemindForm({ opens }: { readonly opens: string }) {
  const { t, locale } = useLanguage();
  const [email, setEmail] = useState('');
  const [state, setState] = useState<State>('typing');
  const send = async () => {
    if (email.trim() === '' || emailError(email) !== null) return setState('invalid');
    setState('busy');
    const answer = await api.joinRemind({ body: { email: email.trim(), locale } }).catch(() => null);
    setState(answer?.status === 200 ? 'done' : 'failed');
  };
  if (state === 'done')
    return (
      <p className="join-cover__action" role="status">
        {t('join.remind.done', { email: email.trim() })}
      </p>
    );
  const wrong = state === 'invalid' || state === 'failed' ? t(`join.remind.${state}`) : '';
  return (
    <form
      className="remind-form"
      method="post"
      noValidate
      aria-busy={state === 'busy'}
      onSubmit={(event) => {
        event.preventDefault();
        if (state !== 'busy') void send();
      }}
    >
      <p id="remind-text">
        {opens} {t('join.remind.text')}
      </p>
      <label className="visually-hidden" htmlFor="remind">
        {t('join.remind.label')}
      </label>
      <span>
        <input
          id="remind"
          name="email"
          type="email"
          autoComplete="email"
          placeholder={t('join.remind.label')}
          aria-describedby="remind-text"
          aria-invalid={state === 'invalid'}
          value={email}
          onChange={({ target }) => {
            setEmail(target.value);
            setState('typing');
          }}
        />
        <button className="button join-cover__button" type="submit">
          {t('join.remind.button')}
        </button>
      </span>
      <p role="alert">{wrong}</p>
    </form>
  );
}
