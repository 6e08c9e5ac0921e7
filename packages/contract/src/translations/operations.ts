import type { Operation } from '../operation.ts';

/** An organiser's own words. */
export const translationOperations = {
  words: { method: 'GET', path: '/api/v1/web/words', access: 'public', statuses: [200, 304, 429, 500, 503] },
} as const satisfies Record<string, Operation>;
