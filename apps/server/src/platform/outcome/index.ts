import type { ErrorCode } from '@sevenmetre/contract';

/** Why something was not done: a code of the contract with parameters. */
export interface Refusal<C extends ErrorCode = ErrorCode> {
  readonly ok: false;
  readonly code: C;
  readonly parameters: Readonly<Record<string, unknown>>;
}

/** Result of a use case. Refusals are values; exceptions are bugs. */
export type Outcome<T> = { readonly ok: true; readonly value: T } | Refusal;

export function refuse<C extends ErrorCode>(code: C, parameters: Refusal['parameters'] = {}): Refusal<C> {
  return { ok: false, code, parameters };
}

export function done<T>(value: T): Outcome<T> {
  return { ok: true, value };
}
