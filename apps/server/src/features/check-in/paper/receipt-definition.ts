import { languageOf } from '@sevenmetre/rules/vocabulary';
import type { Currency, Locale } from '@sevenmetre/rules/vocabulary';
import type { Content } from 'pdfmake/interfaces.js';
import type { Translator } from '@sevenmetre/phrases';
import { moneyText } from '@sevenmetre/phrases/money';
import { ink, logoColumn, muted, type Paper } from '../../../platform/pdf/index.ts';

export interface ReceiptContent {
  readonly number: number;
  readonly issuedAt: Date;
  /** ISO date in the tournament's zone. */
  readonly day: string;
  /** Minor units. */
  readonly amount: number;
  readonly currency: Currency;
  readonly supplierName: string;
  readonly supplier: {
    readonly street: string;
    readonly city: string;
    readonly zip: string;
    readonly tin: string | null;
  };
  readonly payer: string;
  readonly receiver: string;
  readonly locale: Locale;
  readonly tournament: string;
  readonly year: number;
  readonly cancelled: boolean;
  /** Of the cup, as a `data:` address; null: none. */
  readonly logo: string | null;
}

/** A receipt twice on a page: one for the club, one for the desk. */
export function receiptDefinition(content: ReceiptContent, t: Translator): Paper {
  const title = t('checkInPapers.receipt', { number: String(content.number) });
  const { issuedAt, supplierName, locale } = content;
  return {
    pageSize: 'A4',
    pageMargins: [48, 40, 48, 40],
    defaultStyle: { font: 'NotoSans', fontSize: 10, color: ink, lineHeight: 1.25 },
    info: { title, author: supplierName, creationDate: issuedAt, modDate: issuedAt },
    language: locale,
    content: [
      ...half(content, title, t),
      {
        canvas: [{ type: 'line', x1: 0, y1: 0, x2: 499, y2: 0, dash: { length: 4 }, lineColor: muted }],
        margin: [0, 28, 0, 28],
      },
      ...half(content, title, t),
    ],
  };
}

function half(content: ReceiptContent, title: string, t: Translator): Content[] {
  const { amount, currency, locale, supplier, supplierName, payer, receiver, day } = content;
  const tin = supplier.tin === null ? [] : [t('invoiceDocument.tin', { tin: supplier.tin })];
  const address = [supplier.street, `${supplier.zip} ${supplier.city}`.trim(), ...tin].filter(Boolean);
  const facts = [
    [t('checkInPapers.receivedFrom'), payer],
    [t('checkInPapers.purpose'), `${content.tournament} ${content.year}`],
    [t('checkInPapers.date'), dayText(day, locale)],
    [t('checkInPapers.receivedBy'), receiver],
  ];
  return [
    {
      columns: [{ text: title, fontSize: 18, bold: true }, ...logoColumn(content.logo)],
    },
    ...(content.cancelled ? [{ text: t('checkInPapers.cancelled'), bold: true }] : []),
    { text: [supplierName, ...address].join(' · '), color: muted, margin: [0, 2, 0, 10] },
    {
      text: moneyText(amount, currency, locale, 'always'),
      fontSize: 24,
      bold: true,
      margin: [0, 0, 0, 10],
    },
    ...facts.map(([label = '', value = '']): Content => ({
      columns: [
        { text: label, color: muted, width: 130 },
        { text: value, bold: true },
      ],
      margin: [0, 2, 0, 2],
    })),
    { text: t('checkInPapers.signature'), color: muted, margin: [0, 36, 0, 0] },
  ];
}

function dayText(day: string, locale: string): string {
  return new Intl.DateTimeFormat(languageOf(locale).tag, {
    dateStyle: 'long',
    timeZone: 'UTC',
  }).format(new Date(`${day}T00:00:00Z`));
}
