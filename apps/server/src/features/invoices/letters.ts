import { languageOf } from '@sevenmetre/rules/vocabulary';
import type { Currency, DocumentKind } from '@sevenmetre/rules/vocabulary';
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

export interface ReceivedPayment {
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
  { clubId, amount, currency, day }: ReceivedPayment,
  name: string,
): Letter {
  return (t) => ({
    payment: { clubId, amount, currency, day },
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

function dayText(day: string, locale: string): string {
  const format = new Intl.DateTimeFormat(languageOf(locale).tag, {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
  return format.format(new Date(day));
}
