import type { ClubPayment } from '@sevenmetre/contract/invoices/club-payment';
import { useId } from 'react';
import { showToast } from '../../../lib/page/toasts.ts';
import { dayText } from '../../../lib/time/moments.ts';
import { moneyText } from '../../../lib/words/money.ts';
import { useWords } from '../../../lib/words/words.ts';
import { Banner } from '../../../ui/page/badge.tsx';
import { PayOnline } from '../../../ui/page/pay-online.tsx';

type Instalment = ClubPayment['instalments'][number];

/** What is open, one block for each payment, the first due first. */
export function PaymentCards({ payment }: { payment: ClubPayment }) {
  const open = payment.instalments.filter((part) => part.open > 0);
  return open.map((part, index) => (
    <PaymentCard
      key={`${part.kind} ${part.payTo?.iban}`}
      part={part}
      payment={payment}
      isFirst={index === 0}
    />
  ));
}

interface CardProps {
  readonly part: Instalment;
  readonly payment: ClubPayment;
  readonly isFirst: boolean;
}

/** The first is laid out, the later ones are folded away. */
function PaymentCard({ part, payment, isFirst }: CardProps) {
  const t = useWords();
  const title = useTitle(part, payment);
  if (isFirst)
    return (
      <section className="club-pay" aria-label={title}>
        <PaymentData part={part} payment={payment} />
      </section>
    );
  return (
    <details className="club-pay-later">
      <summary>
        {title}
        <b>{moneyText(t, part.open, payment.currency)}</b>
      </summary>
      <div className="club-pay">
        <PaymentData part={part} payment={payment} />
      </div>
    </details>
  );
}

function useTitle({ kind, payTo }: Instalment, { instalments }: ClubPayment): string {
  const t = useWords();
  if (kind === 'entry-fee') return t('clubPayment.entryFee');
  const isOne = instalments.filter((part) => part.kind === 'rest').length === 1;
  return isOne || payTo === null ? t('clubPayment.rest') : t('clubPayment.restTo', { payee: payTo.name });
}

function PaymentData({ part, payment }: Omit<CardProps, 'isFirst'>) {
  const t = useWords();
  const { currency, variableSymbol } = payment;
  const { payTo, qr, open, dueDate, message, payLink } = part;
  if (payTo === null)
    return (
      <>
        {payLink === null ? null : <PayOnline href={payLink} />}
        <Banner kind="wait">{t('clubPayment.noAccount', { currency })}</Banner>
      </>
    );
  const fact = (name: string, value: string | null, copied = value) =>
    value === null || copied === null ? [] : [{ name, value, copied }];
  const facts = [
    ...fact(t('clubPayment.amount'), moneyText(t, open, currency), (open / 100).toFixed(2)),
    ...fact(t('clubPayment.payee'), payTo.name),
    ...fact(t('clubPayment.account'), payTo.account),
    ...fact('IBAN', payTo.iban.replace(/(.{4})(?=.)/g, '$1\u00a0'), payTo.iban),
    ...fact('BIC', payTo.bic),
    ...(currency === 'CZK'
      ? fact(t('clubPayment.symbol'), variableSymbol)
      : fact(t('clubPayment.reference'), `/VS/${variableSymbol}`)),
    ...fact(t('clubPayment.due'), dueDate && dayText(t, dueDate), dueDate),
    ...fact(t('clubPayment.message'), message),
  ];
  return (
    <>
      {payLink === null ? null : <PayOnline href={payLink} />}
      {qr === null ? null : <QrCode qr={qr} part={part} payment={payment} />}
      <ul className="club-pay__facts">
        {facts.map((one) => (
          <Fact key={one.name} {...one} />
        ))}
      </ul>
    </>
  );
}

interface QrProps extends Omit<CardProps, 'isFirst'> {
  readonly qr: NonNullable<Instalment['qr']>;
}

/** Drawn by the server; dark on white in every theme, or cameras do not read it. */
function QrCode({ qr: { size, path }, part, payment }: QrProps) {
  const t = useWords();
  const { currency, variableSymbol } = payment;
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="640" height="640"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${path}"/></svg>`;
  return (
    <div className="club-pay__code">
      <svg
        viewBox={`0 0 ${size} ${size}`}
        role="img"
        aria-label={t('clubPayment.code', { amount: moneyText(t, part.open, currency) })}
        shapeRendering="crispEdges"
      >
        <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
        <path fill="#1c1914" d={path} />
      </svg>
      <p>{t(currency === 'CZK' ? 'clubPayment.scanCzk' : 'clubPayment.scanEur')}</p>
      <a
        className="button button--outline"
        href={`data:image/svg+xml,${encodeURIComponent(picture)}`}
        download={`${variableSymbol}.svg`}
      >
        {t('clubPayment.save')}
      </a>
    </div>
  );
}

interface FactProps {
  readonly name: string;
  readonly value: string;
  /** What a form of a bank takes. */
  readonly copied: string;
}

function Fact({ name, value, copied }: FactProps) {
  const t = useWords();
  const id = useId();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(copied);
      showToast('done', t('clubPayment.copied', { what: name }));
    } catch {
      const text = document.getElementById(id);
      if (text) getSelection()?.selectAllChildren(text);
      showToast('error', t('clubPayment.copyFailed'));
    }
  };
  return (
    <li>
      <span>{name}</span>
      <b id={id}>{value}</b>
      <button
        className="icon-button"
        type="button"
        aria-label={t('clubPayment.copy', { what: name })}
        onClick={() => void copy()}
      >
        <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M8 8h12.5v12.5H8ZM16 8V3.5H3.5V16H8" />
        </svg>
      </button>
    </li>
  );
}
