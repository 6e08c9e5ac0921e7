import { languageOf } from '@sevenmetre/rules/vocabulary';
import type { Content, TableCell } from 'pdfmake/interfaces.js';
import { renderSVG } from 'uqr';
import type { Translator } from '@sevenmetre/phrases';
import { moneyText } from '@sevenmetre/phrases/money';
import { ibanText } from '@sevenmetre/rules/bank';
import type { DocumentContent } from '../document-content.ts';
import {
  ink,
  logoColumn,
  muted,
  type Paper,
  pageCount,
  pageNumber,
  printPdf,
} from '../../../platform/pdf/index.ts';

export interface DrawnDocument {
  readonly content: DocumentContent;
  readonly issuedAt: Date;
  /** Of the cup, as a `data:` address; null: none. */
  readonly logo: string | null;
}

/** A document as a page in its language, from its content and the cup's logo alone. */
export function paperDefinition({ content, issuedAt, logo }: DrawnDocument, t: Translator): Paper {
  const title = titleOf(content, t);
  return {
    pageSize: 'A4',
    pageMargins: [48, 48, 48, 56],
    defaultStyle: { font: 'NotoSans', fontSize: 9.5, color: ink, lineHeight: 1.25 },
    info: { title, author: content.supplier.name, creationDate: issuedAt, modDate: issuedAt },
    language: content.locale,
    footer: {
      text: `${title} · ${t('invoiceDocument.page', { page: pageNumber, pages: pageCount })}`,
      alignment: 'center',
      color: muted,
      fontSize: 8,
      margin: [0, 18, 0, 0],
    },
    content: [
      ...heading(content, { title, logo }, t),
      parties(content, t),
      dates(content, t),
      lines(content, t),
      total(content, t),
      payment(content, t),
    ],
  };
}

function titleOf({ kind, number }: DocumentContent, t: Translator): string {
  return kind === 'invoice'
    ? t('invoiceDocument.invoice', { number })
    : t('invoiceDocument.creditNote', { number });
}

function heading(
  { tournament, corrects }: DocumentContent,
  { title, logo }: { title: string; logo: string | null },
  t: Translator,
): Content[] {
  const back: Content[] =
    corrects === null ? [] : [{ text: t('invoiceDocument.corrects', corrects), margin: [0, 2, 0, 0] }];
  return [
    {
      columns: [
        [{ text: tournament, color: muted, bold: true }, { text: title, fontSize: 20, bold: true }, ...back],
        ...logoColumn(logo),
      ],
    },
    { canvas: [{ type: 'line', x1: 0, y1: 6, x2: 499, y2: 6, lineWidth: 1.5, lineColor: ink }] },
  ];
}

function parties({ supplier, customer }: DocumentContent, t: Translator): Content {
  const register = supplier.registration === null ? [] : [{ text: supplier.registration, color: muted }];
  return {
    columns: [
      [...party(t('invoiceDocument.supplier'), supplier, t), ...register],
      party(t('invoiceDocument.customer'), customer, t),
    ],
    columnGap: 24,
    margin: [0, 14, 0, 14],
  };
}

function party(label: string, one: DocumentContent['customer'], t: Translator): Content[] {
  const { name, street, city, zip, country, tin, vatin } = one;
  const rows = [
    street,
    `${zip} ${city}`.trim(),
    country,
    tin === null ? '' : t('invoiceDocument.tin', { tin }),
    vatin === null ? '' : t('invoiceDocument.vatin', { vatin }),
  ];
  return [
    { text: label, color: muted, fontSize: 8.5 },
    { text: name, bold: true, fontSize: 11 },
    ...rows.filter((text) => text !== '').map((text) => ({ text })),
  ];
}

function dates(content: DocumentContent, t: Translator): Content {
  const { issuedOn, dueDate, variableSymbol, locale, kind } = content;
  const facts = [
    [t('invoiceDocument.issued'), dateText(issuedOn, locale)],
    ...(kind === 'invoice' ? [[t('invoiceDocument.due'), dateText(dueDate, locale)]] : []),
    [t('invoiceDocument.variableSymbol'), variableSymbol],
  ];
  return {
    columns: facts.map(([label = '', value = '']) => [
      { text: label, color: muted, fontSize: 8.5 },
      { text: value, bold: true, fontSize: 11 },
    ]),
    margin: [0, 0, 0, 14],
  };
}

