import type { ErrorAnswer, ErrorCode } from '@sevenmetre/contract';
import { errorStatuses } from '@sevenmetre/contract';
import type { MatchDetail } from '@sevenmetre/contract/matches/match-detail';
import type { Outcome } from './outcome.ts';

/** Statuses that a reporter's calls declare besides 200. */
type Refused = 400 | 401 | 403 | 404 | 409 | 422 | 426 | 429 | 500 | 503;

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

/** A code that these calls do not declare is a bug. */
function refusedStatus(code: ErrorCode): Refused {
  const status = errorStatuses[code];
  switch (status) {
    case 400:
    case 401:
    case 403:
    case 404:
    case 409:
    case 422:
    case 426:
    case 429:
    case 500:
    case 503:
      return status;
    default:
      throw new Error(`a reporter's call does not answer ${status}`);
  }
}
