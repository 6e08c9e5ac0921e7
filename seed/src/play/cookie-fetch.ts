/**
 * A `fetch` that keeps cookies and sends its own origin, as a page in a browser does.
 * @param more headers of every request
 */
export function cookieFetch(origin: string, more: Readonly<Record<string, string>> = {}): typeof fetch {
  const cookies = new Map<string, string>();
  return async (input, init) => {
    const headers = new Headers(init?.headers);
    headers.set('origin', origin);
    for (const [name, value] of Object.entries(more)) headers.set(name, value);
    if (cookies.size > 0)
      headers.set('cookie', Array.from(cookies, ([name, value]) => `${name}=${value}`).join('; '));
    const response = await fetch(input, {
      ...init,
      headers,
      signal: init?.signal ?? AbortSignal.timeout(15_000),
    });
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      const split = pair.indexOf('=');
      if (split > 0) cookies.set(pair.slice(0, split).trim(), pair.slice(split + 1));
    }
    return response;
  };
}
