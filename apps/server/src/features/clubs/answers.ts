import { errorStatuses } from '@sevenmetre/contract';
import type { Refusal } from '../../platform/outcome/index.ts';

/** HTTP answer to a refusal about a club's users. Other codes are a bug of the use case. */
export function answer({ code, parameters }: Refusal) {
  const status = errorStatuses[code];
  const body = { error: code, additionalProperties: parameters };
  if (status === 404 || status === 409 || status === 422) return { status, body } as const;
  throw new Error(`The users of a club are not refused with ${code}`);
}
