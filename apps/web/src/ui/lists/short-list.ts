import type { OperationName } from '@sevenmetre/contract/operations';
import type { Question } from '@sevenmetre/rules/list-views';
import { holdsWords } from '@sevenmetre/rules/search';
import type { CountRows } from './use-total.ts';

/** How rows that are read whole and are few are searched, filtered and sorted by the page. */
export interface ShortList<R> {
  /** What the search looks through. */
  readonly texts: (row: R) => readonly (string | null)[];
  /** The values of a row that a filter finds it by, by the filter's name. */
  readonly filters: Readonly<Record<string, (row: R) => readonly (string | null)[]>>;
  /** What a column is sorted by, by its key; texts in the order of the language. */
  readonly sorts: Readonly<Record<string, (row: R) => string | number>>;
  readonly locale: string;
}

/** The rows that a question finds, in its order; without one in their own. `down` is the opposite direction. */
export function foundRows<R>(
  rows: readonly R[],
  question: Question,
  { texts, filters, sorts, locale }: ShortList<R>,
): readonly R[] {
  const holds = holdsWords(question['search']);
  const asked = Object.entries(filters).flatMap(([name, valuesOf]) => {
    const wanted = question[name] ?? '';
    return wanted === '' ? [] : [(row: R) => valuesOf(row).includes(wanted)];
  });
  const found = rows.filter((row) => asked.every((isFound) => isFound(row)) && holds(...texts(row)));
  const valueOf = sorts[question['sort'] ?? ''];
  if (valueOf === undefined) return found;
  const { compare } = new Intl.Collator(locale, { numeric: true });
  const sorted = found.toSorted((one, other) => {
    const [first, second] = [valueOf(one), valueOf(other)];
    return typeof first === 'number' && typeof second === 'number'
      ? first - second
      : compare(String(first), String(second));
  });
  return question['direction'] === 'down' ? sorted.toReversed() : sorted;
}

/** Views and filters of a short list are counted from its rows. @param operation that reads it */
export function countedHere<R>(
  operation: OperationName,
  rows: readonly R[] | undefined,
  list: ShortList<R>,
): CountRows {
  const known = (question: Question) => rows && foundRows(rows, question, list).length;
  return { operation, known, count: async (question) => known(question) ?? null };
}
