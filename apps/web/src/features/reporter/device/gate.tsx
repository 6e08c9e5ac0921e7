import { useEffect, useEffectEvent, useState } from 'react';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { mayOpen } from '../../../lib/session/access.ts';
import { reporters } from '../../../lib/session/reporter-link.ts';
import { useSession } from '../../../lib/session/session.ts';
import type { SessionOutcome } from '../../../lib/session/session.ts';
import { useWords } from '../../../lib/words/words.ts';
import { Notice } from '../../../ui/notice.tsx';
import { browserDevice } from './open-device.ts';
import { identityOf, keepIdentity, readIdentity } from '../../../lib/session/reporter-identity.ts';
import type { Identity } from '../../../lib/session/reporter-identity.ts';

/**
 * Lets those in who record here. Unlike every other page it does not wait for the server: whoever has recorded on this
 * device goes on without a network, and also when the server has ended the session. What is recorded is kept either way.
 */
export function Gate({ children }: { children: (who: Identity) => ReactNode }) {
  const t = useWords();
  const { pathname } = useLocation();
  const { who, outcome } = useWho();
  if (who !== null && mayOpen(reporters, who.roles)) return children(who);
  if (who !== null && outcome === 'in') return <Navigate to="/unauthorized" replace />;
  if (who !== null)
    return (
      <main id="main" className="page-width">
        <Notice drawing="court" heading={t('reporter.title')} isPage>
          {t('reporter.forbidden')}
        </Notice>
      </main>
    );
  if (outcome === 'out') return <Navigate to={`/login?next=${encodeURIComponent(pathname)}`} replace />;
  return (
    <main id="main" className="page-width" aria-busy={outcome === null}>
      <p className="page-skeleton" role="status">
        {t('reporter.checking')}…
      </p>
    </main>
  );
}

function useWho(): { readonly who: Identity | null; readonly outcome: SessionOutcome | null } {
  const { current, ensure } = useSession();
  const [outcome, setOutcome] = useState<SessionOutcome | null>(null);
  // Not before the page runs: the server knows no device.
  const [kept, setKept] = useState<Identity | null>(null);
  const arrive = useEffectEvent(async () => {
    setKept(readIdentity());
    setOutcome(await ensure({ force: true }));
  });
  useEffect(() => void arrive(), []);
  const { user } = current;
  useEffect(() => {
    if (user === null) return;
    keepIdentity(identityOf(user));
    browserDevice().signedIn();
  }, [user]);
  return { who: user === null ? kept : identityOf(user), outcome };
}
