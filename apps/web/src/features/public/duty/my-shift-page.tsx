import type { OwnDuty } from '@sevenmetre/contract/duty/schemas';
import { isPresenceOpen } from '@sevenmetre/rules/duty';
import { useState } from 'react';
import { dutyInvitationPath } from '../../../lib/paths/paths.ts';
import { useToken } from '../../../lib/page/use-token.ts';
import { dayIn } from '../../../lib/time/days.ts';
import { useSecond } from '../../../lib/time/use-second.ts';
import { useLanguage, useWords } from '../../../lib/words/words.ts';
import { HoursFields } from '../../../ui/duty/hours-fields.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { dutyApi } from './duty-api.ts';
import { type OwnShift, placeOf, timeIn, timesIn, untilText, whenText } from './own-duty-text.ts';
import { type UsedOwnDuty, useOwnDuty } from './use-own-duty.ts';
import './my-shift.css';

/** A volunteer's own page: where, when, who, "I am here". Whoever has its link may open it. */
export function MyShiftPage() {
  const t = useWords();
  const token = useToken();
  return (
    <main id="main" className="my-shift">
      {token === undefined ? null : token === null ? (
        <p role="alert">{t('duty.own.incomplete')}</p>
      ) : (
        <Own key={token} token={token} />
      )}
    </main>
  );
}

function Own({ token }: { token: string }) {
  const t = useWords();
  const own = useOwnDuty(token);
  if (own.kept === null) {
    return own.error === null ? <p role="status">{t('states.loading')}…</p> : <p role="alert">{own.error}</p>;
  }
  return <Page token={token} own={own} body={own.kept.body} readAt={own.kept.readAt} />;
}

interface PageProps {
  readonly token: string;
  readonly own: UsedOwnDuty;
  readonly body: OwnDuty;
  readonly readAt: number;
}

