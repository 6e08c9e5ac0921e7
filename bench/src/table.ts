import type { Row } from './harness/row.ts';

const heads = ['metric', 'product', 'reference', 'ratio', 'goal', 'reached'] as const;

/** The rows as a table, with numbered notes below. */
export function table(rows: readonly Row[]): string {
  const notes: string[] = [];
  const lines = rows.map((row) => {
    const mark = row.note === undefined ? '' : ` [${notes.push(row.note)}]`;
    const reached = row.reached === null ? '–' : row.reached ? 'yes' : 'NO';
    return [row.metric + mark, row.product, row.reference, row.ratio, row.goal, reached];
  });
  const all = [[...heads], ...lines];
  const widths = heads.map((_, column) => Math.max(...all.map((line) => line[column]?.length ?? 0)));
  const written = all.map((line) =>
    line
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  const rule = widths.map((width) => '─'.repeat(width)).join('──');
  const [head = '', ...body] = written;
  const remarks = notes.map((note, index) => `[${index + 1}] ${note}`);
  return [head, rule, ...body, ...(remarks.length > 0 ? ['', ...remarks] : [])].join('\n');
}
