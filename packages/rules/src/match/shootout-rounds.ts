import type { Moment } from './running-score.ts';

export interface ShootoutRound<M extends Moment = Moment> {
  /** null: the side has not thrown in this round. */
  readonly home: M | null;
  readonly away: M | null;
}

/**
 * The rounds of a shoot-out: each side throws once per round, so that the n-th throw of a side is in round n,
 * whoever began. Rule MA29.
 * @param moments in the order of play
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

/** Throws of a shoot-out may also be recorded as goals or misses of play; cards are not throws. */
function isThrow({ category, code }: Moment['type'], scored: boolean): boolean {
  return scored || category === 'shootout' || code === 'seven-metre-miss';
}
