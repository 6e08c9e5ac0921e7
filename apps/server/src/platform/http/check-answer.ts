import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod';
import { errorStatuses } from '@sevenmetre/contract';
import type { AnyAnswer, AnyRoute } from './any-route.ts';

/**
 * Checks an answer against the contract: declared status, body valid without additional fields.
 * @throws Error that names the operation and paths, never values
 */
export function checkAnswer(name: string, route: AnyRoute, answer: AnyAnswer): void {
  const schema = route.responses[answer.status];
  if (!(schema instanceof z.ZodType)) return;
  const result = schema.safeParse(answer.body);
  if (!result.success) {
    const places = result.error.issues.map((issue) => `${issue.path.join('.')} ${issue.code}`);
    throw new Error(`The answer ${answer.status} of ${name} does not fit the contract: ${places.join(', ')}`);
  }
  if (!isDeepStrictEqual(result.data, answer.body)) {
    throw new Error(`The answer ${answer.status} of ${name} says more than the contract does`);
  }
  checkErrorStatus(name, answer);
}

const statusOf = new Map<unknown, number>(Object.entries(errorStatuses));

function checkErrorStatus(name: string, { status, body }: AnyAnswer): void {
  if (status < 400 || typeof body !== 'object' || body === null || !('error' in body)) return;
  const expected = statusOf.get(body.error);
  if (expected !== status)
    throw new Error(`${name} answers ${String(body.error)} with ${status}, not ${expected}`);
}
