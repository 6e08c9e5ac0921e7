import type { FastifyRequest } from 'fastify';

export interface CookieOptions {
  readonly secure: boolean;
  /** Scripts of the page may not read it. */
  readonly httpOnly: boolean;
  /** Seconds; 0 takes the cookie back. */
  readonly maxAge: number;
}

/**
 * A cookie of a request as it was set, or null; of several with one name the first. Public slices never call this:
 * their bytes are the same for everybody.
 */
export function readCookie(request: FastifyRequest, name: string): string | null {
  for (const pair of request.headers.cookie?.split(';') ?? []) {
    const [key = '', ...value] = pair.split('=');
    if (key.trim() === name) return value.join('=').trim();
  }
  return null;
}

/**
 * A Set-Cookie header for the whole site; the cookie does not travel with requests that other sites start.
 *
 * @param value letters, digits, `-`, `_` and `.` only
 */
export function cookieHeader(
  name: string,
  value: string,
  { secure, httpOnly, maxAge }: CookieOptions,
): string {
  if (!/^[\w.-]*$/.test(value)) throw new Error(`The value of the cookie ${name} needs an encoding`);
  const flags = [...(httpOnly ? ['HttpOnly'] : []), ...(secure ? ['Secure'] : [])];
  return [`${name}=${value}`, 'Path=/', `Max-Age=${maxAge}`, 'SameSite=Lax', ...flags].join('; ');
}

/** Whether the visitor came by https, so that a cookie may insist on it. */
export function isSecure(request: FastifyRequest, publicUrl: string | null): boolean {
  return publicUrl === null ? request.protocol === 'https' : publicUrl.startsWith('https:');
}
