import { useLocation } from 'react-router';
import { useEffect, useState } from 'react';

/** The secret of a mail's link, which stands behind the #; null: there is none. `undefined` until the page works. */
export function useLinkSecret(): string | null | undefined {
  const { hash } = useLocation();
  const [secret, setSecret] = useState<string | null>();
  // The server never sees what stands behind the #, so the first picture of the page cannot depend on it.
  useEffect(() => setSecret(/^#[\w-]{20,200}$/.test(hash) ? hash.slice(1) : null), [hash]);
  return secret;
}
