import type { Operation } from './page-operations.ts';
import { wordsPath } from './words-path.ts';
import { readStatuses, writtenStatuses } from './statuses.ts';

const configuration = '/api/v1/admin/configuration' as const;

/** What a tournament is run by: configuration entries and the words of the site. */
export const settingsOperations = {
  words: { method: 'GET', path: wordsPath, statuses: [200, 304, 429, 500, 503] },
  configuration: { method: 'GET', path: configuration, statuses: readStatuses },
  configurationEffect: {
    method: 'POST',
    path: `${configuration}/{key}/effect`,
    statuses: writtenStatuses,
  },
  configurationUpdate: { method: 'PUT', path: `${configuration}/{key}`, statuses: writtenStatuses },
} as const satisfies Record<string, Operation>;
