import type { CallInput } from '@sevenmetre/contract/client';
import type { OperationName } from '@sevenmetre/contract/operations';
import { useLocation } from 'react-router';
import type { BodyOf, Outcome } from './call.ts';
import { type Read, type ReadOptions, useRead } from './use-read.ts';
import { useWrite } from './use-write.ts';

export interface WorkingEdition {
  /** As the address names it; null: the current one. */
  readonly id: string | null;
  /** For calls about an edition. */
  readonly query: Readonly<Record<string, string>>;
  /** The same page or another one, about the same edition. */
  readonly within: (path: string) => string;
}

/** The edition that a page of the organiser is about: it stands in the address, so that a link and the way back keep it. */
export function useWorkingEdition(): WorkingEdition {
  const { search } = useLocation();
  const named = new URLSearchParams(search).get('edition') ?? '';
  if (!/^[1-9]\d{0,8}$/.test(named)) return { id: null, query: {}, within: (path) => path };
  return { id: named, query: { edition: named }, within: (path) => `${path}?edition=${named}` };
}

/** As `useRead`, about the edition of the page. */
export function useEditionRead<N extends OperationName>(
  name: N,
  input: CallInput<N>,
  options?: ReadOptions,
): Read<BodyOf<N>> {
  const { query } = useWorkingEdition();
  return useRead(name, { ...input, query: { ...input.query, ...query } }, options);
}

/** As `useWrite`, about the edition of the page; histories are read again. */
export function useEditionWrite<N extends OperationName>(
  name: N,
  makesOld: readonly OperationName[] = [],
): (input: CallInput<N>) => Promise<Outcome<N>> {
  const { query } = useWorkingEdition();
  const write = useWrite(name, [...makesOld, 'recordHistory']);
  return (input) => write({ ...input, query: { ...input.query, ...query } });
}
