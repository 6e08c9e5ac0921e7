import type { ClubPayment } from '@sevenmetre/contract/invoices/club-payment';
import type { Translator } from '@sevenmetre/phrases';
import { useLocation, useParams } from 'react-router';
import { clubPath, clubRegistrationPath, registeredNow } from '../../../lib/paths/signed-in-paths.ts';
import { useRead } from '../../../lib/queries/use-read.ts';
import { dateInMonth, dayIn } from '../../../lib/time/days.ts';
import { dayText, instantText } from '../../../lib/time/moments.ts';
import { useNow } from '../../../lib/time/now.ts';
import { moneyText } from '../../../lib/words/money.ts';
import { localName, useLanguage, useWords } from '../../../lib/words/words.ts';
import { Banner } from '../../../ui/page/badge.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { KnownLink } from '../../../ui/page/known-link.tsx';
import { Ready } from '../../../ui/page/states.tsx';
import { SignedInPage } from '../../../ui/page/signed-in-page.tsx';
import { Plate } from '../../../ui/glyph.tsx';
import { NextSteps } from './next-steps.tsx';
import { PaymentCards } from './payment-cards.tsx';
import './club-status.css';

/** What a club pays, by when and where, right after it has registered; later its state. */
export function ClubStatusPage() {
  const t = useWords();
  const id = Number(useParams()['id']);
  const read = useRead('clubPayment', { params: { id } });
  const title = read.data ? headingOf(t, read.data) : t('clubPayment.next');
  return (
    <SignedInPage
      title={title}
      back={{ to: clubPath(id), name: read.data?.club.name ?? t('clubPayment.toClub') }}
      sub={read.data ? <Sent payment={read.data} /> : undefined}
    >
      <Ready read={read}>{(payment) => <Status payment={payment} />}</Ready>
    </SignedInPage>
  );
}

/** The payment that is due first; undefined: none. */
function firstOpen({ instalments }: ClubPayment) {
  return instalments.find(({ open }) => open > 0);
}

function headingOf(t: Translator, payment: ClubPayment): string {
  const next = firstOpen(payment);
  if (next === undefined) return t(payment.paid > 0 ? 'clubPayment.paid' : 'clubPayment.nothing');
  const amount = moneyText(t, next.open, payment.currency);
  if (next.dueDate === null) return t('clubPayment.pay', { amount });
  return t('clubPayment.payTill', { amount, date: dateInMonth(t, next.dueDate) });
}

function Sent({ payment: { registeredAt, edition } }: { payment: ClubPayment }) {
  const t = useWords();
  return <span>{t('clubPayment.sent', { moment: instantText(t, registeredAt, edition.timeZone) })}</span>;
}

function Status({ payment }: { payment: ClubPayment }) {
  const t = useWords();
  const { state }: { state: unknown } = useLocation();
  return (
    <>
      {state === registeredNow ? <Banner kind="good">{t('clubPayment.submitted')}</Banner> : null}
      {payment.takenBack.map(({ amount, currency, day }, index) => (
        <Banner key={index} kind="wait">
          {t('clubPayment.takenBack', { amount: moneyText(t, amount, currency), day: dayText(t, day) })}
        </Banner>
      ))}
      <FeePaid payment={payment} />
      <Lead payment={payment} />
      <PaymentCards payment={payment} />
      <div className="club-status">
        <Teams payment={payment} />
        <NextSteps payment={payment} />
      </div>
    </>
  );
}

/** That the entry fee has arrived, while the heading already asks for the rest. */
function FeePaid({ payment }: { payment: ClubPayment }) {
  const t = useWords();
  const fees = payment.instalments.filter(({ kind }) => kind === 'entry-fee');
  const amount = fees.reduce((sum, fee) => sum + fee.amount, 0);
  const isPaid = amount > 0 && fees.every(({ open }) => open === 0);
  if (!isPaid || firstOpen(payment) === undefined) return null;
  return (
    <Banner kind="good">
      {t('clubPayment.feePaid', { amount: moneyText(t, amount, payment.currency) })}
    </Banner>
  );
}

function Lead({ payment }: { payment: ClubPayment }) {
  const t = useWords();
  const next = firstOpen(payment);
  const { edition, teams, club } = payment;
  const isLate = useNow((now) => next?.dueDate != null && next.dueDate < dayIn(edition.timeZone, now));
  if (club.registrationState === 'declined') return <Banner kind="bad">{t('clubPayment.declined')}</Banner>;
  if (isLate) return <Banner kind="bad">{t('clubPayment.late')}</Banner>;
  const isWaiting = teams.some(({ state }) => state === 'waiting');
  const lead =
    next === undefined
      ? payment.paid > 0
        ? t('clubPayment.leadPaid')
        : ''
      : t(next.kind === 'entry-fee' ? 'clubPayment.leadFee' : 'clubPayment.leadRest');
  return (
    <p className="lead">
      {lead} {isWaiting ? t('clubPayment.waiting') : null}
    </p>
  );
}

function Teams({ payment }: { payment: ClubPayment }) {
  const { t, locale } = useLanguage();
  const { teams, currency, club, toPay, paid } = payment;
  const money = (amount: number) => moneyText(t, amount, currency);
  return (
    <Card
      title={t('clubPayment.registration')}
      aside={<KnownLink to={clubRegistrationPath(club.id)}>{t('clubPayment.change')}</KnownLink>}
    >
      <ul className="club-status__teams">
        {teams.map((team) => (
          <li key={team.id}>
            <Plate category={team.category} text={team.category.code} />
            <span>
              <b>{team.name}</b>
              <small>
                {localName(team.category, locale)} · {stateText(t, team.state, payment)}
              </small>
            </span>
            <b>{team.entryFee === 0 ? '' : money(team.entryFee)}</b>
          </li>
        ))}
      </ul>
      <dl className="club-status__sums">
        <div>
          <dt>{t('clubPayment.together')}</dt>
          <dd>{money(toPay)}</dd>
        </div>
        {paid === 0 ? null : (
          <div>
            <dt>{t('clubPayment.alreadyPaid')}</dt>
            <dd>{money(paid)}</dd>
          </div>
        )}
      </dl>
    </Card>
  );
}

/** A place is held from the registration on, and the club's once the organiser has accepted it. */
function stateText(
  t: Translator,
  state: ClubPayment['teams'][number]['state'],
  { club, instalments }: ClubPayment,
): string {
  if (state === 'waiting') return t('clubPayment.onList');
  if (state === 'withdrawn') return t('clubPayment.withdrawn');
  const { registrationState } = club;
  if (registrationState === 'approved' || registrationState === 'processed') return t('clubPayment.accepted');
  const fee = instalments.find(({ kind, open }) => kind === 'entry-fee' && open > 0);
  return fee?.dueDate == null
    ? t('clubPayment.held')
    : t('clubPayment.heldTill', { date: dateInMonth(t, fee.dueDate) });
}
