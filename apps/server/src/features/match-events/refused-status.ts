import { errorStatuses } from '@sevenmetre/contract';
import type { ErrorCode } from '@sevenmetre/contract';

/** Statuses that a reporter's calls declare besides 200. */
export type Refused = 400 | 401 | 403 | 404 | 409 | 422 | 426 | 429 | 500 | 503;

/** A code that these calls do not declare is a bug. */
export function refusedStatus(code: ErrorCode): Refused {
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
