/** A sentence of the specification that the product answers differently on purpose. */
interface Deviation extends QuotedSentence {
  readonly answer: string;
  readonly reason: string;
}

interface QuotedSentence {
  /** The number of its section, `1` to `9`. */
  readonly section: string;
  /** Word for word. */
  readonly sentence: string;
}

/**
 * The rows of a table `| section | sentence | answer | reason |`.
 * @throws Error for a row with another number of cells
 */
export function readDeviations(markdown: string): Deviation[] {
  const lines = markdown.split('\n').filter((line) => /^\| \d/.test(line));
  return lines.map((line) => {
    const cells = line.split('|').map((cell) => cell.trim());
    const [, section = '', sentence = '', answer = '', reason = ''] = cells;
    if (cells.length !== 6) throw new Error(`This row has not four cells: ${line}`);
    return { section, sentence, answer, reason };
  });
}

/**
 * The sentences of a text with one a line, below a line `# 2. Title` for each section.
 * @throws Error for a sentence before the first section
 */
export function readQuotedSentences(text: string): QuotedSentence[] {
  const found: QuotedSentence[] = [];
  let section: string | null = null;
  for (const line of text.split('\n').filter((each) => each !== '')) {
    const heading = /^# (\d)\. /.exec(line)?.[1];
    if (heading !== undefined) section = heading;
    else if (section === null) throw new Error(`This sentence is in no section: ${line}`);
    else found.push({ section, sentence: line });
  }
  return found;
}
