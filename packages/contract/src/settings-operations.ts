import type { Operation } from './page-operations.ts';
import { wordsPath } from './words-path.ts';

const configuration = '/api/v1/admin/configuration' as const;
const written = [200, 400, 401, 403, 404, 409, 413, 415, 422, 429, 500, 503] as const;

/** What a tournament is run by: configuration entries and the words of the site. */
export const settingsOperations = {
  words: { method: 'GET', path: wordsPath, statuses: [200, 304, 429, 500, 503] },
  configuration: { method: 'GET', path: configuration, statuses: [200, 401, 403, 429, 500, 503] },
  configurationUpdate: { method: 'PUT', path: `${configuration}/{key}`, statuses: written },
} as const satisfies Record<string, Operation>;
