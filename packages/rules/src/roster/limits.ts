import { configurationValue } from '../configuration/index.ts';

/** Consequence of a violated limit: the roster is refused, it is marked, or the limit is not checked. */
export const checkLevels = ['error', 'warning', 'off'] as const;

export type CheckLevel = (typeof checkLevels)[number];

/** Limits of a club's roster that an organiser can relax or switch off. */
export const rosterChecks = [
  'leaderAge',
  'numberRange',
  'numberUnique',
  'category',
  'oneTeam',
  'mixed',
] as const;
export type RosterCheck = (typeof rosterChecks)[number];

export interface RosterLimits {
  readonly levels: Readonly<Record<RosterCheck, CheckLevel>>;
  readonly jerseyMin: number;
  readonly jerseyMax: number;
  /** In years, on `firstDay`. */
  readonly leaderMinimumAge: number;
  /** Of the tournament, ISO date. */
  readonly firstDay: string;
  /** Permitted number of players of the other gender, by category code. */
  readonly mixedAllowance: ReadonlyMap<string, number>;
  /** Whether clubs may change numbers. */
  readonly numbersEditable: boolean;
}

const levelKeys: Readonly<Record<RosterCheck, string>> = {
  leaderAge: 'leader-minimum-age-check',
  numberRange: 'jersey-number-range-check',
  numberUnique: 'jersey-number-unique-check',
  category: 'roster-category-check',
  oneTeam: 'roster-one-team-check',
  mixed: 'roster-mixed-check',
};

/** The configuration entries that `rosterLimits` and `rosterDeadline` read. */
export const rosterConfigurationKeys: readonly string[] = [
  ...Object.values(levelKeys),
  'jersey-number-min',
  'jersey-number-max',
  'jersey-number-edit-enabled',
  'leader-minimum-age',
  'roster-mixed-allowance',
  'roster-edit-deadline',
  'roster-deadline-check',
];

export type ConfigurationTexts = ReadonlyMap<string, string | null>;

/**
 * The limits of an edition; missing and invalid values have the default of the entry.
 * @param firstDay of the tournament, ISO date
 */
export function rosterLimits(texts: ConfigurationTexts, firstDay: string): RosterLimits {
  const number = (key: string, usual: number): number => {
    const result = configurationValue({ dataType: 'integer', value: texts.get(key) ?? null });
    return result.ok && typeof result.value === 'number' ? result.value : usual;
  };
  const level = (check: RosterCheck) => checkLevel(texts.get(levelKeys[check]));
  return {
    levels: {
      leaderAge: level('leaderAge'),
      numberRange: level('numberRange'),
      numberUnique: level('numberUnique'),
      category: level('category'),
      oneTeam: level('oneTeam'),
      mixed: level('mixed'),
    },
    jerseyMin: number('jersey-number-min', 1),
    jerseyMax: number('jersey-number-max', 99),
    leaderMinimumAge: number('leader-minimum-age', 18),
    firstDay,
    mixedAllowance: allowances(texts.get('roster-mixed-allowance') ?? ''),
    numbersEditable: (texts.get('jersey-number-edit-enabled') ?? 'true') === 'true',
  };
}

/** The clubs' deadline for rosters; null: none, or not binding. */
export function rosterDeadline(texts: ConfigurationTexts): Date | null {
  if (checkLevel(texts.get('roster-deadline-check')) !== 'error') return null;
  const value = texts.get('roster-edit-deadline') ?? null;
  const result = configurationValue({ dataType: 'datetime', value });
  return result.ok && result.value instanceof Date ? result.value : null;
}

/** `MD=3, ME=3`: other formats count as none. */
function allowances(text: string): ReadonlyMap<string, number> {
  const pairs = [...text.matchAll(/([^\s,;=:]+)\s*[=:]\s*(\d{1,3})/gu)];
  return new Map(pairs.map(([, code = '', count = '0']) => [code, Number(count)]));
}

/**
 * The level of a configuration text; invalid and missing texts count as `error`, so that a typing mistake
 * does not relax a limit.
 */
export function checkLevel(text: string | null | undefined): CheckLevel {
  return checkLevels.find((level) => level === text?.trim()) ?? 'error';
}
