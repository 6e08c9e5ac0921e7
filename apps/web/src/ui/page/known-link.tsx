import type { ReactNode } from 'react';
import { hasPage } from '../../lib/paths/known-pages.ts';
import { Link } from '../link.tsx';

interface KnownLinkProps {
  readonly to: string;
  /** Filled like the page's main action; others are outlined. */
  readonly main?: boolean;
  readonly label?: string;
  readonly children: ReactNode;
}

/** A button that leads to another page of the zone; nothing where there is no such page. */
export function KnownLink({ to, main = false, label, children }: KnownLinkProps) {
  if (!hasPage(to)) return null;
  return (
    <Link
      className={main ? 'button' : 'button button--outline'}
      to={to}
      {...(label === undefined ? {} : { 'aria-label': label })}
    >
      {children}
    </Link>
  );
}
