import type { Side } from '../vocabulary/index.ts';
import { marksOf, type PlayerMarks } from './player-marks.ts';
import type { Moment } from './running-score.ts';

/**
 * Figures of one side for a match report. Times are seconds of the match clock, continuous in the second
 * half.
 */
interface SideFigures {
  readonly sevenMetreGoals: number;
  /** Seven-metre throws in play, goals and misses. */
  readonly sevenMetreThrows: number;
  readonly timeouts: readonly number[];
}

export interface ReportFigures {
  readonly marks: ReadonlyMap<number, PlayerMarks>;
  /** Times of each participant's suspensions; those without one are left out. */
  readonly suspensions: ReadonlyMap<number, readonly number[]>;
  readonly sides: Readonly<Record<Side, SideFigures>>;
}

/** Figures of a match report, from the recorded events. Rule MA70. */
export function reportFigures(moments: readonly Moment[]): ReportFigures {
  return {
    marks: marksOf(moments),
    suspensions: suspensionsOf(moments),
    sides: { home: sideFigures(moments, 'home'), away: sideFigures(moments, 'away') },
  };
}

function suspensionsOf(moments: readonly Moment[]): ReadonlyMap<number, readonly number[]> {
  const times = new Map<number, number[]>();
  for (const { event, type } of moments) {
    const person = event.competitionMatchParticipantId;
    if (type.category !== 'suspension' || person === null) continue;
    times.set(person, [...(times.get(person) ?? []), secondsOf(event)]);
  }
  return times;
}

function sideFigures(moments: readonly Moment[], side: Side): SideFigures {
  const own = moments.filter(({ event }) => event.side === side);
  const played = own.filter(({ isOfShootout }) => !isOfShootout);
  const count = (...codes: string[]) => played.filter(({ type }) => codes.includes(type.code)).length;
  return {
    sevenMetreGoals: count('seven-metre-goal'),
    sevenMetreThrows: count('seven-metre-goal', 'seven-metre-miss'),
    timeouts: own.filter(({ type }) => type.code === 'team-timeout').map(({ event }) => secondsOf(event)),
  };
}

function secondsOf({ minute, second }: Moment['event']): number {
  return minute * 60 + second;
}
