import type { Content, TableCell } from 'pdfmake/interfaces.js';
import type { ClubFinance, ClubInvoice } from '@sevenmetre/contract/invoices/schemas';
import { shortDay } from '@sevenmetre/phrases/days';
import { moneyText } from '@sevenmetre/phrases/money';
import { opponentName } from '@sevenmetre/phrases/names';
import type { Translator } from '@sevenmetre/phrases';
import { inLanguage } from '@sevenmetre/rules/language';
import { paperInk } from '@sevenmetre/rules/look';
import type { MatchTicket } from '@sevenmetre/rules/snapshot';
import { languageOf, type SummaryPart, type TeamState } from '@sevenmetre/rules/vocabulary';
import { logoColumn, muted, type Paper } from '../../../platform/pdf/index.ts';
import type { ClubBeds } from '../../accommodation/index.ts';

/** Rows of one part; the rest is counted, so that the size of an attachment is bounded. */
const mostRows = 300;

interface SummaryTeam {
  readonly name: string;
  readonly category: string;
  readonly state: TeamState;
  readonly players: number;
  readonly leaders: number;
}

/** What is said of a club; a part is null if it was not asked for. */
export interface SummaryContent {
  readonly club: string;
  readonly tournament: string;
  readonly year: number;
  readonly now: Date;
  /** Of the cup, as a `data:` address; null: none. */
  readonly logo: string | null;
  readonly account: {
    readonly finance: ClubFinance;
    readonly payments: ClubInvoice['payments'];
  } | null;
  readonly teams: readonly SummaryTeam[] | null;
  /** `team` null: extra persons. */
  readonly beds: readonly (ClubBeds & { readonly team: string | null })[] | null;
  readonly matches: readonly MatchTicket[] | null;
}

/** The summary of a club on A4: account, teams, beds, matches. */
export function summaryDefinition(content: SummaryContent, t: Translator): Paper {
  const { club, tournament, year, now, logo, account, teams, beds, matches } = content;
  const title = `${tournament} ${year}`;
  return {
    pageSize: 'A4',
    pageMargins: [48, 44, 48, 52],
    defaultStyle: { font: 'NotoSans', fontSize: 10, color: paperInk },
    info: { title: t('messages.summary.title'), author: title, creationDate: now, modDate: now },
    language: t.locale,
    footer: { text: title, alignment: 'center', color: muted, fontSize: 8, margin: [48, 14, 48, 0] },
    content: [
      {
        columns: [
          [
            { text: title, color: muted, bold: true },
            { text: club, fontSize: 20, bold: true },
          ],
          ...logoColumn(logo),
        ],
      },
      ...(account === null ? [] : accountPart(account, t)),
      ...(teams === null ? [] : teamsPart(teams, t)),
      ...(beds === null ? [] : bedsPart(beds, t)),
      ...(matches === null ? [] : matchesPart(matches, t)),
    ],
  };
}

function heading(part: SummaryPart, t: Translator): Content {
  return { text: t(`messages.summary.part.${part}`), fontSize: 14, bold: true, margin: [0, 16, 0, 4] };
}

