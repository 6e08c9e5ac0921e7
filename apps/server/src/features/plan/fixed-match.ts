import type { StandingMatch } from './versions/standing.repository.ts';

/**
 * Minutes before and after the start of a match in which no plan moves it: people are on their way, or in the
 * hall.
 */
const [before, after] = [60, 30];

export type FixedBy = 'running' | 'finished' | 'frozen';

/**
 * Why a match cannot be changed; null: it can.
 * @param freeze minutes before its start in which it is not moved; null: none
 */
export function fixedBy(
  { stage, startsAt, isCancelled }: StandingMatch,
  now: Date,
  freeze: number | null = before,
): FixedBy | null {
  if (stage === 'finished') return 'finished';
  if (stage !== 'not_started') return 'running';
  if (isCancelled || startsAt === null || freeze === null) return null;
  const minutes = (startsAt - now.getTime()) / 60_000;
  return minutes <= freeze && minutes >= -after ? 'frozen' : null;
}
