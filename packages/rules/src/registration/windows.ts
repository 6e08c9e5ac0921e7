import type { Role } from '../vocabulary/index.ts';

/** A period; a missing bound means no limit. */
export interface TimeWindow {
  readonly from: Date | null;
  readonly till: Date | null;
}

/** Registration periods from the configuration. */
export interface RegistrationWindows {
  readonly clubCreate: TimeWindow;
  readonly clubUpdate: TimeWindow;
  /** Teams can be created, changed and deleted only before it; null: no end. */
  readonly clubTeamCreateTill: Date | null;
  readonly refereeCreate: TimeWindow;
  readonly refereeUpdate: TimeWindow;
}

/** Bounds are exclusive. */
export function isWindowOpen({ from, till }: TimeWindow, now: Date): boolean {
  return (from === null || from < now) && (till === null || now < till);
}

type Roles = readonly Role[];

/**
 * Super admins and roles for late registration at any time, others in the period and while teams can be
 * added, since a registration needs a team.
 */
export function mayCreateClub(roles: Roles, windows: RegistrationWindows, now: Date): boolean {
  return (
    bypassesWindows(roles) || (isWindowOpen(windows.clubCreate, now) && mayChangeTeams(roles, windows, now))
  );
}

/** The window in which anybody may register a club: no longer than teams can be added (RW3). */
export function clubWindow({ clubCreate, clubTeamCreateTill }: RegistrationWindows): TimeWindow {
  const ends = [clubCreate.till, clubTeamCreateTill].filter((end) => end !== null);
  return { from: clubCreate.from, till: ends.toSorted((a, b) => a.getTime() - b.getTime())[0] ?? null };
}

/** `late`: after the deadline, which the form says before its first step. */
export type NewClubTeams = 'open' | 'late' | 'closed';

/** Whether a new club may register teams. After the deadline roles for late registration may; full categories have a waiting list. */
export function teamsOfNewClub(roles: Roles, windows: RegistrationWindows, now: Date): NewClubTeams {
  if (mayChangeTeams(roles, windows, now)) return 'open';
  return bypassesWindows(roles) ? 'late' : 'closed';
}

/** As for creating, in the period for updates. Not for country and region, which may always be changed. */
export function mayUpdateClub(roles: Roles, windows: RegistrationWindows, now: Date): boolean {
  return bypassesWindows(roles) || isWindowOpen(windows.clubUpdate, now);
}

/**
 * For a registered club. After the deadline only super admins may change teams, not roles for late
 * registration.
 */
export function mayChangeTeams(roles: Roles, windows: RegistrationWindows, now: Date): boolean {
  return (
    roles.includes('ROLE_SUPER_ADMIN') || isWindowOpen({ from: null, till: windows.clubTeamCreateTill }, now)
  );
}

/** As for a club, in the referees' own period. */
export function mayCreateReferee(roles: Roles, windows: RegistrationWindows, now: Date): boolean {
  return bypassesWindows(roles) || isWindowOpen(windows.refereeCreate, now);
}

/** As for a club, in the referees' own period for updates. */
export function mayUpdateReferee(roles: Roles, windows: RegistrationWindows, now: Date): boolean {
  return bypassesWindows(roles) || isWindowOpen(windows.refereeUpdate, now);
}

function bypassesWindows(roles: Roles): boolean {
  return roles.includes('ROLE_SUPER_ADMIN') || roles.includes('ROLE_LATE_REGISTRATION');
}
