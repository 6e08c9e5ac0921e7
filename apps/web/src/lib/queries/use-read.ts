import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { CallInput } from '@sevenmetre/contract/client';
import type { OperationName } from '@sevenmetre/contract/operations';
import { callAhead, callServer } from './call.ts';
import type { BodyOf, Outcome } from './call.ts';
import { CallFailed } from './failure.ts';
import type { Failure } from './failure.ts';
import { queryClient } from './query-client.ts';

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
  const queryKey = keyOf(name, input);
  const query = useQuery<BodyOf<N>>({
    queryKey,
    queryFn: async ({ signal }) => bodyOf(await callServer(name, { ...input, signal })),
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

/**
 * Asks what a page will read (`useRead`) while its code is on its way. Resolves to null where that fails: the page asks again
 * then, and says what went wrong.
 */
export async function readAhead<N extends OperationName>(
  name: N,
  input: CallInput<N>,
): Promise<BodyOf<N> | null> {
  const queryFn = async () => bodyOf(await callAhead(name, input));
  return queryClient.fetchQuery({ queryKey: keyOf(name, input), queryFn, retry: false }).catch(() => null);
}

/** A query without parameters is none. */
function keyOf<N extends OperationName>(name: N, input: CallInput<N>): readonly unknown[] {
  const { params = null, query = {} } = input;
  const asked = Object.keys(query).length === 0 ? null : query;
  return [name, params, asked, ...('body' in input ? [input.body] : [])];
}

function bodyOf<N extends OperationName>(outcome: Outcome<N>): BodyOf<N> {
  if (!outcome.ok) throw new CallFailed(outcome.failure);
  return outcome.body;
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
