import type { ErrorAnswer } from '@sevenmetre/contract';
import type { MatchDetail } from '@sevenmetre/contract/matches/match-detail';
import type { Outcome } from './outcome.ts';
import { refusedStatus } from './refused-status.ts';
import type { Refused } from './refused-status.ts';

type Answer =
  | { readonly status: 200; readonly body: MatchDetail }
  | { readonly status: Refused; readonly body: ErrorAnswer };

/** The HTTP answer of an outcome. */
export function answer(outcome: Outcome): Answer {
  if (outcome.ok) return { status: 200, body: outcome.detail };
  const { code, parameters } = outcome;
  return {
    status: refusedStatus(code),
    body: { error: code, additionalProperties: parameters },
  };
}
