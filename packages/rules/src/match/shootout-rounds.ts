import type { Moment } from './running-score.ts';

export interface ShootoutRound<M extends Moment = Moment> {
  /** null: this side has not thrown in the round. */
  readonly home: M | null;
  readonly away: M | null;
}

/**
 * The sheet of a shoot-out: in a round each side throws once, so that the n-th throw of a side stands in round n, whoever
 * began. Rule MA29.
 *
 * @param moments in playing order
 */
export function shootoutRounds<M extends Moment>(moments: readonly M[]): ShootoutRound<M>[] {
  const throws = moments.filter(({ type, scored, isOfShootout }) => isOfShootout && isThrow(type, scored));
  const home = throws.filter(({ event }) => event.side === 'home');
  const away = throws.filter(({ event }) => event.side === 'away');
  const count = Math.max(home.length, away.length);
  return Array.from({ length: count }, (_, round) => ({
    home: home[round] ?? null,
    away: away[round] ?? null,
  }));
}

/** Reporters record throws of a shoot-out as goals or misses of play as well; cards are none. */
function isThrow({ category, code }: Moment['type'], scored: boolean): boolean {
  return scored || category === 'shootout' || code === 'seven-metre-miss';
}
