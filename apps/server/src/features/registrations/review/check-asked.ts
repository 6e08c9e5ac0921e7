import type { ErrorCode } from '@sevenmetre/contract/errors';
import { nextState } from '@sevenmetre/rules/registration';
import type { RegistrationState } from '@sevenmetre/rules/vocabulary';

/** A record as the organiser has seen it. */
export interface Seen<S> {
  readonly id: number;
  readonly revision: number;
  readonly state: S;
}

/** Result for one of the requested records. */
export interface Outcome {
  readonly id: number;
  /** null: no such record. */
  readonly name: string | null;
  readonly outcome: 'done' | ErrorCode;
  readonly state: string | null;
}

/**
 * The new state of a locked record, or why it is refused. A record that has changed since the organiser saw
 * it is refused.
 */
export function checkAsked<S extends RegistrationState>(
  seen: Seen<S>,
  row: Seen<S> | undefined,
  transition: Parameters<typeof nextState<S>>[0],
  { reason, unknown }: { readonly reason: string | null; readonly unknown: ErrorCode },
): { readonly ok: true; readonly to: S } | { readonly ok: false; readonly code: ErrorCode } {
  if (!row) return { ok: false, code: unknown };
  if (row.revision !== seen.revision || row.state !== seen.state)
    return { ok: false, code: 'changed-meanwhile' };
  return nextState(transition, row.state, reason);
}

/** Each record once, in the requested order. */
export function onceEach<T extends { readonly id: number }>(records: readonly T[]): T[] {
  return [...new Map(records.map((record) => [record.id, record])).values()];
}
