import { useEffect, useEffectEvent, useState } from 'react';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { mayOpen } from '../lib/session/access.ts';
import { useSession } from '../lib/session/session.ts';
import type { SessionOutcome } from '../lib/session/session.ts';
import { FirstSkeleton } from '../ui/page-skeleton.tsx';
import { Retry } from '../ui/retry.tsx';
import type { AppRoute } from './routes/route.ts';

/**
 * Every navigation ensures the current user. A public page does not wait for it; any other asks the server again, then
 * leads to sign-in without a user and to /unauthorized without the role. A network that fails signs nobody out.
 */
export function Guard({ route, children }: { route: AppRoute; children: ReactNode }) {
  const session = useSession();
  const location = useLocation();
  const isPublic = route.access === 'public';
  const [asked, setAsked] = useState<{ key: string; outcome: SessionOutcome } | null>(null);
  const { ensure } = session;
  const ask = async () => {
    const outcome = await ensure({ force: !isPublic });
    setAsked({ key: location.key, outcome });
  };
  const arrive = useEffectEvent(() => void ask());
  useEffect(() => arrive(), [location.key]);

  if (isPublic) return children;
  const { user, status } = session.current;
  // A known user has access while the server is asked again, unless it answers that the session is over.
  const isAsked = asked?.key === location.key || user !== null;
  const outcome = !isAsked ? null : status === 'unknown' ? (asked?.outcome ?? null) : status;
  if (outcome === 'in' || (outcome === 'unreachable' && route.isSignedIn)) {
    const allowed = user === null || mayOpen(route.access, user.roles);
    return allowed ? children : <Navigate to="/unauthorized" replace />;
  }
  if (outcome === 'out') {
    const next = encodeURIComponent(location.pathname + location.search);
    return <Navigate to={`/login?next=${next}`} replace />;
  }
  if (outcome === null) return <FirstSkeleton />;
  return (
    <main id="main" className="page-width">
      <Retry retry={ask} />
    </main>
  );
}
