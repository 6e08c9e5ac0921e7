/** How a column is read: one way for all of its cells. */
export interface ColumnReading<Meaning> {
  /** null: the text means nothing, or the way has to be chosen first. */
  readonly of: (text: string) => Meaning | null;
  /** Ways that read as many cells and mean something else; not empty: somebody has to choose one by its examples. */
  readonly choices: readonly ReadingChoice[];
}

export interface ReadingChoice {
  /** What somebody chooses: the same for the same ways of the same column. */
  readonly id: string;
  readonly examples: readonly { readonly text: string; readonly means: string }[];
}

interface ReadingOptions<Meaning> {
  /** What a cell means, as an example; null: it does not count. */
  readonly show: (meaning: Meaning) => string | null;
  readonly chosen: string | null;
}

const mostExamples = 3;

/** The way that reads most cells. If several do and mean different things, it is a question (SF3, SF4). */
export function chooseReading<Meaning>(
  texts: readonly string[],
  ways: readonly ((text: string) => Meaning | null)[],
  { show, chosen }: ReadingOptions<Meaning>,
): ColumnReading<Meaning> {
  const distinct = [...new Set(texts.filter((text) => text !== ''))];
  const read = ways.map((of) => {
    const meanings = distinct.map((text) => {
      const meaning = of(text);
      return meaning === null ? null : show(meaning);
    });
    return { of, meanings, count: meanings.filter((meaning) => meaning !== null).length };
  });
  const most = Math.max(...read.map(({ count }) => count));
  const best = read.filter(
    ({ count, meanings }, at) =>
      count === most && read.findIndex((way) => way.meanings.join('\n') === meanings.join('\n')) === at,
  );
  const [first] = best;
  if (first === undefined) return { of: () => null, choices: [] };
  if (best.length === 1) return { of: first.of, choices: [] };
  const differing = distinct.flatMap((_, at) =>
    new Set(best.map(({ meanings }) => meanings[at])).size > 1 ? [at] : [],
  );
  const choices = best.map(({ meanings, of }) => {
    const examples = differing
      .flatMap((at) => {
        const means = meanings[at];
        return means == null ? [] : [{ text: distinct[at] ?? '', means }];
      })
      .slice(0, mostExamples);
    return { id: examples.map(({ text, means }) => `${text} ${means}`).join('; '), examples, of };
  });
  const taken = choices.find(({ id }) => id === chosen);
  if (taken) return { of: taken.of, choices: [] };
  // Cells that all ways read alike need no answer.
  const differ = new Set(differing.map((at) => distinct[at]));
  return {
    of: (text) => (differ.has(text) ? null : first.of(text)),
    choices: choices.map(({ id, examples }) => ({ id, examples })),
  };
}
