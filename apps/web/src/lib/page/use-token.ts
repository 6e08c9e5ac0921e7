import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';

/** The token behind the #; null: there is none. The server never sees it, so the first rendering does not depend on it. */
export function useToken(): string | null | undefined {
  const { hash } = useLocation();
  const [token, setToken] = useState<string | null>();
  useEffect(() => setToken(/^#[\w-]{20,200}$/.test(hash) ? hash.slice(1) : null), [hash]);
  return token;
}
