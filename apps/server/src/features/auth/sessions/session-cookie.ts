/** The `__Host-` prefix makes browsers refuse the cookie from subdomains and without https; plain http cannot have it. */
export function sessionCookieName(secure: boolean): string {
  return secure ? '__Host-session' : 'session';
}

/** What tells that a browser has signed in before. It opens nothing. */
export function deviceCookieName(secure: boolean): string {
  return secure ? '__Host-device' : 'device';
}
