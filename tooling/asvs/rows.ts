import { requirementsOf } from './requirements.ts';

type Answer = 'met' | 'open' | 'not used';

/** The product's answer to one requirement, or to a section about something that it does not have. */
interface AsvsRow {
  /** `6.2.1`; `17.1` for a whole section. */
  readonly number: string;
  readonly answer: Answer;
  /** Files and folders, from the root of the repository. */
  readonly proofs: readonly string[];
}

/**
 * The rows of a table `| number | title | how | proof |`.
 * @throws Error for an unreadable row, and for a met requirement without a proof
 */
export function readRows(markdown: string): AsvsRow[] {
  return markdown
    .split('\n')
    .filter((line) => /^\| \d+\.\d/u.test(line))
    .map(readRow);
}

function readRow(line: string): AsvsRow {
  const cells = line.split('|').map((cell) => cell.trim());
  const [, number = '', , how = '', proof = ''] = cells;
  if (cells.length !== 6 || how === '') throw new Error(`This row has not four cells: ${line}`);
  const proofs = [...proof.matchAll(/`([^`]+)`/gu)].map(([, path = '']) => path);
  const answer = answerOf(how);
  if (answer === 'met' && proofs.length === 0) throw new Error(`What is met needs a proof: ${line}`);
  return { number, answer, proofs };
}

function answerOf(how: string): Answer {
  if (how.startsWith('open: ')) return 'open';
  return how.startsWith('not used') ? 'not used' : 'met';
}

/** The number of requirements by answer. */
export function countAnswers(rows: readonly AsvsRow[]): Readonly<Record<Answer, number>> {
  const count = (answer: Answer) =>
    rows.filter((row) => row.answer === answer).flatMap(({ number }) => requirementsOf(number)).length;
  return { met: count('met'), open: count('open'), 'not used': count('not used') };
}
