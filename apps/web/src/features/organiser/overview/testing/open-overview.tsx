import type { CurrentUser } from '@sevenmetre/contract/account/current-user';
import type { AdminOverview } from '@sevenmetre/contract/dashboard/admin-overview';
import { organiser, showSignedIn } from '../../../../testing/show-signed-in.tsx';
import type { Answers } from '../../../../testing/show-signed-in.tsx';

/** An edition to which nobody has registered, and in which nothing waits. */
export const quietOverview: AdminOverview = {
  clubs: { waiting: 0, oldest: null, flagged: 0, registered: 0, countries: 0 },
  referees: { waiting: 0, oldest: null, approved: 0, pairs: 0 },
  unmatchedPayments: 0,
  unpaidClubs: 0,
  overdueClubs: 0,
  failedMails: 0,
  decisions: 0,
  beds: { guests: 0, persons: 0, left: 0 },
  categories: [],
  play: null,
  trend: null,
};

/** The first page of an organiser. */
export function openOverview(
  overview: AdminOverview,
  more: Answers = {},
  roles: CurrentUser['roles'] = organiser.roles,
) {
  return showSignedIn({
    path: '/admin',
    user: { ...organiser, roles },
    answers: { adminOverview: () => ({ status: 200, body: overview }), ...more },
  });
}
