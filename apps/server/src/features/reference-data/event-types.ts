import type { EventTypeCode } from '@sevenmetre/rules/vocabulary';

export interface EventTypeData {
  readonly code: EventTypeCode;
  readonly nameCs: string;
  readonly nameEn: string;
  readonly category: 'goal' | 'shootout' | 'suspension' | 'card' | 'other';
  readonly shortName: string;
  readonly penaltyMatchStop: boolean;
  /** Seconds off the court. */
  readonly penaltyDuration: number;
  readonly scoreIncrease: number;
  readonly secondaryParticipantAllowed: boolean;
  /** Whether it is offered to reporters; organisers can change it. */
  readonly isActive: boolean;
}

const nothing = {
  penaltyMatchStop: false,
  penaltyDuration: 0,
  scoreIncrease: 0,
  secondaryParticipantAllowed: false,
  isActive: true,
} as const;

/**
 * Two minutes off the court, IHF rules 16:3–16:9; after a red or a blue card the team plays short for as
 * long.
 */
const twoMinutes = 120;

/** In the order in which reporters see them, most frequent first. */
export const eventTypeData: readonly EventTypeData[] = [
  {
    ...nothing,
    code: 'goal',
    nameCs: 'Gól',
    nameEn: 'Goal',
    category: 'goal',
    shortName: 'G',
    scoreIncrease: 1,
  },
  {
    ...nothing,
    code: 'seven-metre-goal',
    nameCs: 'Gól ze 7 m',
    nameEn: '7 m goal',
    category: 'goal',
    shortName: '7G',
    scoreIncrease: 1,
  },
  {
    ...nothing,
    code: 'seven-metre-miss',
    nameCs: 'Neproměněno 7 m',
    nameEn: '7 m missed',
    category: 'other',
    shortName: '7×',
    isActive: false,
  },
  {
    ...nothing,
    code: 'shootout-goal',
    nameCs: 'Gól v rozstřelu',
    nameEn: 'Shoot-out goal',
    category: 'shootout',
    shortName: 'RG',
    scoreIncrease: 1,
  },
  {
    ...nothing,
    code: 'shootout-miss',
    nameCs: 'Neproměněný hod v rozstřelu',
    nameEn: 'Shoot-out miss',
    category: 'shootout',
    shortName: 'R×',
  },
  {
    ...nothing,
    code: 'two-minutes',
    nameCs: 'Vyloučení na 2 minuty',
    nameEn: '2-minute suspension',
    category: 'suspension',
    shortName: "2'",
    penaltyDuration: twoMinutes,
  },
  {
    ...nothing,
    code: 'yellow-card',
    nameCs: 'Žlutá karta',
    nameEn: 'Yellow card',
    category: 'card',
    shortName: 'ŽK',
  },
  {
    ...nothing,
    code: 'red-card',
    nameCs: 'Červená karta',
    nameEn: 'Red card',
    category: 'card',
    shortName: 'ČK',
    penaltyMatchStop: true,
    penaltyDuration: twoMinutes,
  },
  {
    ...nothing,
    code: 'blue-card',
    nameCs: 'Modrá karta',
    nameEn: 'Blue card',
    category: 'card',
    shortName: 'MK',
    penaltyMatchStop: true,
    penaltyDuration: twoMinutes,
  },
  {
    ...nothing,
    code: 'team-timeout',
    nameCs: 'Oddechový čas',
    nameEn: 'Team time-out',
    category: 'other',
    shortName: 'TTO',
    isActive: false,
  },
  {
    ...nothing,
    code: 'empty-goal',
    nameCs: 'Bez brankáře',
    nameEn: 'Empty net',
    category: 'goal',
    shortName: 'BB',
    scoreIncrease: 1,
    isActive: false,
  },
  {
    ...nothing,
    code: 'goalkeeper-out',
    nameCs: 'Brankář odešel',
    nameEn: 'Goalkeeper leaves',
    category: 'other',
    shortName: 'B−',
    isActive: false,
  },
  {
    ...nothing,
    code: 'goalkeeper-in',
    nameCs: 'Brankář se vrátil',
    nameEn: 'Goalkeeper returns',
    category: 'other',
    shortName: 'B+',
    isActive: false,
  },
];
