import { languageOf } from '@sevenmetre/rules/vocabulary';
import type { Currency, DocumentKind } from '@sevenmetre/rules/vocabulary';
import type { ClubPayment } from '@sevenmetre/contract/invoices/club-payment';
import type { Translator } from '@sevenmetre/phrases';
import { moneyText } from '@sevenmetre/phrases/money';
import type { Letter } from '../mail/index.ts';

export interface IssuedDocument {
  readonly kind: DocumentKind;
  readonly number: string;
  /** Minor units. */
  readonly total: number;
  /** Amount that was paid before. */
  readonly content: { readonly paid: number };
  readonly currency: Currency;
  /** ISO date. */
  readonly dueDate: string;
  readonly variableSymbol: string;
}

/**
 * To an admin of a club: the issued documents. The PDFs are linked, not attached, so that their readers have
 * to sign in.
 */
export function documentsLetter(
  club: { readonly id: number; readonly name: string },
  documents: readonly IssuedDocument[],
  name: string,
  /** Whether something of it can be paid at the organiser's provider: the page of the payment knows what is left. */
  isPaidOnline: boolean,
): Letter {
  const what = documents.some(({ kind }) => kind === 'invoice') ? 'issued' : 'credited';
  return (t) => ({
    subject: t(`mail.invoice.${what}Subject`),
    paragraphs: [
      t('mail.frame.hello', { name }),
      t('mail.invoice.text', { club: club.name }),
      ...documents.map(({ kind, number, total, content, currency, dueDate, variableSymbol: symbol }) => {
        const amount = moneyText(total - content.paid, currency, t.locale, 'always');
        if (kind === 'invoice' && total > 0 && content.paid === total)
          return t('mail.invoice.paidDocument', { number });
        return kind === 'invoice'
          ? t('mail.invoice.document', { number, amount, symbol, due: dayText(dueDate, t.locale) })
          : t('mail.invoice.creditNote', { number, amount });
      }),
      t('mail.invoice.where'),
    ],
    action: isPaidOnline
      ? { label: t('mail.invoice.pay'), path: `/registration/club/status/${club.id}` }
      : { label: t('mail.clubState.open'), path: `/club/${club.id}` },
  });
}

/** What a club is mailed of a payment. */
export interface PaymentNotice {
  readonly id: number;
  readonly clubId: number;
  /** Minor units, as it was received. */
  readonly amount: number;
  readonly currency: Currency;
  /** ISO date on which it was booked. */
  readonly day: string;
}

/** To an admin of a club: a payment has arrived. What is left is on the page of the club, which knows it when it is read. */
export function paymentLetter(
  club: string,
  { id, clubId, amount, currency, day }: PaymentNotice,
  name: string,
): Letter {
  return (t) => ({
    payment: { noticeId: id, says: 'arrived' },
    subject: t('mail.payment.subject'),
    paragraphs: [
      t('mail.frame.hello', { name }),
      t('mail.payment.text', {
        club,
        amount: moneyText(amount, currency, t.locale, 'always'),
        day: dayText(day, t.locale),
      }),
      t('mail.payment.where'),
    ],
    action: { label: t('mail.payment.open'), path: `/registration/club/status/${clubId}` },
  });
}

/** To an admin of a club: a payment that was mailed is taken back. What is open is added when the mail is sent. */
export function takenBackLetter(
  club: string,
  { id, clubId, amount, currency, day }: PaymentNotice,
  name: string,
): Letter {
  return (t) => ({
    payment: { noticeId: id, says: 'taken-back' },
    owedBy: clubId,
    subject: t('mail.takenBack.subject'),
    paragraphs: [
      t('mail.frame.hello', { name }),
      t('mail.takenBack.text', {
        club,
        amount: moneyText(amount, currency, t.locale, 'always'),
        day: dayText(day, t.locale),
      }),
    ],
    action: { label: t('mail.payment.open'), path: `/registration/club/status/${clubId}` },
    remarks: [t('mail.takenBack.question')],
  });
}

/** What a club has to pay, by when and to which account: one text per payment. */
export function owedTexts(
  { rest, currency, variableSymbol, instalments }: ClubPayment,
  t: Translator,
): string[] {
  const money = (amount: number) => moneyText(amount, currency, t.locale, 'always');
  if (rest <= 0) return [t('mail.takenBack.nothingOpen')];
  const parts = instalments.flatMap(({ open, dueDate, payTo }) => {
    if (open <= 0 || payTo === null) return [];
    const symbol = currency === 'CZK' ? variableSymbol : `/VS/${variableSymbol}`;
    const how = { amount: money(open), account: payTo.account ?? payTo.iban, symbol };
    return dueDate === null
      ? t('mail.takenBack.part', how)
      : t('mail.takenBack.partDue', { ...how, due: dayText(dueDate, t.locale) });
  });
  return [t('mail.takenBack.open', { amount: money(rest) }), ...parts];
}

function dayText(day: string, locale: string): string {
  const format = new Intl.DateTimeFormat(languageOf(locale).tag, {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
  return format.format(new Date(day));
}
