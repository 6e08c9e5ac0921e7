/** The `__Host-` prefix makes browsers refuse the cookie from subdomains and without https; plain http cannot have it. */
export function sessionCookieName(secure: boolean): string {
  return secure ? '__Host-session' : 'session';
}
