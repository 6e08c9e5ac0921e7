import { entry } from './configuration-entry.ts';
import type { ConfigurationEntryData } from './configuration-entry.ts';

const reaches = {
  value: '0',
};

/**
 * Suspensions in following matches, docs/rules/match-rosters.md, and players on the court and recorded
 * events, docs/rules/match.md (MA39, MA40).
 */
export const configurationOfMatchRosters: readonly ConfigurationEntryData[] = [
  entry('suspended-matches-after-red-card', 'integer', reaches),
  entry('suspended-matches-after-blue-card', 'integer', reaches),
  entry('players-on-court', 'integer', {
    value: '7',
  }),
  entry('players-on-court-by-category', 'string', {
    value: '',
  }),
  entry('reporter-team-timeouts', 'boolean', {
    value: 'false',
  }),
  entry('timeouts-of-match', 'integer', {
    value: '3',
  }),
  entry('timeouts-of-half', 'integer', {
    value: '2',
  }),
  entry('timeout-countdown', 'integer', {
    value: '60',
  }),
  entry('reporter-seven-metre-misses', 'boolean', {
    value: 'false',
  }),
  entry('roster-suspended-check', 'string', {
    value: 'error',
  }),
];
