import type { Operation } from '../operation.ts';

const own = '/api/v1/signing-pins' as const;
const byLink = [200, 400, 403, 404, 413, 415, 422, 429, 500, 503] as const;
const setByLink = [200, 400, 403, 404, 409, 413, 415, 422, 429, 500, 503] as const;

/** PINs that people set themselves, with a link that is valid once. */
export const signingPinOperations = {
  signingPinOfLink: { method: 'POST', path: `${own}/link`, access: 'public', statuses: byLink },
  signingPinSet: { method: 'POST', path: own, access: 'public', statuses: setByLink },
} as const satisfies Record<string, Operation>;
