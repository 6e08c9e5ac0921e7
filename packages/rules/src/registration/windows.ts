import type { Role } from '../vocabulary/index.ts';

/** A span of time; a missing bound leaves its side open. */
export interface TimeWindow {
  readonly from: Date | null;
  readonly till: Date | null;
}

/** The bounds that configuration sets for registration. */
export interface RegistrationWindows {
  readonly clubCreate: TimeWindow;
  readonly clubUpdate: TimeWindow;
  /** Teams are created, changed and deleted only before it; null: no end. */
  readonly clubTeamCreateTill: Date | null;
  readonly refereeCreate: TimeWindow;
  readonly refereeUpdate: TimeWindow;
}

/** Strictly inside: on the very moment of a bound the window is closed. */
export function isWindowOpen({ from, till }: TimeWindow, now: Date): boolean {
  return (from === null || from < now) && (till === null || now < till);
}

type Roles = readonly Role[];

/**
 * Super admins and late registration at any time, everybody else inside the window and while teams can be brought: a
 * registration without teams cannot be sent.
 */
export function mayCreateClub(roles: Roles, windows: RegistrationWindows, now: Date): boolean {
  return (
    bypassesWindows(roles) || (isWindowOpen(windows.clubCreate, now) && mayChangeTeams(roles, windows, now))
  );
}

/** `places`: only in categories that have a place left, nobody is put on a waiting list. */
export type NewClubTeams = 'open' | 'places' | 'closed';

/** Which teams a club that is not registered yet may bring. After the deadline late registration may while there are places. */
export function teamsOfNewClub(roles: Roles, windows: RegistrationWindows, now: Date): NewClubTeams {
  if (mayChangeTeams(roles, windows, now)) return 'open';
  return bypassesWindows(roles) ? 'places' : 'closed';
}

/** As creating, inside the window for updates. Not asked for country and region, which may always be changed. */
export function mayUpdateClub(roles: Roles, windows: RegistrationWindows, now: Date): boolean {
  return bypassesWindows(roles) || isWindowOpen(windows.clubUpdate, now);
}

/** Of a club that is registered. Late registration does not open them again: only a super admin changes them after the deadline. */
export function mayChangeTeams(roles: Roles, windows: RegistrationWindows, now: Date): boolean {
  return (
    roles.includes('ROLE_SUPER_ADMIN') || isWindowOpen({ from: null, till: windows.clubTeamCreateTill }, now)
  );
}

/** As a club, inside the referees' own window. */
export function mayCreateReferee(roles: Roles, windows: RegistrationWindows, now: Date): boolean {
  return bypassesWindows(roles) || isWindowOpen(windows.refereeCreate, now);
}

/** As a club, inside the referees' own window for updates. */
export function mayUpdateReferee(roles: Roles, windows: RegistrationWindows, now: Date): boolean {
  return bypassesWindows(roles) || isWindowOpen(windows.refereeUpdate, now);
}

function bypassesWindows(roles: Roles): boolean {
  return roles.includes('ROLE_SUPER_ADMIN') || roles.includes('ROLE_LATE_REGISTRATION');
}
