import { type BankColumn, bankColumns } from '@sevenmetre/rules/bank';
import type { BankFileQuery, BankQuestion, BankTableAnswers } from '@sevenmetre/contract/bank/schemas';
import type { Delimiter, Row } from '@sevenmetre/rules/tables';
import { createHash } from 'node:crypto';

/**
 * The same for all tables with one heading and delimiter. Letters beyond ASCII count as one, so that an encoding that is
 * not known yet makes no difference.
 */
export function shapeOf(heading: Row, delimiter: Delimiter | null): string {
  const names = heading.map((name) =>
    name
      .toLowerCase()
      .replace(/[^\x20-\x7e]/gu, '?')
      .replace(/\s+/gu, ' ')
      .trim(),
  );
  return createHash('sha256')
    .update(JSON.stringify([delimiter, ...names]))
    .digest('hex');
}

/** A row with digits is a record of a table without a heading, which the next file does not repeat. */
export function isHeading(row: Row): boolean {
  return row.some((name) => name !== '') && !row.some((name) => /\d/u.test(name));
}

/** What a caller answered that is worth remembering; null: nothing. Rows are left out of one file only. */
export function answersIn(query: BankFileQuery): BankTableAnswers | null {
  const { amounts, days, encoding } = query;
  const answers = {
    columns: columnsIn(query),
    ...(amounts === undefined || amounts === 'skip' ? {} : { amounts }),
    ...(days === undefined ? {} : { days }),
    ...(encoding === undefined ? {} : { encoding }),
  };
  return hasAnswers(answers) ? answers : null;
}

/** Whether anything is answered. */
export function hasAnswers({ columns, ...others }: BankTableAnswers): boolean {
  return Object.keys(columns).length + Object.keys(others).length > 0;
}

type Columns = Partial<Record<BankColumn, number>>;

/** Columns that a caller named. */
export function columnsIn(query: BankFileQuery): Columns {
  const columns: Columns = {};
  for (const column of bankColumns) {
    const place = query[column];
    if (place !== undefined) columns[column] = place;
  }
  return columns;
}

/** Remembered answers to the questions that a file leaves open. The user's own answer has closed its question. */
export function answersTo(
  questions: readonly BankQuestion[],
  { amounts, days, encoding }: BankTableAnswers,
): Omit<BankTableAnswers, 'columns'> {
  const isOpen = (question: BankQuestion): boolean => {
    if (question.kind === 'days') return days !== undefined && question.orders.includes(days);
    if (question.kind === 'amounts') return amounts !== undefined;
    // Which sheet a workbook means is asked of each workbook.
    if (question.kind === 'sheet') return false;
    // Two accounts of one bank have the same heading.
    if (question.kind === 'currency') return false;
    return question.options.some((option) => option.encoding === encoding);
  };
  const open = new Set(questions.filter(isOpen).map(({ kind }) => kind));
  return {
    ...(amounts !== undefined && open.has('amounts') ? { amounts } : {}),
    ...(days !== undefined && open.has('days') ? { days } : {}),
    ...(encoding !== undefined && open.has('encoding') ? { encoding } : {}),
  };
}
