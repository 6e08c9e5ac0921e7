import type { OwnDashboard } from '@sevenmetre/contract/dashboard/own-dashboard';

/** Whether the user has something to do with the tournament: others are told what they could register for, and why not. */
export function takesPart({ clubs, referees, reporting }: OwnDashboard): boolean {
  return clubs.length + referees.length > 0 || reporting !== null;
}
