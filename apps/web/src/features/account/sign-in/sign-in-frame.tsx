import type { ReactNode } from 'react';
import './sign-in.css';

interface WayInProps {
  readonly title: string;
  readonly lead: string;
  readonly children: ReactNode;
}

/** A page on the way into the portal. */
export function WayIn({ title, lead, children }: WayInProps) {
  return (
    <main id="main" className="in login">
      <h1 className="pg">{title}</h1>
      <p className="lead">{lead}</p>
      {children}
    </main>
  );
}

/** Good news that stays: a toast would be gone before the mail is there. */
export function Done({ heading, children }: { heading: string; children?: ReactNode }) {
  return (
    <div className="auth-done" role="status">
      <b>{heading}</b>
      {children}
    </div>
  );
}