function dateText(day: string, t: Translator): string {
  const options = { dateStyle: 'medium', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(languageOf(t.locale).tag, options).format(new Date(`${day}T00:00:00Z`));
}

const toRight = (text: string): TableCell => ({ text, alignment: 'right' });

interface Table {
  readonly head: readonly string[];
  readonly widths: ('auto' | '*')[];
  readonly rows: readonly TableCell[][];
}

/** A table that ends after `mostRows`, or a sentence if there are none. */
function table({ head, widths, rows }: Table, t: Translator): Content[] {
  if (rows.length === 0) return [{ text: t('messages.summary.none'), color: muted }];
  const more = rows.length - mostRows;
  return [
    {
      layout: 'bill',
      table: {
        headerRows: 1,
        dontBreakRows: true,
        widths,
        body: [
          head.map((text): TableCell => ({ text, color: muted, fontSize: 8, bold: true })),
          ...rows.slice(0, mostRows),
        ],
      },
    },
    ...(more > 0 ? [{ text: t('messages.summary.more', { number: t.number(more) }), color: muted }] : []),
  ];
}

function accountPart(
  { finance, payments }: NonNullable<SummaryContent['account']>,
  t: Translator,
): Content[] {
  const { currency, toPay, paid, rest, dueDate, variableSymbol } = finance;
  const money = (amount: number) => moneyText(amount, currency, t.locale, 'always');
  const facts = [
    [t('clubs.finance.toPay'), money(toPay)],
    [t('clubs.finance.paid'), money(paid)],
    [rest < 0 ? t('clubs.finance.overpaid') : t('clubs.finance.rest'), money(Math.abs(rest))],
    ...(variableSymbol === null ? [] : [[t('clubs.finance.symbol'), variableSymbol]]),
    ...(dueDate === null ? [] : [[t('messages.summary.due'), dateText(dueDate, t)]]),
  ];
  const documents = finance.documents.map(({ number, kind, issuedOn, dueDate: due, total, credited }) => [
    kind === 'invoice'
      ? t('invoiceDocument.invoice', { number })
      : t('invoiceDocument.creditNote', { number }),
    dateText(issuedOn, t),
    kind === 'invoice' && !credited ? dateText(due, t) : '',
    toRight(money(total)),
  ]);
  const paidRows = payments.map(({ paymentDate, orderAmount }) => [
    dateText(paymentDate, t),
    toRight(money(orderAmount)),
  ]);
  return [
    heading('account', t),
    {
      layout: 'noBorders',
      table: {
        widths: ['auto', '*'],
        body: facts.map(([label = '', value = '']) => [
          { text: label, color: muted },
          { text: value, bold: true },
        ]),
      },
      margin: [0, 0, 0, 8],
    },
    ...table(
      {
        head: [
          t('messages.summary.document'),
          t('messages.summary.issued'),
          t('messages.summary.due'),
          t('clubs.finance.amount'),
        ],
        widths: ['*', 'auto', 'auto', 'auto'],
        rows: documents,
      },
      t,
    ),
    { text: t('messages.summary.payments'), bold: true, margin: [0, 10, 0, 2] },
    ...table(
      {
        head: [t('messages.summary.paidOn'), t('clubs.finance.amount')],
        widths: ['*', 'auto'],
        rows: paidRows,
      },
      t,
    ),
  ];
}

function teamsPart(teams: readonly SummaryTeam[], t: Translator): Content[] {
  const rows = teams.map(({ name, category, state, players, leaders }) => [
    { text: name, bold: true },
    category,
    t(`signedIn.teamState.${state}`),
    players + leaders === 0
      ? t('messages.summary.rosterEmpty')
      : t('messages.summary.roster', { players: t.number(players), leaders: t.number(leaders) }),
  ]);
  const head = [
    t('clubs.teams.team'),
    t('hallPapers.category'),
    t('clubs.teams.state'),
    t('clubs.teams.people'),
  ];
  return [heading('teams', t), ...table({ head, widths: ['*', 'auto', 'auto', 'auto'], rows }, t)];
}

function bedsPart(beds: NonNullable<SummaryContent['beds']>, t: Translator): Content[] {
  const rows = beds.map(({ team, nameCs, nameEn, address, kind, label, note, persons }) => [
    { text: team ?? t('clubs.beds.extra'), bold: true },
    [
      { text: [inLanguage(t.locale, { cs: nameCs, en: nameEn }), address].filter(Boolean).join(', ') },
      { text: [`${t(`clubs.beds.kinds.${kind}`)} ${label}`, note].filter(Boolean).join(' · '), color: muted },
    ],
    toRight(t('clubs.beds.persons', { count: persons })),
  ]);
  const head = [t('messages.summary.who'), t('messages.summary.where'), ''];
  return [heading('beds', t), ...table({ head, widths: ['auto', '*', 'auto'], rows }, t)];
}

function matchesPart(matches: readonly MatchTicket[], t: Translator): Content[] {
  const rows = matches.map(({ day, time, hall, category, group, home, away, matchNumber }) => [
    day === null ? '' : shortDay(t, day),
    { text: time ?? '', bold: true },
    hall?.code ?? '',
    group?.label ?? category ?? '',
    `${opponentName(t, home)} – ${opponentName(t, away)}`,
    toRight(String(matchNumber)),
  ]);
  const head = [
    t('hallPapers.day'),
    t('hallPapers.time'),
    t('hallPapers.hall'),
    t('hallPapers.group'),
    t('hallPapers.match'),
    '',
  ];
  const widths: Table['widths'] = ['auto', 'auto', 'auto', 'auto', '*', 'auto'];
  return [heading('matches', t), ...table({ head, widths, rows }, t)];
}
