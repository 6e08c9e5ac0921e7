import type { Content, TableCell } from 'pdfmake/interfaces.js';
import { noMarks } from '@sevenmetre/rules/match';
import type { Side } from '@sevenmetre/rules/vocabulary';
import type { ReportContent, ReportPerson } from './report-content.ts';
import { clockText, type ReportWords } from './report-style.ts';
import { muted } from '../../platform/pdf/index.ts';

const officialLetters = ['A', 'B', 'C', 'D', 'E'] as const;
const columns = ['no', 'name', 'goals', 'sevenMetres', 'yellow', 'suspensions', 'red', 'blue'] as const;

/** One side: players, officials A to E, seven-metre throws and time-outs of the team. */
export function reportTeam(content: ReportContent, side: Side, words: ReportWords): Content {
  const { t } = words;
  const { team, players, officials } = content[side];
  const head = columns.map((name): TableCell => ({
    text: t(`matchReports.${name}`),
    color: muted,
    bold: true,
    fontSize: 7,
    alignment: name === 'name' ? 'left' : 'center',
  }));
  const people = [
    ...players.map((person) => row(content, person, person.jerseyNumber)),
    ...officialLetters.map((letter, index) => row(content, officials[index] ?? null, letter)),
  ];
  return {
    stack: [
      { text: team, bold: true, fontSize: 10, margin: [0, 0, 0, 3] },
      {
        table: { headerRows: 1, widths: [14, '*', 16, 22, 12, 44, 12, 12], body: [head, ...people] },
        layout: 'grid',
        fontSize: 7.5,
      },
      teamLine(content, side, words),
    ],
  };
}

function row(
  content: ReportContent,
  person: ReportPerson | null,
  label: string | number | null,
): TableCell[] {
  const { marks, suspensions } = content.figures;
  const own = person === null ? noMarks : (marks.get(person.id) ?? noMarks);
  const times = person === null ? [] : (suspensions.get(person.id) ?? []);
  const throws = own.sevenMetreThrows === 0 ? '' : `${own.sevenMetreGoals}/${own.sevenMetreThrows}`;
  const centred = (text: string | number): TableCell => ({ text: String(text), alignment: 'center' });
  return [
    centred(label ?? ''),
    nameCell(person),
    centred(own.goals || ''),
    centred(throws),
    centred(own.yellow > 0 ? '×' : ''),
    { text: times.map(clockText).join(' '), alignment: 'center', fontSize: 7 },
    centred(own.red > 0 ? '×' : ''),
    centred(own.blue > 0 ? '×' : ''),
  ];
}

function nameCell(person: ReportPerson | null): TableCell {
  if (person === null) return '';
  const { name, licence } = person;
  return { text: [name ?? '–', licence === '' ? '' : { text: `  ${licence}`, color: muted, fontSize: 6.5 }] };
}

function teamLine({ figures }: ReportContent, side: Side, { t }: ReportWords): Content {
  const { sevenMetreGoals, sevenMetreThrows, timeouts } = figures.sides[side];
  const facts = [
    t('matchReports.sevenMetresOf', { goals: String(sevenMetreGoals), throws: String(sevenMetreThrows) }),
    t('matchReports.timeouts', { times: timeouts.length === 0 ? '–' : timeouts.map(clockText).join(', ') }),
  ];
  return { text: facts.join('   '), margin: [0, 4, 0, 0] };
}
