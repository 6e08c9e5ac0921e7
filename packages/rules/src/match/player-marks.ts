import type { Moment } from './running-score.ts';

/** Marks of a player on the match sheet. Cards and suspensions count events, goals count their value. */
export interface PlayerMarks {
  /** In play, including seven-metre goals. */
  readonly goals: number;
  readonly sevenMetreGoals: number;
  /** Seven-metre throws in play, goals and recorded misses. */
  readonly sevenMetreThrows: number;
  readonly shootoutGoals: number;
  readonly yellow: number;
  readonly twoMinutes: number;
  readonly red: number;
  readonly blue: number;
}

export const noMarks: PlayerMarks = {
  goals: 0,
  sevenMetreGoals: 0,
  sevenMetreThrows: 0,
  shootoutGoals: 0,
  yellow: 0,
  twoMinutes: 0,
  red: 0,
  blue: 0,
};

/**
 * Marks of participants with any, by the id that events use. Events without a player are left out. Rule MA30.
 */
export function marksOf(moments: Iterable<Moment>): ReadonlyMap<number, PlayerMarks> {
  const marks = new Map<number, PlayerMarks>();
  for (const moment of moments) {
    const player = moment.event.competitionMatchParticipantId;
    if (player === null) continue;
    marks.set(player, add(marks.get(player) ?? noMarks, moment));
  }
  return marks;
}

function add(marks: PlayerMarks, { type, isOfShootout }: Moment): PlayerMarks {
  const { code, scoreIncrease } = type;
  if (isOfShootout && scoreIncrease !== 0) {
    return { ...marks, shootoutGoals: marks.shootoutGoals + scoreIncrease };
  }
  const inPlay = !isOfShootout;
  const goal = code === 'seven-metre-goal';
  return {
    ...marks,
    goals: marks.goals + (inPlay ? scoreIncrease : 0),
    sevenMetreGoals: marks.sevenMetreGoals + one(inPlay && goal),
    sevenMetreThrows: marks.sevenMetreThrows + one(inPlay && (goal || code === 'seven-metre-miss')),
    yellow: marks.yellow + one(code === 'yellow-card'),
    twoMinutes: marks.twoMinutes + one(type.category === 'suspension'),
    red: marks.red + one(code === 'red-card'),
    blue: marks.blue + one(code === 'blue-card'),
  };
}

function one(counts: boolean): number {
  return counts ? 1 : 0;
}
