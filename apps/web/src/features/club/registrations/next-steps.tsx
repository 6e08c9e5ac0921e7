import type { ClubPayment } from '@sevenmetre/contract/invoices/club-payment';
import type { Translator } from '@sevenmetre/phrases';
import { dateInMonth } from '../../../lib/time/days.ts';
import { instantText } from '../../../lib/time/moments.ts';
import { moneyText } from '../../../lib/words/money.ts';
import { dayIn } from '../../../lib/time/days.ts';
import { useNow } from '../../../lib/time/now.ts';
import { useWords } from '../../../lib/words/words.ts';
import { Card } from '../../../ui/page/card.tsx';

interface Step {
  readonly key: string;
  readonly name: string;
  readonly text: string;
  readonly isDone: boolean;
}

/** The way of a registration, in order of time; the first step that is not done is the current one. */
export function NextSteps({ payment }: { payment: ClubPayment }) {
  const t = useWords();
  const today = useNow((now) => dayIn(payment.edition.timeZone, now));
  const steps = stepsOf(t, payment, today);
  const current = steps.find(({ isDone }) => !isDone);
  return (
    <Card title={t('clubPayment.next')}>
      <ol className="next-steps">
        {steps.map(({ key, name, text, isDone }) => (
          <li
            key={key}
            className={isDone ? 'next-steps__done' : undefined}
            aria-current={key === current?.key ? 'step' : undefined}
          >
            <b>{name}</b>
            <span>
              {text}
              {isDone && key !== 'sent' ? <> · {t('clubPayment.done')}</> : null}
            </span>
          </li>
        ))}
      </ol>
    </Card>
  );
}

/** @param today ISO date in the zone of the tournament: a day that is over was the draw's */
function stepsOf(t: Translator, payment: ClubPayment, today: string): Step[] {
  const { club, edition, registeredAt, drawOn, rostersTill } = payment;
  const day = (key: string, name: string, date: string | null): Step[] =>
    date === null
      ? []
      : [{ key, name, text: t('clubPayment.byDate', { date: dateInMonth(t, date) }), isDone: false }];
  const isAccepted = club.registrationState === 'approved' || club.registrationState === 'processed';
  return [
    {
      key: 'sent',
      name: t('clubPayment.stepSent'),
      text: instantText(t, registeredAt, edition.timeZone),
      isDone: true,
    },
    ...paymentSteps(t, payment, 'entry-fee'),
    {
      key: 'accepted',
      name: t('clubPayment.stepAccepted'),
      text: t('clubPayment.stepAcceptedText'),
      isDone: isAccepted,
    },
    ...(drawOn === null
      ? []
      : [
          {
            key: 'draw',
            name: t('clubPayment.stepDraw'),
            text: dateInMonth(t, drawOn),
            isDone: drawOn < today,
          },
        ]),
    ...paymentSteps(t, payment, 'rest'),
    ...day('rosters', t('clubPayment.stepRosters'), rostersTill),
  ];
}

function paymentSteps(
  t: Translator,
  { instalments, currency }: ClubPayment,
  kind: ClubPayment['instalments'][number]['kind'],
): Step[] {
  const parts = instalments.filter((part) => part.kind === kind);
  const [first] = parts;
  if (first === undefined) return [];
  const total = parts.reduce((sum, { amount }) => sum + amount, 0);
  const amount = moneyText(t, total, currency);
  return [
    {
      key: kind,
      name: t(kind === 'entry-fee' ? 'clubPayment.entryFee' : 'clubPayment.rest'),
      text:
        first.dueDate === null
          ? amount
          : t('clubPayment.by', { amount, date: dateInMonth(t, first.dueDate) }),
      isDone: parts.every(({ open }) => open === 0),
    },
  ];
}
