import { entry } from './configuration-entry.ts';
import type { ConfigurationEntryData } from './configuration-entry.ts';

/** Delays from which a hall counts as late, docs/rules/schedule.md. */
export const configurationOfHalls: readonly ConfigurationEntryData[] = [
  entry('half-time-break', 'integer', {
    value: '180',
  }),
  entry('hall-changeover', 'integer', {
    value: '180',
  }),
  entry('delay-shown-from', 'integer', {
    value: '5',
  }),
  entry('delay-believed-to', 'integer', {
    value: '120',
  }),
  entry('delay-known-for', 'integer', {
    value: '30',
  }),
];
