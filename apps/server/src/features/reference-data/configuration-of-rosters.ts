import { entry } from './configuration-entry.ts';
import type { ConfigurationEntryData } from './configuration-entry.ts';

const choices = {
  format: 'error|warning|off',
};

/** Limits for clubs and match rosters. The numbers are defaults of a youth tournament. */
export const configurationOfRosters: readonly ConfigurationEntryData[] = [
  entry('jersey-number-edit-enabled', 'boolean', {
    value: 'true',
  }),
  entry('jersey-number-min', 'integer', { value: '1' }),
  entry('jersey-number-max', 'integer', { value: '99' }),
  entry('leader-minimum-age', 'integer', {
    value: '18',
  }),
  entry('roster-players-min', 'integer', { value: '5' }),
  entry('roster-players-recommended-max', 'integer', { value: '14' }),
  entry('roster-players-max', 'integer', { value: '16' }),
  entry('roster-leaders-min', 'integer', { value: '1' }),
  entry('roster-leaders-max', 'integer', { value: '5' }),
  entry('roster-players-min-check', 'string', {
    value: 'error',
    ...choices,
  }),
  entry('roster-players-recommended-max-check', 'string', { value: 'warning', ...choices }),
  entry('roster-players-max-check', 'string', {
    value: 'error',
    ...choices,
  }),
  entry('roster-leaders-min-check', 'string', {
    value: 'error',
    ...choices,
  }),
  entry('roster-leaders-max-check', 'string', {
    value: 'error',
    ...choices,
  }),
  entry('roster-category-check', 'string', {
    value: 'error',
    ...choices,
  }),
  entry('roster-mixed-allowance', 'string', {
    value: 'MD=3, ME=3, WE=3',
  }),
  entry('roster-mixed-check', 'string', {
    value: 'error',
    ...choices,
  }),
  entry('roster-one-team-check', 'string', {
    value: 'error',
    ...choices,
  }),
  entry('jersey-number-range-check', 'string', {
    value: 'error',
    ...choices,
  }),
  entry('jersey-number-unique-check', 'string', { value: 'error', ...choices }),
  entry('leader-minimum-age-check', 'string', {
    value: 'error',
    ...choices,
  }),
  entry('roster-deadline-check', 'string', {
    value: 'error',
    ...choices,
  }),
];
