import type { Content } from 'pdfmake/interfaces.js';
import type { Translator } from '@sevenmetre/phrases';
import { isExtra } from '@sevenmetre/rules/vocabulary';
import type { Locale } from '@sevenmetre/rules/vocabulary';
import { ink, muted, type Paper, pageCount, pageNumber } from '../../platform/pdf/index.ts';
import { inZone } from '../competition/index.ts';
import { reportCourse } from './report-course.ts';
import type { ReportContent } from './report-content.ts';
import { reportFoot } from './report-foot.ts';
import { reportTeam } from './report-team.ts';
import { dayText, type ReportWords } from './report-style.ts';

export interface ReportsPaper {
  readonly contents: readonly ReportContent[];
  readonly locale: Locale;
  readonly now: Date;
  readonly publicUrl: string | null;
  /** Of the cup, as a `data:` address; null: none. */
  readonly logo: string | null;
}

/** Match reports, one page each; one page with a note if there are none. */
export function reportDefinition(
  { contents, locale, now, publicUrl, logo }: ReportsPaper,
  t: Translator,
): Paper {
  const title = t('matchReports.title');
  const words = { t, locale, publicUrl };
  return {
    version: '1.7',
    subset: 'PDF/A-2b',
    pageSize: 'A4',
    pageMargins: [28, 22, 28, 24],
    defaultStyle: { font: 'NotoSans', fontSize: 8, color: ink, lineHeight: 1.05 },
    info: { title, author: contents[0]?.edition.name ?? '', creationDate: now, modDate: now },
    language: locale,
    footer: {
      text: `${title} · ${pageNumber} / ${pageCount}`,
      alignment: 'center',
      color: muted,
      fontSize: 7,
      margin: [0, 8, 0, 0],
    },
    content:
      contents.length === 0
        ? [{ text: t('matchReports.none'), color: muted }]
        : contents.flatMap((content, index) => reportPage(content, { isNext: index > 0, logo }, words)),
  };
}

function reportPage(
  content: ReportContent,
  { isNext, logo }: { isNext: boolean; logo: string | null },
  words: ReportWords,
): Content[] {
  return [
    { ...head(content, logo, words), ...(isNext ? { pageBreak: 'before' as const } : {}) },
    facts(content, words),
    score(content, words),
    {
      columns: [reportTeam(content, 'home', words), reportTeam(content, 'away', words)],
      columnGap: 14,
      margin: [0, 8, 0, 0],
    },
    ...reportCourse(content, words),
    ...reportFoot(content, words),
  ];
}

function head({ edition, match }: ReportContent, logo: string | null, { t }: ReportWords) {
  return {
    columns: [
      ...(logo === null ? [] : [{ width: 38, image: logo, fit: [30, 30] as [number, number] }]),
      {
        width: '*',
        stack: [
          { text: `${edition.name} ${edition.year}`, color: muted, bold: true },
          { text: t('matchReports.title'), fontSize: 17, bold: true },
        ],
      },
      {
        width: 'auto',
        stack: [
          { text: t('matchReports.number'), color: muted, alignment: 'right' as const },
          { text: String(match.matchNumber), fontSize: 17, bold: true, alignment: 'right' as const },
        ],
      },
    ],
  };
}

function facts(content: ReportContent, { t, locale }: ReportWords): Content {
  const { category, group, hall, day, time, match, played, edition } = content;
  const name = locale === 'cs' ? 'nameCs' : 'nameEn';
  const shown = [
    [t('matchReports.category'), category?.[name] ?? '–'],
    [t('matchReports.group'), group ?? '–'],
    [t('matchReports.hall'), [hall?.[name] ?? '–', match.court ?? ''].filter(Boolean).join(' · ')],
    [
      t('matchReports.begins'),
      [day === null ? '' : dayText(day, locale), time ?? ''].join(' ').trim() || '–',
    ],
    [t('matchReports.played'), [played.begin, played.end].map((at) => timeOf(at, edition)).join(' – ')],
    [t('matchReports.halves'), t('matchReports.halvesOf', { minutes: String(match.halfLength / 60) })],
  ];
  return {
    columns: shown.map(([label = '', value = '']) => ({
      width: '*',
      stack: [
        { text: label, color: muted, fontSize: 7 },
        { text: value, bold: true },
      ],
    })),
    columnGap: 8,
    margin: [0, 6, 0, 6],
  };
}

/** In the tournament's zone. */
function timeOf(at: Date | null, { timeZone }: ReportContent['edition']): string {
  return at === null ? '…' : inZone(at, timeZone).time;
}

function score(content: ReportContent, words: ReportWords): Content {
  const { match, home, away } = content;
  const notes = notesOf(content, words);
  return {
    table: {
      widths: ['*', 110, '*'],
      body: [
        [
          { ...team(home.team, 'right'), margin: [0, 8, 4, 0] },
          {
            stack: [
              {
                text: pair(match.homeScore, match.awayScore) ?? '– : –',
                fontSize: 22,
                bold: true,
                alignment: 'center',
              },
              { text: notes.join(' · '), alignment: 'center', color: muted, fontSize: 7.5 },
            ],
          },
          { ...team(away.team, 'left'), margin: [4, 8, 0, 0] },
        ],
      ],
    },
    layout: 'ruled',
  };
}

/** Notes that explain the score. */
function notesOf({ match, moments }: ReportContent, { t }: ReportWords): string[] {
  const half = pair(match.homeHalfTimeScore, match.awayHalfTimeScore);
  const last = moments.findLast(({ isOfShootout }) => !isOfShootout);
  const played = moments.some(({ event }) => isExtra(event.competitionMatchStageCode));
  const regular = moments.findLast(
    ({ event, isOfShootout }) => !isOfShootout && !isExtra(event.competitionMatchStageCode),
  );
  return [
    half === null ? null : t('matchReports.halfTime', { score: half }),
    match.endedInShootout && last
      ? t('matchReports.afterPlay', { score: `${last.home}:${last.away}` })
      : null,
    played && regular ? t('matchReports.regularTime', { score: `${regular.home}:${regular.away}` }) : null,
    match.walkOver === null ? null : t('matchReports.walkover'),
    match.officialHomeScore === null
      ? null
      : t('matchReports.official', { reason: match.officialReason ?? '–' }),
  ].filter((note) => note !== null);
}

function team(text: string, alignment: 'left' | 'right') {
  return { text, alignment, fontSize: 12, bold: true };
}

function pair(home: number | null, away: number | null): string | null {
  return home === null || away === null ? null : `${home}:${away}`;
}
