import type { Content } from 'pdfmake/interfaces.js';
import { sides } from '@sevenmetre/rules/vocabulary';
import { inZone } from '../competition/index.ts';
import type { ReportContent, ReportSide } from './report-content.ts';
import { heading } from './report-course.ts';
import { dayText, muted, type ReportWords } from './report-style.ts';

/** Referees, recorders, remarks and approvals. */
export function reportFoot(content: ReportContent, words: ReportWords): Content[] {
  const { t } = words;
  const { referees, table, remarks } = content;
  return [
    heading(t('matchReports.officials')),
    fact(t('matchReports.referees'), referees.join(', ')),
    fact(t('matchReports.table'), table.join(', ')),
    fact(t('matchReports.remarks'), remarks),
    heading(t('matchReports.approvals')),
    {
      table: { widths: ['*', '*'], body: [sides.map((side) => approval(content, content[side], words))] },
      layout: 'grid',
    },
  ];
}

function fact(label: string, value: string): Content {
  return {
    columns: [
      { width: 90, text: label, color: muted },
      { width: '*', text: value === '' ? '–' : value },
    ],
    margin: [0, 1, 0, 1],
  };
}

/** A line to sign if the side was not approved on the screen. */
function approval(
  { edition }: ReportContent,
  { team, approval: given }: ReportSide,
  { t, locale }: ReportWords,
) {
  const at = given?.at ? inZone(given.at, edition.timeZone) : null;
  return {
    stack: [
      { text: team, color: muted, fontSize: 7.5 },
      {
        text: given === null ? ' ' : given.official,
        bold: true,
        fontSize: 10,
        margin: [0, given === null ? 10 : 2, 0, 0] as [number, number, number, number],
      },
      {
        text:
          given === null
            ? t('matchReports.signature')
            : t('matchReports.approvedAt', {
                day: at === null ? '' : dayText(at.day, locale),
                time: at?.time ?? '–',
              }),
        color: muted,
        fontSize: 7.5,
      },
    ],
  };
}
