import type { Permission } from '@sevenmetre/rules/permissions';

/** The answer to somebody who may not: nobody who is signed in learns more than that. */
export function refused(verdict: Permission) {
  return verdict === 'not-signed-in'
    ? ({ status: 401, body: { error: 'not-signed-in', additionalProperties: {} } } as const)
    : ({ status: 403, body: { error: 'forbidden', additionalProperties: {} } } as const);
}
