import type { ErrorCode } from '@sevenmetre/contract';

export interface Refusal {
  readonly ok: false;
  readonly code: ErrorCode;
  readonly parameters: Readonly<Record<string, unknown>>;
}

export type Outcome<T> = { readonly ok: true; readonly value: T } | Refusal;

export function refuse(code: ErrorCode, parameters: Refusal['parameters'] = {}): Refusal {
  return { ok: false, code, parameters };
}

export function done<T>(value: T): Outcome<T> {
  return { ok: true, value };
}