function Page({ token, own, body, readAt }: PageProps) {
  const { t, locale } = useLanguage();
  const now = useSecond();
  const coming = body.shifts.filter(({ endsAt }) => Date.parse(endsAt) > now);
  const first = coming.find(({ answer }) => answer !== 'declined');
  const rest = coming.filter((shift) => shift !== first);
  const time = timeIn(readAt, body.timeZone);
  return (
    <>
      <p className="my-shift__tournament">
        {body.tournament} {body.year}
      </p>
      <h1>{t('duty.own.hello', { name: body.firstName })}</h1>
      {own.isOffline ? <p role="status">{t('duty.own.offline', { time })}</p> : null}
      {own.error === null ? null : (
        <p role="alert" className="my-shift__error">
          {own.error}
        </p>
      )}
      {body.replacement === null ? null : <Replacement token={body.replacement} />}
      {first ? (
        <Ticket shift={first} body={body} now={now} token={token} own={own} />
      ) : (
        <p>{t('duty.own.none')}</p>
      )}
      {first ? <Others shift={first} contact={body.contact ?? null} /> : null}
      {first?.first ? <FirstMatch shift={first} first={first.first} timeZone={body.timeZone} /> : null}
      {rest.length === 0 ? null : (
        <section>
          <h2>{t('duty.own.next')}</h2>
          <ul>
            {rest.map((shift) => (
              <li key={shift.id} className="my-shift__next">
                <b>{whenText(t, shift, body.timeZone)}</b>
                <span>
                  {placeOf(t, shift)}, {t(`duty.kind.${shift.kind}`)}
                </span>
                <Answers shift={shift} body={body} token={token} own={own} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <Wanted token={token} own={own} body={body} />
      <div className="my-shift__foot">
        <a className="button button--outline" href={`${body.calendar}?lang=${locale}`}>
          <Icon name="calendar" />
          {t('duty.own.calendar')}
        </a>
        <Hours token={token} own={own} body={body} />
      </div>
      <p className="my-shift__small">{t('duty.own.keep', { time })}</p>
    </>
  );
}

interface ShiftProps {
  readonly shift: OwnShift;
  readonly body: OwnDuty;
  readonly token: string;
  readonly own: UsedOwnDuty;
}

/** The shift that comes next or is running. */
function Ticket({ shift, body, now, token, own }: ShiftProps & { readonly now: number }) {
  const t = useWords();
  const start = Date.parse(shift.startsAt);
  const isNear = isPresenceOpen({ startsAt: start, endsAt: Date.parse(shift.endsAt) }, now);
  const matches = shift.matches > 0 ? `, ${t('duty.matches', { count: shift.matches })}` : '';
  const { hall } = shift;
  const place = hall ? placeOf(t, shift).slice(hall.code.length).trim() : t('duty.tournament');
  return (
    <article className="my-shift__ticket" aria-label={whenText(t, shift, body.timeZone)}>
      <header>
        <b>
          {shift.day === dayIn(body.timeZone, now)
            ? t('duty.own.today', { times: timesIn(shift, body.timeZone) })
            : whenText(t, shift, body.timeZone)}
        </b>
        <span>
          {start <= now ? t('duty.own.now') : t('duty.own.begins', { time: untilText(t, start - now) })}
        </span>
      </header>
      <div className="my-shift__body reversed">
        <p className="my-shift__where">
          {hall ? <strong>{hall.code}</strong> : null} {place}
        </p>
        <p className="my-shift__role">
          {t(`duty.kind.${shift.kind}`)}
          {matches}
        </p>
        <p>
          {hall?.address ? `${hall.address}. ` : ''}
          {t('duty.own.beThere', { time: timeIn(start - 10 * 60_000, body.timeZone) })}
        </p>
        {shift.presentAt === null ? null : (
          <p role="status">
            <b>{t('duty.own.isHere', { time: timeIn(shift.presentAt, body.timeZone) })}</b>
          </p>
        )}
        <div className="my-shift__answers">
          {shift.presentAt === null && isNear ? (
            <Press own={own} token={token} shift={shift} answer="here" primary />
          ) : null}
          {hall?.href ? (
            <a className="button button--outline" href={hall.href} rel="noreferrer" target="_blank">
              <Icon name="way" />
              {t('duty.own.way')}
            </a>
          ) : null}
        </div>
      </div>
      <Answers shift={shift} body={body} token={token} own={own} />
    </article>
  );
}

/** What a volunteer says to a shift. Who cannot come confirms it, because the organiser looks for somebody at once. */
function Answers({ shift, body, token, own }: ShiftProps) {
  const t = useWords();
  const [isSure, setSure] = useState(false);
  if (shift.answer === 'declined') {
    return (
      <div className="my-shift__answers">
        <span className="my-shift__error">{t('duty.answer.declined')}</span>
        <Press own={own} token={token} shift={shift} answer="confirmed" />
      </div>
    );
  }
  if (isSure) {
    return (
      <div className="my-shift__sure" role="group" aria-labelledby={`sure-${shift.id}`}>
        <b id={`sure-${shift.id}`}>
          {t('duty.own.reallyCannot', { when: whenText(t, shift, body.timeZone) })}
        </b>
        <p>{t('duty.own.cannotText')}</p>
        <div className="my-shift__answers">
          <Press own={own} token={token} shift={shift} answer="declined" done={() => setSure(false)} />
          <button className="button button--outline" type="button" onClick={() => setSure(false)}>
            {t('duty.own.back')}
          </button>
        </div>
      </div>
    );
  }
  return (
    <div className="my-shift__answers">
      {shift.answer === 'asked' ? (
        <Press own={own} token={token} shift={shift} answer="confirmed" primary />
      ) : (
        <span className="my-shift__good">{t('duty.answer.confirmed')}</span>
      )}
      <button className="button button--outline" type="button" onClick={() => setSure(true)}>
        {t('duty.own.cannot')}…
      </button>
    </div>
  );
}

interface PressProps extends Pick<ShiftProps, 'shift' | 'token' | 'own'> {
  readonly answer: 'confirmed' | 'declined' | 'here';
  readonly primary?: boolean;
  readonly done?: () => void;
}

const answerWords = {
  confirmed: 'duty.own.come',
  declined: 'duty.own.cannot',
  here: 'duty.own.here',
} as const;

function Press({ own, token, shift, answer, primary = false, done }: PressProps) {
  const t = useWords();
  const [isBusy, setBusy] = useState(false);
  const press = async () => {
    setBusy(true);
    await own.press(() => dutyApi.ownDutyAnswer({ body: { token, shiftId: shift.id, answer } }));
    setBusy(false);
    done?.();
  };
  return (
    <button
      className={`button${primary ? ' my-shift__primary' : ' button--outline'}`}
      type="button"
      aria-busy={isBusy}
      onClick={() => void press()}
    >
      {t(answerWords[answer])}
    </button>
  );
}

/** Shifts that others cannot come to. */
function Wanted({ token, own, body }: Omit<PageProps, 'readAt'>) {
  const t = useWords();
  // What was kept by a former version has none.
  const open = body.open ?? [];
  if (open.length === 0) return null;
  return (
    <section>
      <h2>{t('duty.own.wanted')}</h2>
      <ul>
        {open.map((shift) => (
          <li key={shift.id} className="my-shift__next">
            <b>{whenText(t, shift, body.timeZone)}</b>
            <span>
              {placeOf(t, shift)}, {t(`duty.kind.${shift.kind}`)}
            </span>
            <div className="my-shift__answers">
              <button
                className="button button--outline"
                type="button"
                onClick={() =>
                  void own.press(() => dutyApi.ownDutyTake({ body: { token, shiftId: shift.id } }))
                }
              >
                {t('duty.own.take')}
              </button>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A link for whoever comes instead. */
function Replacement({ token }: { token: string }) {
  const t = useWords();
  const link = `${location.origin}${dutyInvitationPath}#${token}`;
  // Phones hand the link to any program; others copy it.
  const hasShare = typeof navigator.share === 'function';
  const share = () =>
    hasShare ? navigator.share({ url: link }).catch(() => undefined) : navigator.clipboard.writeText(link);
  return (
    <section className="my-shift__sure" role="status">
      <b>{t('duty.own.replacement')}</b>
      <p>{t('duty.own.replacementText')}</p>
      <code>{link}</code>
      <button className="button" type="button" onClick={() => void share()}>
        {t('duty.invite.copy')}
      </button>
    </section>
  );
}

function Others({ shift, contact }: { shift: OwnShift } & Pick<OwnDuty, 'contact'>) {
  const t = useWords();
  if (shift.others.length === 0 && contact === null) return null;
  return (
    <section>
      <h2>
        {t('duty.own.withYou')} <small>{t('duty.own.press')}</small>
      </h2>
      <ul>
        {shift.others.map(({ name, kind, phone }, at) => (
          <li key={at} className="my-shift__person">
            <span>
              <b>{name}</b>
              <small>{kind === null ? t('duty.reporter') : t(`duty.kind.${kind}`)}</small>
            </span>
            {phone === null ? null : (
              <a
                className="button button--outline"
                href={`tel:${phone}`}
                aria-label={t('duty.own.call', { phone, name })}
              >
                {phone}
              </a>
            )}
          </li>
        ))}
        {contact === null ? null : (
          <li className="my-shift__person">
            <span>
              <b>{contact.name ?? t('duty.own.control')}</b>
              <small>{t('duty.own.trouble')}</small>
            </span>
            <a
              className="button button--outline"
              href={`tel:${contact.phone}`}
              aria-label={t('duty.own.call', {
                phone: contact.phone,
                name: contact.name ?? t('duty.own.control'),
              })}
            >
              {contact.phone}
            </a>
          </li>
        )}
      </ul>
    </section>
  );
}

interface FirstProps {
  readonly shift: OwnShift;
  readonly first: NonNullable<OwnShift['first']>;
  readonly timeZone: string;
}

function FirstMatch({ shift, first, timeZone }: FirstProps) {
  const t = useWords();
  return (
    <section>
      <h2>
        {t('duty.own.first')} <small>{t('duty.own.inAll', { count: shift.matches })}</small>
      </h2>
      <p className="my-shift__match">
        <strong>{timeIn(first.startsAt, timeZone)}</strong>
        <span>
          <b>{first.home ?? t('duty.own.open')}</b>
          <b>{first.away ?? t('duty.own.open')}</b>
          <small>
            {first.category === null ? '' : `${first.category} · `}
            {t('duty.own.halves', { minutes: first.halfMinutes })}
          </small>
        </span>
      </p>
    </section>
  );
}

function Hours({ token, own, body }: Omit<PageProps, 'readAt'>) {
  const t = useWords();
  const [hours, setHours] = useState(body.hours);
  const [isOpen, setOpen] = useState(false);
  const save = async () => {
    if (await own.press(() => dutyApi.ownDutyHours({ body: { token, hours } }))) setOpen(false);
  };
  return (
    <details open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="button button--outline">{t('duty.own.whenFree')}</summary>
      <HoursFields days={body.days} hours={hours} change={setHours} />
      <button className="button" type="button" onClick={() => void save()}>
        {t('duty.own.saveHours')}
      </button>
    </details>
  );
}
