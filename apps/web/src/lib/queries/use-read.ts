import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { CallInput } from '@sevenmetre/contract/client';
import type { OperationName } from '@sevenmetre/contract/operations';
import { callServer } from './call.ts';
import type { BodyOf } from './call.ts';
import { CallFailed } from './failure.ts';
import type { Failure } from './failure.ts';

export interface Read<T> {
  /** The data to show; the last known ones when the newest attempt failed. */
  readonly data: T | undefined;
  readonly failure: Failure | null;
  /** Nothing to be shown yet, and an answer is on its way. */
  readonly isLoading: boolean;
  /** The data answer the question before; the answer to this one is on its way. */
  readonly isFormer: boolean;
  /** When the data came, milliseconds UTC by this device; 0: never. */
  readonly readAt: number;
  readonly refresh: () => Promise<void>;
}

export interface ReadOptions {
  /** false asks for nothing. */
  readonly enabled?: boolean;
  /** Shows the former page of a list until the next one is there. */
  readonly keepPrevious?: boolean;
  /** Asks again every so many milliseconds while the page is looked at. */
  readonly every?: number;
}

/** Reads by a GET of the contract, or by a POST that changes nothing; the same question is asked once for all who look. */
export function useRead<N extends OperationName>(
  name: N,
  input: CallInput<N>,
  { enabled = true, keepPrevious = false, every }: ReadOptions = {},
): Read<BodyOf<N>> {
  const body = 'body' in input ? [input.body] : [];
  const queryKey = [name, input.params ?? null, input.query ?? null, ...body];
  const query = useQuery<BodyOf<N>>({
    queryKey,
    queryFn: async ({ signal }) => {
      const outcome = await callServer(name, { ...input, signal });
      if (!outcome.ok) throw new CallFailed(outcome.failure);
      return outcome.body;
    },
    enabled,
    ...(keepPrevious ? { placeholderData: keepPreviousData } : {}),
    ...(every === undefined ? {} : { refetchInterval: every }),
  });
  const { data, error, isLoading, isPlaceholderData, dataUpdatedAt, refetch } = query;
  return {
    data,
    failure: useLastFailure(failureOf(error), JSON.stringify(queryKey), isLoading),
    isLoading,
    isFormer: isPlaceholderData,
    readAt: dataUpdatedAt,
    refresh: async () => {
      await refetch();
    },
  };
}

const unexpected: Failure = { kind: 'unexpected' };

function failureOf(error: Error | null): Failure | null {
  if (error === null) return null;
  return error instanceof CallFailed ? error.failure : unexpected;
}

/**
 * Keeps the last failure while the same query is retried, so that what is shown of it, such as the number of
 * attempts, survives each attempt.
 */
function useLastFailure(failure: Failure | null, key: string, isAskedAgain: boolean): Failure | null {
  const [last, setLast] = useState<{ readonly key: string; readonly failure: Failure } | null>(null);
  if (failure !== null && (last?.failure !== failure || last.key !== key)) setLast({ key, failure });
  return failure ?? (isAskedAgain && last?.key === key ? last.failure : null);
}
