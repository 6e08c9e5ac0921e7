import type { Content } from 'pdfmake/interfaces.js';
import type { AppointmentPayments } from '@sevenmetre/contract/appointments/schemas';
import { moneyText } from '@sevenmetre/phrases/money';
import type { Translator } from '@sevenmetre/phrases';
import type { Locale } from '@sevenmetre/rules/vocabulary';
import { ink, logoColumn, muted, type Paper, pageCount, pageNumber } from '../../platform/pdf/index.ts';

interface PaymentsPaper {
  readonly payments: AppointmentPayments;
  readonly tournament: string;
  readonly now: Date;
  /** Of the cup, as a `data:` address; null: none. */
  readonly logo: string | null;
}

/** The payments, with a line to sign for each referee. */
export function paymentsDefinition(
  { payments, tournament, now, logo }: PaymentsPaper,
  t: Translator,
  locale: Locale,
): Paper {
  const title = t('appointments.payments.title');
  return {
    pageSize: 'A4',
    pageOrientation: 'landscape',
    pageMargins: [40, 40, 40, 48],
    defaultStyle: { font: 'NotoSans', fontSize: 9.5, color: ink, lineHeight: 1.2 },
    info: { title, author: tournament, creationDate: now, modDate: now },
    language: locale,
    footer: {
      text: `${title} · ${pageNumber} / ${pageCount}`,
      alignment: 'center',
      color: muted,
      fontSize: 8,
      margin: [0, 14, 0, 0],
    },
    content: [
      {
        columns: [
          [
            { text: tournament, color: muted, bold: true },
            { text: title, fontSize: 18, bold: true, margin: [0, 0, 0, 10] },
          ],
          ...logoColumn(logo),
        ],
      },
      table(payments, t, locale),
    ],
  };
}

function table(
  { referees, total, currencyCode }: AppointmentPayments,
  t: Translator,
  locale: Locale,
): Content {
  const money = (amount: number) => ({
    text: moneyText(amount, currencyCode, locale, 'always'),
    alignment: 'right' as const,
  });
  const heads = ['referee', 'level', 'led', 'fee', 'travel', 'total', 'signature'] as const;
  const rows = referees.map((row) => [
    `${row.lastName} ${row.firstName}${row.countryCode === null ? '' : `, ${row.countryCode}`}`,
    row.level ?? '',
    { text: String(row.led), alignment: 'right' as const },
    money(row.fee),
    money(row.travel),
    { ...money(row.total), bold: true },
    '',
  ]);
  const sum = [
    { text: t('appointments.payments.sum'), bold: true },
    '',
    '',
    '',
    '',
    { ...money(total), bold: true },
    '',
  ];
  const head = heads.map((name) => ({ text: t(`appointments.payments.${name}`), color: muted, bold: true }));
  return {
    table: {
      headerRows: 1,
      dontBreakRows: true,
      widths: ['*', 'auto', 'auto', 'auto', 'auto', 'auto', 150],
      body: [head, ...rows, sum],
    },
    layout: 'lightHorizontalLines',
  };
}
