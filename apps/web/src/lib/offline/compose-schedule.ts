import type { ScheduleSlice } from '@sevenmetre/contract/schedule/schedule-slice';
import { daysPlayed, scheduleSlice } from '@sevenmetre/rules/snapshot';
import { snapshotOf } from './kept-tournament.ts';
import type { KeptTournament } from './kept-tournament.ts';

/**
 * A day that was never opened; null when nothing is played on it.
 *
 * @param asked ISO date, or `today`
 * @param today ISO date in the tournament's zone
 */
export function composeSchedule(kept: KeptTournament, asked: string, today: string): ScheduleSlice | null {
  const snapshot = snapshotOf(kept);
  if (asked !== 'today' && !daysPlayed(snapshot).includes(asked)) return null;
  const slice = scheduleSlice(snapshot, asked === 'today' ? null : asked, today);
  // The rules promise not to change what they answer; the contract's documents are anybody's.
  const { days, categories, halls, groups, teams, matches } = slice;
  return {
    ...slice,
    days: [...days],
    categories: [...categories],
    halls: [...halls],
    groups: [...groups],
    teams: [...teams],
    matches: [...matches],
  };
}
