import { Component, useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { useReachable } from '../lib/api/connection.ts';
import { keepReloading, reloadWhenReachable, whenReachable } from '../lib/api/reload.ts';
import { useWords } from '../lib/words/words.ts';
import { Notice } from '../ui/notice.tsx';

interface BoundaryProps {
  /** Another page begins again. */
  readonly page: string | null;
  /** The page is unattended: it reloads by itself. */
  readonly unattended?: boolean;
  /** Shows nothing instead of a failure, for what merely lies over a page. */
  readonly quiet?: boolean;
  readonly children: ReactNode;
}

interface BoundaryState {
  readonly page: string | null;
  readonly failed: boolean;
}

/** A page whose chunk does not come, or that breaks, says so in its own place; header and menu stay. */
export class PageBoundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { page: this.props.page, failed: false };

  static getDerivedStateFromError(): Partial<BoundaryState> {
    return { failed: true };
  }

  static getDerivedStateFromProps({ page }: BoundaryProps, state: BoundaryState): BoundaryState | null {
    return page === state.page ? null : { page, failed: false };
  }

  override render(): ReactNode {
    const { quiet = false, unattended = false, children } = this.props;
    if (!this.state.failed) return children;
    return quiet ? null : <Broken unattended={unattended} />;
  }
}

function Broken({ unattended }: { unattended: boolean }) {
  const t = useWords();
  const reachable = useReachable();
  const wasOutOfReach = useRef(false);
  useEffect(() => (unattended ? keepReloading() : undefined), [unattended]);
  // A chunk that failed to load does not prove that the network is down; a request to the server does.
  useEffect(() => void whenReachable(() => undefined), []);
  useEffect(() => {
    if (!reachable) wasOutOfReach.current = true;
    else if (wasOutOfReach.current) void reloadWhenReachable();
  }, [reachable]);
  const again = (
    <button className="button" type="button" onClick={() => void reloadWhenReachable()}>
      {t('states.support.again')}
    </button>
  );
  return (
    <main id="main" className="page-width">
      <Notice
        isPage
        drawing="goal"
        heading={t(reachable ? 'states.support.heading' : 'states.offline.heading')}
        actions={again}
      >
        {t(reachable ? 'states.support.text' : 'states.offline.text')}
      </Notice>
    </main>
  );
}
