import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useWords } from '../../../lib/words/words.ts';
import { Notice } from '../../../ui/notice.tsx';

/** Shown for a link without its secret. */
export function IncompleteLink({ children, action }: { children: ReactNode; action: ReactNode }) {
  const t = useWords();
  return (
    <Notice drawing="goal" heading={t('signIn.reset.incomplete')} actions={action}>
      {children}
    </Notice>
  );
}

/** The secret of a mail's link, which stands behind the #; null: there is none. `undefined` until the page works. */
export function useLinkSecret(): string | null | undefined {
  const { hash } = useLocation();
  const [secret, setSecret] = useState<string | null>();
  // The server never sees the part behind the #, so the first render must not depend on it.
  useEffect(() => setSecret(/^#[\w-]{20,200}$/.test(hash) ? hash.slice(1) : null), [hash]);
  return secret;
}
