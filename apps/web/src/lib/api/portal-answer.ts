import { isPortalId, portalIdHeader } from '@sevenmetre/contract/portal-mark';

/**
 * Something between this page and the portal has answered: a gateway, a filter, a captive portal. Counts as no
 * network.
 */
export class ForeignAnswer extends Error {
  constructor() {
    super('foreign answer');
  }
}

/** Whether the portal has sent this answer: it carries its id. Only such answers may be kept or believed. */
export function isPortalAnswer({ headers, redirected }: Pick<Response, 'headers' | 'redirected'>): boolean {
  return !redirected && isPortalId(headers.get(portalIdHeader) ?? '');
}
