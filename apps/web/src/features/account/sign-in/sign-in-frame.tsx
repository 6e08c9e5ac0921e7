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
    <main id="main" className="page-width sign-in">
      <h1 className="page-title">{title}</h1>
      <p className="lead">{lead}</p>
      {children}
    </main>
  );
}

/** Good news that stays: a toast would be gone before the mail is there. */
export function Done({ heading, children }: { heading: string; children?: ReactNode }) {
  return (
    <div className="sign-in__done" role="status">
      <b>{heading}</b>
      {children}
    </div>
  );
}
