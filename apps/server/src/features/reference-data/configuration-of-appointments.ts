import { entry } from './configuration-entry.ts';
import type { ConfigurationEntryData, SettingKey } from './configuration-entry.ts';

function number(key: SettingKey, value: number): ConfigurationEntryData {
  return entry(key, 'integer', { value: String(value), isPublic: false });
}

function level(key: SettingKey, value: string): ConfigurationEntryData {
  return entry(key, 'string', { value, isPublic: false });
}

const limits = [
  number('appointments-most-per-day', 14),
  number('appointments-most-in-row', 3),
  number('appointments-pause', 25),
  number('appointments-after-travel', 10),
  number('appointments-long-wait', 150),
];

/** Weights are in tenths of a point: the cost of a wish that is not met. */
const weights = [
  number('appointments-weight-load', 10),
  number('appointments-weight-level', 80),
  number('appointments-weight-hall-change', 40),
  number('appointments-weight-own-country', 30),
  number('appointments-weight-own-country-at-home', 3),
  number('appointments-weight-third-time', 20),
  number('appointments-weight-wait', 10),
  number('appointments-weight-other-hall', 30),
];

/** Levels, limits and weights for appointing referees, and their reminders: docs/decisions/plan/1003. */
export const configurationOfAppointments: readonly ConfigurationEntryData[] = [
  level('appointments-level-final', 'A'),
  level('appointments-level-bracket', 'B'),
  level('appointments-level-group', 'C'),
  ...limits,
  ...weights,
  number('appointments-remind-after-days', 2),
  number('appointments-remind-hour', 9),
];
