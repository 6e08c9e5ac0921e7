/** A sentence of the specification and the tests that prove it. */
export interface SpecificationRow {
  /** Section and running number, such as `5.12`. */
  readonly number: string;
  readonly sentence: string;
  readonly proofs: readonly Proof[];
  /** Why there is no proof; null: there is one. */
  readonly reason: string | null;
}

interface Proof {
  /** From the root of the repository. */
  readonly file: string;
  /** The exact title of a test or of a group of tests. */
  readonly title: string;
}

const proofForm = /^`([^`]+)` (.+)$/;

/**
 * The rows of a table `| number | sentence | proof |`; `<br>` separates several proofs.
 * @throws Error for an unreadable row
 */
export function readRows(markdown: string): SpecificationRow[] {
  const lines = markdown.split('\n').filter((line) => /^\| \d/.test(line));
  return lines.map(readRow);
}

function readRow(line: string): SpecificationRow {
  const cells = line.split(/(?<!\\)\|/).map((cell) => cell.trim().replaceAll(String.raw`\|`, '|'));
  const [, number = '', sentence = '', proof = ''] = cells;
  if (cells.length !== 5 || proof === '') throw new Error(`This row has not three cells: ${line}`);
  if (proof.startsWith('– ')) return { number, sentence, proofs: [], reason: proof.slice(2) };
  return { number, sentence, proofs: proof.split('<br>').map(readProof), reason: null };
}

function readProof(text: string): Proof {
  const [, file = '', title = ''] = proofForm.exec(text.trim()) ?? [];
  if (file === '') throw new Error(`A proof is a file in backticks and a title: ${text}`);
  return { file, title };
}

/** Whether the source of a test contains a title as a string literal of its own. */
export function bearsTitle(source: string, title: string): boolean {
  const plain = source.replaceAll(/\\(['"`])/g, '$1');
  return [`'`, `"`, '`'].some((quote) => plain.includes(`${quote}${title}${quote}`));
}
