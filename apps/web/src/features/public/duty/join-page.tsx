import type { DutyInvitation, DutyJoinBody } from '@sevenmetre/contract/duty/schemas';
import { phone as phoneError } from '@sevenmetre/rules/validation';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { type FoundOfLink, useOfLink } from '../../../lib/page/use-of-link.ts';
import { useToken } from '../../../lib/page/use-token.ts';
import { myShiftPath } from '../../../lib/paths/paths.ts';
import { refusalText } from '../../../lib/words/refusal-text.ts';
import { useLanguage, useWords } from '../../../lib/words/words.ts';
import { HoursFields } from '../../../ui/duty/hours-fields.tsx';
import { KindFields } from '../../../ui/duty/kind-fields.tsx';
import { dutyApi } from './duty-api.ts';
import { placeOf, whenText } from './own-duty-text.ts';
import '../../../ui/forms/fields.css';
import './my-shift.css';

/** An invitation by link: whoever has it joins with a name and a number, without an account. */
export function JoinPage() {
  const t = useWords();
  const token = useToken();
  return (
    <main id="main" className="my-shift">
      <h1>{t('duty.join.title')}</h1>
      {token === undefined ? null : token === null ? (
        <p role="alert">{t('duty.own.incomplete')}</p>
      ) : (
        <Offer key={token} token={token} />
      )}
    </main>
  );
}

async function findOffer(token: string): Promise<FoundOfLink<DutyInvitation>> {
  const { status, body } = await dutyApi.dutyInvitationOfLink({ body: { token } });
  return status === 200 ? { found: body } : { error: body.error };
}

function Offer({ token }: { token: string }) {
  const t = useWords();
  const offer = useOfLink(token, findOffer);
  if (offer === null) return <p role="status">{t('states.loading')}…</p>;
  if (typeof offer === 'string') return <p role="alert">{offer}</p>;
  return <JoinForm token={token} offer={offer} />;
}

type Entered = Omit<DutyJoinBody, 'token'>;

function JoinForm({ token, offer }: { token: string; offer: DutyInvitation }) {
  const { t, locale } = useLanguage();
  const { entered, change, error, send } = useJoin(token, {
    firstName: '',
    lastName: '',
    phone: '',
    email: null,
    isMinor: false,
    skills: offer.shift ? [offer.shift.kind] : [],
    languages: [locale],
    hours: null,
  });
  const { shift, timeZone, tournament, year } = offer;
  return (
    <form
      className="my-shift__form"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <p>{t('duty.join.lead', { tournament: `${tournament} ${year}` })}</p>
      {shift ? (
        <p>
          <b>
            {t('duty.join.shift', {
              when: whenText(t, shift, timeZone),
              where: placeOf(t, shift),
              kind: t(`duty.kind.${shift.kind}`),
            })}
          </b>
        </p>
      ) : null}
      <Text
        label={t('duty.person.firstName')}
        value={entered.firstName}
        required
        autoComplete="given-name"
        change={(firstName) => change({ firstName })}
      />
      <Text
        label={t('duty.person.lastName')}
        value={entered.lastName}
        autoComplete="family-name"
        change={(lastName) => change({ lastName })}
      />
      <Text
        label={t('duty.person.phone')}
        value={entered.phone ?? ''}
        type="tel"
        required
        autoComplete="tel"
        change={(phone) => change({ phone })}
      />
      <label className="my-shift__check">
        <input
          type="checkbox"
          checked={entered.isMinor}
          onChange={(event) => change({ isMinor: event.target.checked })}
        />
        {t('duty.person.isMinor')}
      </label>
      <KindFields skills={entered.skills} languages={entered.languages} change={change} />
      <HoursFields days={offer.days} hours={entered.hours} change={(hours) => change({ hours })} />
      <p className="my-shift__small">{t('duty.join.privacy')}</p>
      {error === null ? null : (
        <p role="alert" className="my-shift__error">
          {error}
        </p>
      )}
      <button className="button" type="submit">
        {t('duty.join.send')}
      </button>
    </form>
  );
}

function useJoin(token: string, begun: Entered) {
  const t = useWords();
  const navigate = useNavigate();
  const [entered, setEntered] = useState(begun);
  const [error, setError] = useState<string | null>(null);
  const send = async () => {
    const phone = entered.phone?.trim() ?? '';
    if (phoneError(phone) !== null) {
      setError(t('errors.phone-invalid'));
      return;
    }
    const body = { ...entered, phone, token };
    const answer = await dutyApi.dutyJoin({ body }).catch(() => null);
    if (answer?.status === 201) await navigate(`${myShiftPath}#${answer.body.token}`, { replace: true });
    else setError(refusalText(t, answer));
  };
  return {
    entered,
    change: (some: Partial<Entered>) => setEntered((known) => ({ ...known, ...some })),
    error,
    send,
  };
}

interface TextProps {
  readonly label: string;
  readonly value: string;
  readonly type?: 'text' | 'tel';
  readonly required?: boolean;
  readonly autoComplete: string;
  readonly change: (value: string) => void;
}

function Text({ label, value, type = 'text', required = false, autoComplete, change }: TextProps) {
  return (
    <label className="my-shift__field">
      {label}
      <input
        className="input"
        type={type}
        autoComplete={autoComplete}
        value={value}
        maxLength={100}
        required={required}
        onChange={(event) => change(event.target.value)}
      />
    </label>
  );
}
