import type { ReactNode } from 'react';
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
