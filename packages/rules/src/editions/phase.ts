import { millisecondsOfDay } from '../dates/index.ts';
import type { TimeWindow } from '../registration/index.ts';

/** What an edition is about, in the order of a year. */
export const phases = ['before', 'registration', 'planning', 'play', 'after'] as const;
export type Phase = (typeof phases)[number];

/** What the phase depends on. Days are ISO dates in the zone of the edition, never those of a browser. */
export interface PhaseFacts {
  /** Chosen by an organiser; null: by the facts. */
  readonly byHand: Phase | null;
  readonly now: Date;
  readonly today: string;
  readonly startDate: string;
  readonly endDate: string;
  readonly isClosed: boolean;
  /** When clubs can register (RW1). */
  readonly registration: TimeWindow;
  readonly hasClubs: boolean;
  /** Matches that are not called off. */
  readonly matches: number;
  /** Those of them whose results are approved. */
  readonly approved: number;
}

/** The phase of an edition (rules PH1 to PH5). */
export function phaseOf(facts: PhaseFacts): Phase {
  return facts.byHand ?? phaseByFacts(facts);
}

function phaseByFacts(facts: PhaseFacts): Phase {
  if (facts.isClosed || isPlayed(facts)) return 'after';
  if (facts.today >= facts.startDate) return 'play';
  const { from, till } = facts.registration;
  const now = facts.now.getTime();
  if (from === null ? !facts.hasClubs && facts.matches === 0 : now <= from.getTime()) return 'before';
  if (till === null ? facts.matches === 0 : now < till.getTime()) return 'registration';
  return 'planning';
}

/** From the last day on: results of finals that are not planned yet are still to come before it. */
function isPlayed({ today, endDate, matches, approved }: PhaseFacts): boolean {
  return matches === 0 ? today > endDate : today >= endDate && approved === matches;
}

/** How far a phase is: days that are left until it ends, or the day of those that are played. null: it has no end. */
export type PhaseProgress =
  | { readonly kind: 'left'; readonly days: number }
  | { readonly kind: 'day'; readonly day: number; readonly of: number };

interface ProgressDays {
  readonly phase: Phase;
  readonly today: string;
  readonly startDate: string;
  readonly endDate: string;
  /** Days of the bounds of the registration of clubs; null: no bound. */
  readonly opens: string | null;
  readonly closes: string | null;
}

/** Calendar days in the zone of the edition (rule PH6). */
export function phaseProgress(days: ProgressDays): PhaseProgress | null {
  const { phase, today, startDate, endDate } = days;
  if (phase === 'play') {
    const day = daysBetween(startDate, today) + 1;
    const of = daysBetween(startDate, endDate) + 1;
    return day >= 1 && day <= of ? { kind: 'day', day, of } : null;
  }
  const ends = { before: days.opens, registration: days.closes, planning: startDate, after: null }[phase];
  return ends === null || ends < today ? null : { kind: 'left', days: daysBetween(today, ends) };
}

function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / millisecondsOfDay);
}
