import { errorStatuses } from '@sevenmetre/contract/errors';
import type { ErrorCode } from '@sevenmetre/contract/errors';
import type { Outcome } from '../outcome/index.ts';

/** The answer to a signed-in user without permission; it contains no reason. */
export const forbidden = { status: 403, body: { error: 'forbidden', additionalProperties: {} } } as const;

const statuses = [403, 404, 409, 422] as const;

/**
 * The HTTP answer of a use case's outcome.
 * @throws Error for a code whose status is not possible here
 */
export function answerOf<T>(outcome: Outcome<T>) {
  if (outcome.ok) return { status: 200, body: outcome.value } as const;
  const { code, parameters } = outcome;
  return { status: statusOf(code), body: { error: code, additionalProperties: { ...parameters } } };
}

/** The same for a call that only reads: every refusal is a 404. */
export function foundOf<T>(outcome: Outcome<T>) {
  if (outcome.ok) return { status: 200, body: outcome.value } as const;
  const { code, parameters } = outcome;
  return { status: 404, body: { error: code, additionalProperties: { ...parameters } } } as const;
}

function statusOf(code: ErrorCode): (typeof statuses)[number] {
  const status = statuses.find((known) => known === errorStatuses[code]);
  if (status === undefined) throw new Error(`no refusal of a use case: ${code}`);
  return status;
}
