import { isExtra } from '../vocabulary/index.ts';
import type { Side, StageCode } from '../vocabulary/index.ts';
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

/** Seconds of the match clock at which a person was shown each card. */
export interface CardTimes {
  readonly yellow: readonly number[];
  readonly red: readonly number[];
  readonly blue: readonly number[];
}

export const noCards: CardTimes = { yellow: [], red: [], blue: [] };

interface Goals {
  readonly home: number;
  readonly away: number;
}

/** Score after each part of a match, by its events; null: no event in this part or a later one of play. */
interface PartScores {
  readonly regular: Goals | null;
  readonly extra1: Goals | null;
  readonly extra2: Goals | null;
  /** Goals of the shoot-out alone. */
  readonly shootout: Goals | null;
}

export interface ReportFigures {
  readonly marks: ReadonlyMap<number, PlayerMarks>;
  /** Times of each participant's suspensions; those without one are left out. */
  readonly suspensions: ReadonlyMap<number, readonly number[]>;
  /** Times of each participant's cards, by code of the type; those without one are left out. */
  readonly cards: ReadonlyMap<number, CardTimes>;
  readonly parts: PartScores;
  readonly sides: Readonly<Record<Side, SideFigures>>;
}

/** Figures of a match report, from the recorded events. Rule MA70. */
export function reportFigures(moments: readonly Moment[]): ReportFigures {
  return {
    marks: marksOf(moments),
    suspensions: suspensionsOf(moments),
    cards: cardsOf(moments),
    parts: partsOf(moments),
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

function cardsOf(moments: readonly Moment[]): ReportFigures['cards'] {
  const cards = new Map<number, CardTimes>();
  for (const { event, type } of moments) {
    const person = event.competitionMatchParticipantId;
    const colour = cardColours.find((name) => type.code === `${name}-card`);
    if (colour === undefined || person === null) continue;
    const own = cards.get(person) ?? noCards;
    cards.set(person, { ...own, [colour]: [...own[colour], secondsOf(event)] });
  }
  return cards;
}

const cardColours = ['yellow', 'red', 'blue'] as const;

/** An extra time without events is known to have been played only if the next one has an event. */
function partsOf(moments: readonly Moment[]): PartScores {
  const play = moments.filter(({ event, isOfShootout }) => !isOfShootout && !isAfterPlay(event));
  const thrown = moments.filter(({ isOfShootout }) => isOfShootout);
  const stages = play.map(({ event }) => event.competitionMatchStageCode);
  const reached = { first: stages.some(isExtra), second: stages.some(isSecondExtra) };
  const after = (isAfter: (stage: StageCode) => boolean): Goals => {
    const last = play.findLast(({ event }) => !isAfter(event.competitionMatchStageCode));
    return { home: last?.home ?? 0, away: last?.away ?? 0 };
  };
  return {
    regular: moments.length === 0 ? null : after(isExtra),
    extra1: reached.first ? after(isSecondExtra) : null,
    extra2: reached.second ? after(() => false) : null,
    shootout: thrown.length === 0 ? null : { home: scored(thrown, 'home'), away: scored(thrown, 'away') },
  };
}

/** A card after the last whistle, when the score has the goals of a shoot-out. */
function isAfterPlay({ competitionMatchStageCode: stage }: Moment['event']): boolean {
  return stage === 'waiting_for_approval' || stage === 'finished';
}

function isSecondExtra(stage: StageCode): boolean {
  return stage === 'extra2_1st_half' || stage === 'extra2_2nd_half';
}

function scored(moments: readonly Moment[], side: Side): number {
  return moments.reduce(
    (goals, { event, type }) => goals + (event.side === side ? type.scoreIncrease : 0),
    0,
  );
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
