import type { OperationName } from '@sevenmetre/contract/operations';
import type { Question } from '@sevenmetre/rules/list-views';
import { normalQuestion } from '@sevenmetre/rules/list-views';
import { useQuery } from '@tanstack/react-query';

/** How the rows of a list are counted: by its own call, so that the number never disagrees with the list. */
export interface CountRows {
  readonly operation: OperationName;
  /** Of a list that is filtered here: counted at once, without a call; undefined: its rows are not there yet. */
  readonly known?: (question: Question) => number | undefined;
  /** null: the server has not answered. */
  readonly count: (question: Question) => Promise<number | null>;
  /** Milliseconds after which the list is read again, if it is. */
  readonly every?: number;
}

/** What the call of a list answers with. */
type Counted =
  | { readonly ok: true; readonly body: { readonly total: number } | { readonly count: number } }
  | { readonly ok: false };

/**
 * Counts rows by the list's own call.
 * @param ask for one row: the server counts all
 * @param every milliseconds after which the list is read again
 */
export function countedBy(
  operation: OperationName,
  ask: (question: Question) => Promise<Counted>,
  every?: number,
): CountRows {
  return {
    operation,
    count: async (question) => {
      const outcome = await ask(question);
      if (!outcome.ok) return null;
      return 'total' in outcome.body ? outcome.body.total : outcome.body.count;
    },
    ...(every === undefined ? {} : { every }),
  };
}

/**
 * The number of rows that a question finds; undefined: not known. Counted again when the list is.
 * @param isAsked false: not yet, because the rows come first
 */
export function useTotal(
  { operation, known, count, every }: CountRows,
  question: Question,
  isAsked = true,
): number | undefined {
  const { data } = useQuery({
    queryKey: [operation, 'count', normalQuestion(new URLSearchParams(question).toString())],
    queryFn: () => count(question),
    enabled: isAsked && known === undefined,
    ...(every === undefined ? {} : { refetchInterval: every }),
  });
  return known === undefined ? (data ?? undefined) : known(question);
}
