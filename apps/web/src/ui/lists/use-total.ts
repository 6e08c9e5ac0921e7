import type { OperationName } from '@sevenmetre/contract/operations';
import type { Question } from '@sevenmetre/rules/list-views';
import { normalQuestion } from '@sevenmetre/rules/list-views';
import { useQuery } from '@tanstack/react-query';

/** How the rows of a list are counted: by its own call, so that the number never disagrees with the list. */
export interface CountRows {
  readonly operation: OperationName;
  /** null: the server has not answered. */
  readonly count: (question: Question) => Promise<number | null>;
  /** Milliseconds after which the list is read again, if it is. */
  readonly every?: number;
}

/**
 * The number of rows that a question finds; undefined: not known. Counted again when the list is.
 * @param isAsked false: not yet, because the rows come first
 */
export function useTotal(
  { operation, count, every }: CountRows,
  question: Question,
  isAsked = true,
): number | undefined {
  const { data } = useQuery({
    queryKey: [operation, 'count', normalQuestion(new URLSearchParams(question).toString())],
    queryFn: () => count(question),
    enabled: isAsked,
    ...(every === undefined ? {} : { refetchInterval: every }),
  });
  return data ?? undefined;
}