/** "20 March 2026", "20. března 2026": the day of a date, without a zone. */
function dateText(day: string, locale: string): string {
  return new Intl.DateTimeFormat(languageOf(locale).tag, {
    dateStyle: 'long',
    timeZone: 'UTC',
  }).format(new Date(`${day}T00:00:00Z`));
}

function lines(content: DocumentContent, t: Translator): Content {
  const discounted = content.lines.some(({ discountPercent }) => discountPercent > 0);
  const head = [
    { text: t('invoiceDocument.item') },
    right(t('invoiceDocument.quantity')),
    right(t('invoiceDocument.unitPrice')),
    ...(discounted ? [right(t('invoiceDocument.discount'))] : []),
    right(t('invoiceDocument.sum')),
  ].map((cell) => ({ ...cell, color: muted, fontSize: 8.5 }));
  const body = content.lines.map((line): TableCell[] => [
    { text: line.name },
    right(quantity(line, t)),
    right(money(line.unitPrice, content)),
    ...(discounted ? [right(line.discountPercent > 0 ? `${line.discountPercent} %` : '')] : []),
    right(money(line.total, content)),
  ]);
  return {
    table: {
      headerRows: 1,
      dontBreakRows: true,
      widths: ['*', 'auto', 'auto', ...(discounted ? ['auto'] : []), 'auto'],
      body: [head, ...body],
    },
    layout: 'bill',
  };
}

const units = ['person', 'team', 'piece', 'night'] as const;

/** Known units are declined in each language; other units are printed as the organiser wrote them. */
function quantity({ quantity: count, unitType }: DocumentContent['lines'][number], t: Translator): string {
  const known = units.find((name) => name === unitType);
  return known === undefined
    ? `${t.number(count)} ${unitType}`
    : t(`invoiceDocument.units.${known}`, { count });
}

function total(content: DocumentContent, t: Translator): Content {
  const { kind, paid } = content;
  const before = [
    [t('invoiceDocument.whole'), content.total],
    [t('invoiceDocument.paid'), -paid],
  ] as const;
  return {
    stack: [
      ...(paid === 0 ? [] : before).map(([label, amount]) => ({
        columns: [{ text: label }, { text: money(amount, content), alignment: 'right' as const }],
        margin: [0, 0, 0, 4] as [number, number, number, number],
      })),
      {
        columns: [
          {
            text: kind === 'invoice' ? t('invoiceDocument.total') : t('invoiceDocument.totalBack'),
            bold: true,
            fontSize: 12,
          },
          { text: money(content.total - paid, content), bold: true, fontSize: 15, alignment: 'right' },
        ],
      },
    ],
    margin: [0, 10, 0, 18],
  };
}

function payment(content: DocumentContent, t: Translator): Content {
  const { payment: how, kind } = content;
  if (kind === 'credit-note') return [];
  if (content.paid > 0 && content.paid === content.total)
    return { text: t('invoiceDocument.paidHint'), color: muted };
  if (how === null) return { text: t('invoiceDocument.noAccount'), color: muted };
  const facts = [
    ...(how.account === null ? [] : [[t('invoiceDocument.account'), how.account]]),
    [t('invoiceDocument.iban'), ibanText(how.iban)],
    ...(how.bic === null ? [] : [[t('invoiceDocument.bic'), how.bic]]),
    [t('invoiceDocument.variableSymbol'), content.variableSymbol],
  ];
  const words: Content = [
    ...facts.map(([label = '', value = '']) => ({
      text: [
        { text: `${label}  `, color: muted },
        { text: value, bold: true },
      ],
    })),
    { text: t('invoiceDocument.payHint'), color: muted, margin: [0, 6, 0, 0] },
  ];
  return {
    unbreakable: true,
    columns: how.code === null ? [words] : [words, code(how.code, t)],
    columnGap: 24,
  };
}

function code(text: string, t: Translator): Content {
  return [
    { svg: renderSVG(text, { ecc: 'M', border: 2, pixelSize: 4 }), width: 118, alignment: 'right' },
    { text: t('invoiceDocument.paidByQr'), alignment: 'right', color: muted, fontSize: 8.5 },
  ];
}

function right(text: string) {
  return { text, alignment: 'right' as const, noWrap: true };
}

function money(amount: number, { currency, locale }: DocumentContent): string {
  return moneyText(amount, currency, locale, 'always');
}

/** The document as PDF bytes; the same content and logo give the same bytes. */
export function drawPaper(document: DrawnDocument, t: Translator): Promise<Buffer> {
  return printPdf(paperDefinition(document, t));
}
