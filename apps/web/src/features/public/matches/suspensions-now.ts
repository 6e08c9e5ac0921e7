import type { MatchSlice } from '@sevenmetre/contract/matches/match-slice';
import { knownClock, suspensionsAt } from '@sevenmetre/rules/match';
import type { Suspensions } from '@sevenmetre/rules/match';
import { runningStage } from '../../../lib/matches/match-clock.ts';
import type { Story } from './story.ts';

/** Who is off the court an instant, milliseconds UTC. */
export function suspensionsNow({ ticket, events }: MatchSlice, { types }: Story, now: number): Suspensions {
  const { halfLength } = ticket;
  const clock = knownClock(runningStage(ticket), events, new Date(now));
  return suspensionsAt(events, clock, { types, halfLength });
}
