import type { ReactNode } from 'react';
import { Icon } from '../icon.tsx';

export type BadgeKind = 'good' | 'wait' | 'bad' | 'plain';

/** A state in one word; shape and sign carry the same meaning as the colour. */
export function Badge({ kind, children }: { kind: BadgeKind; children: ReactNode }) {
  return (
    <span className={`badge tone-${kind}`}>
      {kind === 'good' ? <Icon name="done" /> : null}
      {kind === 'wait' || kind === 'bad' ? <Icon name="error" /> : null}
      {children}
    </span>
  );
}

/** A notice above the page. */
export function Banner({ kind, children }: { kind: Exclude<BadgeKind, 'plain'>; children: ReactNode }) {
  return (
    <div className={`banner tone-${kind}`} role="status">
      <Icon name={kind === 'good' ? 'done' : 'error'} />
      <div>{children}</div>
    </div>
  );
}
