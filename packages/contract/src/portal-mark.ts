/**
 * Header of every answer of the server: the id of the portal, which belongs to its database. A call may carry it
 * too: a server with another id then refuses with 421 `other-portal` before anything else.
 */
export const portalIdHeader = 'portal-id';

/**
 * Header of a call with an id of its own. Answers that must not be stored return it, so that a device recognises
 * a stored copy of an earlier answer.
 */
export const portalCallHeader = 'portal-call';

/** Whether a text can be the id of a portal. */
export function isPortalId(text: string): boolean {
  return /^[a-z0-9]{8,32}$/.test(text);
}

/** Whether a text can be the id of a call; others are not returned. */
export function isCallId(text: string): boolean {
  return /^[\w-]{1,64}$/.test(text);
}
