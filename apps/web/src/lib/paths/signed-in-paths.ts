/* Addresses of signed-in users' pages; `../paths.ts` has those of public ones. */

/** What a signed-in user begins with. */
export const ownDashboardPath = '/dashboard';
/** What the dashboard is opened with right after a sign-in. */
export const signedInNow = 'signed-in-now';
/** What the payment page of a club is opened with right after its registration. */
export const registeredNow = 'registered-now';
export const accountPath = '/account';
/** The matches that a referee's pair leads. */
export const refereeMatchesPath = '/referee/matches';
/** What the organiser sees first, and what lies behind it. */
export const adminPath = '/admin';
export const registrationsPath = '/admin/registrations';
/** Clubs and teams from an organiser's list. */
export const clubListPath = `${registrationsPath}/import`;
export const refereeRegistrationsPath = '/admin/referees';
/** Officials from an organiser's list. */
export const officialListPath = `${refereeRegistrationsPath}/import`;
export const accommodationPath = '/admin/accommodation';
export const adminInvoicesPath = '/admin/invoices';
export const adminBankPath = '/admin/bank';
export const tournamentFolderPath = '/admin/tournament-folder';
/** A year that was played elsewhere, for the archive. */
export const pastYearPath = `${tournamentFolderPath}/past`;
export const settingsPath = '/admin/settings';
export const helpPointsPath = `${settingsPath}/help-points`;
export const hallScreensPath = `${settingsPath}/hall-screens`;
export const identityPath = `${settingsPath}/identity`;
export const priceListPath = '/admin/price-list';
/** The organiser's lists; places have pages of their own among them. */
export const listsPath = '/admin/enumerations';
export const adminPlacesPath = `${listsPath}/places`;
/** Halls from an organiser's list. */
export const hallListPath = `${adminPlacesPath}/import`;
export const messagesPath = '/admin/messages';
export const newMessagePath = `${messagesPath}/new`;
/** Value of `for` of a new message that reminds clubs of overdue invoices. */
export const overdueReminder = 'overdue';
export const overdueReminderPath = `${newMessagePath}?for=${overdueReminder}`;
export const usersPath = '/admin/users';
/** Formats, draw and schedule of an edition. */
export const planPath = '/admin/plan';
export const planTeamsPath = `${planPath}/teams`;
export const planSettingsPath = `${planPath}/settings`;
export const planFormatsPath = `${planPath}/formats`;
export const planDrawPath = `${planPath}/draw`;
export const planSchedulePath = `${planPath}/schedule`;
/** A schedule that was made elsewhere. */
export const scheduleFilePath = `${planSchedulePath}/import`;
export const planAppointmentsPath = `${planPath}/appointments`;
export const planVersionsPath = `${planPath}/versions`;
export const controlRoomPath = '/admin/control-room';
export const checkInPath = '/admin/check-in';
export const reportersPath = '/admin/reporters';
/** Volunteers, their shifts and their links. */
export const dutyPath = '/admin/duty';
/** What halls need on paper. */
export const photoConsentPath = '/admin/photo-consent';
export const hallPapersPath = '/admin/hall-papers';
export const rehearsalPath = '/admin/rehearsal';
export const mailsPath = '/admin/mails';
export const groupsPath = '/admin/groups';
export const adminMatchesPath = '/admin/matches';
export const editionsPath = '/admin/editions';

/** What a change of the plan begins with: what has happened, and to which match; nulls: nothing yet. */
export function planChangesPath(kind: string | null, matchNumber: number | null): string {
  const query = new URLSearchParams({
    ...(kind === null ? {} : { kind }),
    ...(matchNumber === null ? {} : { match: String(matchNumber) }),
  }).toString();
  return query === '' ? `${planPath}/changes` : `${planPath}/changes?${query}`;
}

/** A club at the check-in desk. */
export function clubCheckInPath(clubId: number): string {
  return `${checkInPath}/${clubId}`;
}

export function clubPath(id: number): string {
  return `/club/${id}`;
}

export function clubUsersPath(id: number): string {
  return `${clubPath(id)}/users`;
}

export function clubRosterPath(id: number): string {
  return `${clubPath(id)}/roster`;
}

export function teamPlanPath(teamId: number): string {
  return `/rosters/team-plan/${teamId}`;
}

/** Who stands in the roster of one side of a match. */
export function matchRosterPath(matchId: number, side: 'home' | 'away'): string {
  return `/rosters/match/${matchId}/${side}`;
}

export function clubRegistrationPath(id: number): string {
  return `/registration/club/update/${id}`;
}

/** What a club pays and what happens next, from the moment it has registered. */
export function clubStatusPath(id: number): string {
  return `/registration/club/status/${id}`;
}

/** Country and region of a club, which may be changed when nothing else may. */
export function clubPlacePath(id: number): string {
  return `/registration/club/place/${id}`;
}

/** The day of a hall, for those who record there. */
export function reporterHallPath(hallId: number): string {
  return `/reporter/hall-matches/${hallId}`;
}

/** Who plays and who referees, at the table. */
export function reporterRosterPath(slug: string): string {
  return `/reporter/match-roster/${encodeURIComponent(slug)}`;
}

/** What a second person notes beside the record of a match. */
export function reporterScoutingPath(slug: string): string {
  return `/reporter/match-scouting/${encodeURIComponent(slug)}`;
}

export function reporterPaperPath(slug: string, kind: 'blank' | 'filled' | 'entry'): string {
  return `/reporter/match-paper/${encodeURIComponent(slug)}/${kind}`;
}

/** Where somebody without an account scouts; the token of the link stands behind the #. Kept on the device as other screens of reporters. */
export const scoutByLinkPath = '/reporter/scout';

/** A match that touches nothing real. */
export const reporterPracticePath = '/reporter/match/practice';

/** A club's registration, for organisers. */
export function registrationPath(id: number): string {
  return `${registrationsPath}/${id}`;
}

/** A referee's registration, for organisers. */
export function organiserRefereePath(id: number): string {
  return `${refereeRegistrationsPath}/${id}`;
}

/** Lines, documents and payments of a club, for organisers. */
export function clubInvoicePath(clubId: number): string {
  return `/admin/club/${clubId}/invoice`;
}

/** A message to clubs or referees, for organisers. */
export function messagePath(id: number): string {
  return `${messagesPath}/${id}`;
}

/** Somebody's account, for organisers. */
export function userPath(id: number): string {
  return `${usersPath}/${id}`;
}

/** An item of the price list; null: a new one. */
export function priceItemPath(id: number | null): string {
  return `${priceListPath}/${id ?? 'new'}`;
}

export function listPath(kind: string): string {
  return `${listsPath}/${kind}`;
}

/** A place, for organisers; null: a new one. */
export function adminPlacePath(id: number | null): string {
  return `${adminPlacesPath}/${id ?? 'new'}`;
}
