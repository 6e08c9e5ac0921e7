import { extraHalfLength } from '@sevenmetre/rules/match';
import type { StageCode } from '@sevenmetre/rules/vocabulary';

export interface MatchStageData {
  readonly code: StageCode;
  readonly nameCs: string;
  readonly nameEn: string;
  readonly shortNameCs: string;
  readonly shortNameEn: string;
  /** Whether the match clock runs, a shoot-out is played, or nothing. */
  readonly stageType: 'waiting' | 'period' | 'shootout' | 'closed';
  /** Seconds on the match clock for halves of 15 minutes; overridden by a match's own half length. */
  readonly duration: number | null;
  readonly startTime: number | null;
}

const half = 900;

/** In order of play. */
export const matchStageData: readonly MatchStageData[] = [
  {
    code: 'not_started',
    nameCs: 'Nezahájeno',
    nameEn: 'Not started',
    shortNameCs: '–',
    shortNameEn: '–',
    stageType: 'waiting',
    duration: null,
    startTime: null,
  },
  {
    code: '1st_half',
    nameCs: '1. poločas',
    nameEn: '1st half',
    shortNameCs: '1. pol.',
    shortNameEn: '1st',
    stageType: 'period',
    duration: half,
    startTime: 0,
  },
  {
    code: '2nd_half',
    nameCs: '2. poločas',
    nameEn: '2nd half',
    shortNameCs: '2. pol.',
    shortNameEn: '2nd',
    stageType: 'period',
    duration: half,
    startTime: half,
  },
  {
    code: 'extra1_1st_half',
    nameCs: '1. prodloužení, 1. poločas',
    nameEn: '1st extra time, 1st half',
    shortNameCs: '1. prodl.',
    shortNameEn: 'ET 1',
    stageType: 'period',
    duration: extraHalfLength,
    startTime: 2 * half,
  },
  {
    code: 'extra1_2nd_half',
    nameCs: '1. prodloužení, 2. poločas',
    nameEn: '1st extra time, 2nd half',
    shortNameCs: '1. prodl.',
    shortNameEn: 'ET 1',
    stageType: 'period',
    duration: extraHalfLength,
    startTime: 2 * half + extraHalfLength,
  },
  {
    code: 'extra2_1st_half',
    nameCs: '2. prodloužení, 1. poločas',
    nameEn: '2nd extra time, 1st half',
    shortNameCs: '2. prodl.',
    shortNameEn: 'ET 2',
    stageType: 'period',
    duration: extraHalfLength,
    startTime: 2 * half + 2 * extraHalfLength,
  },
  {
    code: 'extra2_2nd_half',
    nameCs: '2. prodloužení, 2. poločas',
    nameEn: '2nd extra time, 2nd half',
    shortNameCs: '2. prodl.',
    shortNameEn: 'ET 2',
    stageType: 'period',
    duration: extraHalfLength,
    startTime: 2 * half + 3 * extraHalfLength,
  },
  {
    code: 'shootout',
    nameCs: 'Rozstřel ze 7 m',
    nameEn: 'Shoot-out',
    shortNameCs: '7 m',
    shortNameEn: 'SO',
    stageType: 'shootout',
    duration: null,
    startTime: 2 * half,
  },
  {
    code: 'waiting_for_approval',
    nameCs: 'Čeká na schválení',
    nameEn: 'Waiting for approval',
    shortNameCs: 'ke schválení',
    shortNameEn: 'to approve',
    stageType: 'closed',
    duration: null,
    startTime: null,
  },
  {
    code: 'finished',
    nameCs: 'Ukončeno',
    nameEn: 'Finished',
    shortNameCs: 'konec',
    shortNameEn: 'end',
    stageType: 'closed',
    duration: null,
    startTime: null,
  },
];
