import { type ReactNode, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { ownPath } from '../../../lib/paths/locale-path.ts';
import { ownDashboardPath, signedInNow } from '../../../lib/paths/signed-in-paths.ts';
import { useSession } from '../../../lib/session/session.ts';
import './sign-in.css';

interface WayInProps {
  readonly title: string;
  readonly lead: string;
  readonly children: ReactNode;
}

/** The frame of the sign-in pages. */
export function WayIn({ title, lead, children }: WayInProps) {
  return (
    <main id="main" className="page-width sign-in">
      <h1 className="page-title">{title}</h1>
      <p className="lead">{lead}</p>
      {children}
    </main>
  );
}

/** A success message that stays: a toast would be gone before the mail arrives. */
export function Done({ heading, children }: { heading: string; children?: ReactNode }) {
  return (
    <div className="sign-in__done" role="status">
      <b>{heading}</b>
      {children}
    </div>
  );
}

/** Leaves the page once the user is signed in. Returns where to: `next` of the address; null: the dashboard. */
export function useWayOn(): string | null {
  const next = ownPath(new URLSearchParams(useLocation().search).get('next'));
  const { current } = useSession();
  const navigate = useNavigate();
  useEffect(() => {
    if (current.status === 'in')
      void navigate(next ?? ownDashboardPath, { replace: true, state: signedInNow });
  }, [current.status, navigate, next]);
  return next;
}
