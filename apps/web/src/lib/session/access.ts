import type { CurrentUser } from '@sevenmetre/contract/account/current-user';
import type { Role } from '@sevenmetre/rules/vocabulary';

export const organisers: readonly Role[] = ['ROLE_ADMIN', 'ROLE_SUPER_ADMIN'];

export function isOrganiser({ roles }: { readonly roles: readonly Role[] }): boolean {
  return organisers.some((role) => roles.includes(role));
}

/**
 * Whether a user begins at the organiser's overview: whoever also acts for clubs or referees has a dashboard, and so has whoever
 * must first confirm the address or set up a second step.
 */
export function beginsAtOverview(user: CurrentUser): boolean {
  const { administratedClubs, leadingTeams, referees, emailVerified, secondStepMissing } = user;
  const isReady = emailVerified && !secondStepMissing;
  return (
    isReady && isOrganiser(user) && administratedClubs.length + leadingTeams.length + referees.length === 0
  );
}

/** Whether someone with these roles may open a page: one of the page's roles is enough. */
export function mayOpen(access: 'public' | readonly Role[], roles: readonly Role[]): boolean {
  return access === 'public' || access.some((role) => roles.includes(role));
}
