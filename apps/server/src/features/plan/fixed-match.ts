import type { StandingMatch } from './versions/standing.repository.ts';

/** Minutes before and after the start of a match in which nobody is moved: people are on their way, or in the hall. */
const [before, after] = [60, 30];

/** Why no plan changes a match; null: it may be changed. */
export function fixedBy(
  { stage, startsAt, isCancelled }: StandingMatch,
  now: Date,
): 'running' | 'finished' | 'frozen' | null {
  if (stage === 'finished') return 'finished';
  if (stage !== 'not_started') return 'running';
  if (isCancelled || startsAt === null) return null;
  const minutes = (startsAt - now.getTime()) / 60_000;
  return minutes <= before && minutes >= -after ? 'frozen' : null;
}
