import { linksFor } from '@sevenmetre/contract/permissions';
import type { Actor } from '@sevenmetre/rules/permissions';
import type { CurrentUser } from '@sevenmetre/contract/account/current-user';

type Link = CurrentUser['links'][number];

/** Where the actions on one's own account are carried out. An action without a line here has no page yet. */
const addresses = new Map<string, Pick<Link, 'method' | 'href'>>([
  ['configuration', { method: 'GET', href: '/api/v1/admin/configuration' }],
  ['mails', { method: 'GET', href: '/api/v1/admin/mails' }],
  ['translations', { method: 'GET', href: '/api/v1/admin/configuration' }],
]);

/** What the user may do that belongs to no record of its own. */
export function accountLinks(actor: Actor, now: Date): Link[] {
  return linksFor(actor, {}, now).flatMap((action) => {
    const address = addresses.get(action);
    return address ? [{ routeName: action, operationId: action, ...address }] : [];
  });
}
