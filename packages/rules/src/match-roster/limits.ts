import { configurationValue } from '../configuration/index.ts';
import { checkLevel } from '../roster/index.ts';
import type { CheckLevel, ConfigurationTexts } from '../roster/index.ts';

const matchRosterChecks = [
  'playersMin',
  'playersRecommended',
  'playersMax',
  'leadersMin',
  'leadersMax',
  'category',
  'otherTeam',
  'suspended',
] as const;
export type MatchRosterCheck = (typeof matchRosterChecks)[number];

/** Limits for the number of persons and shirt numbers in a match roster, and how they are checked. */
export interface MatchRosterLimits {
  readonly numberMin: number;
  readonly numberMax: number;
  readonly playersMin: number;
  readonly playersRecommended: number;
  readonly playersMax: number;
  readonly leadersMin: number;
  readonly leadersMax: number;
  readonly checks: Readonly<Record<MatchRosterCheck, CheckLevel>>;
}

/** Number of the team's matches that a card applies to; 0: none. */
export interface SuspensionReach {
  readonly red: number;
  readonly blue: number;
}

/** Configuration key and default of each number. */
const numbers = {
  numberMin: ['jersey-number-min', 1],
  numberMax: ['jersey-number-max', 99],
  playersMin: ['roster-players-min', 5],
  playersRecommended: ['roster-players-recommended-max', 14],
  playersMax: ['roster-players-max', 16],
  leadersMin: ['roster-leaders-min', 1],
  leadersMax: ['roster-leaders-max', 5],
} as const;

const levels: Readonly<Record<MatchRosterCheck, readonly [string, CheckLevel]>> = {
  playersMin: ['roster-players-min-check', 'error'],
  playersRecommended: ['roster-players-recommended-max-check', 'warning'],
  playersMax: ['roster-players-max-check', 'error'],
  leadersMin: ['roster-leaders-min-check', 'error'],
  leadersMax: ['roster-leaders-max-check', 'error'],
  category: ['roster-category-check', 'error'],
  otherTeam: ['roster-one-team-check', 'error'],
  suspended: ['roster-suspended-check', 'error'],
};

const reach = { red: 'suspended-matches-after-red-card', blue: 'suspended-matches-after-blue-card' } as const;

/** Configuration entries that affect match rosters. */
export const matchRosterConfigurationKeys: readonly string[] = [
  ...Object.values(numbers).map(([key]) => key),
  ...Object.values(levels).map(([key]) => key),
  ...Object.values(reach),
];

/** The limits of an edition; missing or invalid values have the default of domain 5. */
export function matchRosterLimits(texts: ConfigurationTexts): MatchRosterLimits {
  const number = (name: keyof typeof numbers) => integer(texts, numbers[name][0], numbers[name][1]);
  const level = (check: MatchRosterCheck): CheckLevel => {
    const [key, usual] = levels[check];
    return texts.has(key) ? checkLevel(texts.get(key)) : usual;
  };
  return {
    numberMin: number('numberMin'),
    numberMax: number('numberMax'),
    playersMin: number('playersMin'),
    playersRecommended: number('playersRecommended'),
    playersMax: number('playersMax'),
    leadersMin: number('leadersMin'),
    leadersMax: number('leadersMax'),
    checks: {
      playersMin: level('playersMin'),
      playersRecommended: level('playersRecommended'),
      playersMax: level('playersMax'),
      leadersMin: level('leadersMin'),
      leadersMax: level('leadersMax'),
      category: level('category'),
      otherTeam: level('otherTeam'),
      suspended: level('suspended'),
    },
  };
}

/** 0 unless configured. */
export function suspensionReach(texts: ConfigurationTexts): SuspensionReach {
  return { red: integer(texts, reach.red, 0), blue: integer(texts, reach.blue, 0) };
}

function integer(texts: ConfigurationTexts, key: string, usual: number): number {
  const result = configurationValue({ dataType: 'integer', value: texts.get(key) ?? null });
  return result.ok && typeof result.value === 'number' && result.value >= 0 ? result.value : usual;
}
