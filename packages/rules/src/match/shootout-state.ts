import type { Side } from '../vocabulary/index.ts';
import type { Moment } from './running-score.ts';
import { shootoutRounds } from './shootout-rounds.ts';

export interface ShootoutState {
  /** Side of the next throw; null: not begun, or decided. */
  readonly next: Side | null;
  /** Number of the next round, from 1. */
  readonly round: number;
  readonly winner: Side | null;
}

/** Throws of each side before sudden death. */
const regularRounds = 5;

/**
 * State of a shoot-out: sides throw alternately, five each, then in pairs until a pair decides. It ends as
 * soon as one side cannot be caught up. A hint for the table, which may record anything. Rule MA37.
 * @param moments in the order of play
 */
export function shootoutState(moments: readonly Moment[]): ShootoutState {
  const rounds = shootoutRounds(moments);
  const thrown = { home: 0, away: 0 };
  const goals = { home: 0, away: 0 };
  for (const round of rounds) {
    for (const side of ['home', 'away'] as const) {
      if (round[side] === null) continue;
      thrown[side] += 1;
      if (round[side].scored) goals[side] += 1;
    }
  }
  const winner = winnerOf(thrown, goals);
  const [first] = rounds;
  const began =
    moments.find((moment) => moment === first?.home || moment === first?.away)?.event.side ?? null;
  const round = Math.min(thrown.home, thrown.away) + 1;
  if (winner !== null || began === null) return { next: null, round, winner };
  if (thrown.home === thrown.away) return { next: began, round, winner };
  return { next: thrown.home < thrown.away ? 'home' : 'away', round, winner };
}

type Count = Readonly<Record<Side, number>>;

function winnerOf(thrown: Count, goals: Count): Side | null {
  const rounds = Math.max(regularRounds, thrown.home, thrown.away);
  const left = { home: rounds - thrown.home, away: rounds - thrown.away };
  if (goals.home > goals.away + left.away) return 'home';
  if (goals.away > goals.home + left.home) return 'away';
  return null;
}
