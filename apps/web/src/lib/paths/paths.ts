/** Addresses of this site's pages; nobody else writes them down. */
export const dashboardPath = '/results';
export const archivePath = '/results/archive';
export const countriesPath = '/results/countries';
export const translationsPath = '/translations';
/** What clubs learn before they register, and the way to it. */
export const joinPath = '/join';
export const cityPath = '/city';
export const lostChildPath = '/city/lost';
/** For those who are not signed in it leads through the sign-in. */
export const clubRegistrationStartPath = '/registration/club/create';
/** The visitor's own teams, on the first page. */
export const myTeamsPath = '/results#my-teams';
export const categoriesPath = '/results#categories';
export const refereesPath = '/results/referees';
/** The day that is played, else the next one. */
export const schedulePath = '/results/schedule';
/** What is played now. */
export const livePath = `${schedulePath}?show=live`;
export const hallsPath = '/results/matches-by-hall';

export function groupPath(slug: string): string {
  return `/results/competition-group/${encodeURIComponent(slug)}`;
}

export function playoffPath(categoryCode: string, playoffCategory: string): string {
  return `${groupPath(categoryCode)}/play-off/${encodeURIComponent(playoffCategory)}`;
}

export function categoryPath(code: string): string {
  return `/results/team-category/${encodeURIComponent(code)}`;
}

/** Of a category that is over. */
export function rankingPath(categoryCode: string): string {
  return `${categoryPath(categoryCode)}/ranking`;
}

export function statisticsPath(categoryCode: string): string {
  return `/results/statistics/${encodeURIComponent(categoryCode)}`;
}

export function matchPath(id: number): string {
  return `/results/match/${id}`;
}

export function teamPath(id: number): string {
  return `/results/team-detail/${id}`;
}

export function countryPath(countryCode: string): string {
  return `/results/country/${encodeURIComponent(countryCode)}`;
}

/** @param day ISO date */
export function scheduleDayPath(day: string): string {
  return `${schedulePath}/${day}`;
}

export function hallPath(id: number): string {
  return `${hallsPath}/${id}`;
}

export function hallScreenPath(id: number): string {
  return `${hallPath(id)}/screen`;
}

/** Of one country's referees. */
export function refereesOfPath(countryCode: string): string {
  return `${refereesPath}/${encodeURIComponent(countryCode)}`;
}

export function refereePath(id: number): string {
  return `/referees/detail/${id}`;
}

/** The form of a referee's own registration. */
export function refereeRegistrationPath(id: number): string {
  return `/registration/referee/update/${id}`;
}

export function placesPath(type: string): string {
  return `/results/places/${encodeURIComponent(type)}`;
}

export function placePath(id: number): string {
  return `/results/place/${id}`;
}

/** A match as organisers manage it, with its official score. */
export function adminMatchPath(slug: string): string {
  return `/admin/matches/${encodeURIComponent(slug)}`;
}

/** Where a match is recorded. `slug` is its group's label with dashes and its number. */
export function reporterMatchPath(slug: string): string {
  return `/reporter/match/${encodeURIComponent(slug)}`;
}

/** The own page of a volunteer; the token of its link stands behind the #. */
export const myShiftPath = '/my-shift';
/** Page on which a person sets a PIN for signatures; likewise. */
export const signingPinPath = '/signing-pin';
/** An invitation to be on duty; likewise. */
export const dutyInvitationPath = '/help';
/** Whether an address is one of the organiser's pages: these have a frame of their own in place of the visitors' header. */
export function isOrganisersPage(pathname: string): boolean {
  return /^\/(admin|translations)(\/|$)/.test(pathname);
}

/** All halls on one screen, for a lobby. */
export const wallPath = '/results/matches-by-hall/wall';

/** A transparent page with the score of whatever is played in the hall, to lie over a video. */
export function hallOverlayPath(id: number): string {
  return `${hallPath(id)}/overlay`;
}
