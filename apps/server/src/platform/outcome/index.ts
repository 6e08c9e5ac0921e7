import type { ErrorCode } from '@sevenmetre/contract';

/** Why something was not done: a code of the contract, and what is wrong in parameters. */
export interface Refusal<C extends ErrorCode = ErrorCode> {
  readonly ok: false;
  readonly code: C;
  readonly parameters: Readonly<Record<string, unknown>>;
}

/** How a use case ended. Refusals are values; exceptions are bugs. */
export type Outcome<T> = { readonly ok: true; readonly value: T } | Refusal;

export function refuse<C extends ErrorCode>(code: C, parameters: Refusal['parameters'] = {}): Refusal<C> {
  return { ok: false, code, parameters };
}

export function done<T>(value: T): Outcome<T> {
  return { ok: true, value };
}
