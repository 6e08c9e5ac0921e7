import type { ErrorCode } from '@sevenmetre/contract';
import type { MatchDetail } from '@sevenmetre/contract/matches/match-detail';

export interface Refusal {
  readonly ok: false;
  readonly code: ErrorCode;
  /** Details of the error. */
  readonly parameters: Readonly<Record<string, unknown>>;
}

/** Expected outcomes are values: a refusal may still have stored something, such as a late event. */
export type Outcome = { readonly ok: true; readonly detail: MatchDetail } | Refusal;

export function refuse(code: ErrorCode, parameters: Readonly<Record<string, unknown>> = {}): Refusal {
  return { ok: false, code, parameters };
}
