import type { ErrorCode } from '@sevenmetre/contract/errors';

type RefusalCode = Extract<
  ErrorCode,
  | 'edition-missing'
  | 'referee-unknown'
  | 'forbidden'
  | 'window-closed'
  | 'state-not-allowed'
  | 'changed-meanwhile'
  | 'registration-invalid'
>;

export interface Refusal {
  readonly ok: false;
  readonly code: RefusalCode;
  readonly details: Readonly<Record<string, unknown>>;
}

export function refuse(code: RefusalCode, details: Readonly<Record<string, unknown>> = {}): Refusal {
  return { ok: false, code, details };
}
