import type { ReactNode } from 'react';
import { failureText } from '../../lib/queries/failure-words.ts';
import { clockText } from '../../lib/time/moments.ts';
import type { Failure } from '../../lib/queries/failure.ts';
import type { Read } from '../../lib/queries/use-read.ts';
import { useWords } from '../../lib/words/words.ts';
import { Notice } from '../notice.tsx';
import { Retry } from '../retry.tsx';
import { Banner } from './badge.tsx';
import { NoEdition } from './no-edition.tsx';

interface ReadyProps<T> {
  readonly read: Read<T>;
  /** What stands there until the first answer; without it, blocks. */
  readonly skeleton?: ReactNode;
  readonly children: (data: T) => ReactNode;
}

/**
 * Shows the result of a read in each state: loading, loaded, outdated because the server does not answer, refused,
 * not found.
 */
export function Ready<T>({ read, skeleton, children }: ReadyProps<T>) {
  const t = useWords();
  if (read.data === undefined) {
    if (read.failure === null) return skeleton ?? <BlocksSkeleton />;
    return <Failed failure={read.failure} retry={read.refresh} />;
  }
  return (
    <>
      {read.failure === null ? null : (
        <Banner kind="wait">
          {read.failure.kind === 'network'
            ? t('signedIn.states.stale', { time: clockText(t, read.readAt) })
            : failureText(t, read.failure)}
        </Banner>
      )}
      {children(read.data)}
    </>
  );
}

/** Data that could not be loaded. A missing record and one of another user look the same. */
export function Failed({ failure, retry }: { failure: Failure; retry: () => Promise<void> }) {
  const t = useWords();
  if (failure.kind === 'refused' && failure.code === 'edition-missing') return <NoEdition />;
  if (failure.kind === 'refused' && failure.status === 404) {
    return (
      <Notice drawing="court" heading={t('signedIn.states.gone.heading')}>
        {t('signedIn.states.gone.text')}
      </Notice>
    );
  }
  // The same on every page: it tries again by itself, says when it is the network, and leads to support when the server fails.
  if (failure.kind !== 'refused' || failure.status >= 500) return <Retry retry={retry} />;
  const again = (
    <button className="button" type="button" onClick={() => void retry()}>
      {t('signedIn.states.tryAgain')}
    </button>
  );
  return (
    <div role="alert">
      <Notice drawing="goal" heading={t('signedIn.states.failed.heading')} actions={again}>
        {t('signedIn.states.failed.text')} {failureText(t, failure)}
      </Notice>
    </div>
  );
}

/** Blocks in the size of cards that are being loaded. */
export function BlocksSkeleton({ blocks = 3 }: { blocks?: number }) {
  const t = useWords();
  return (
    <div className="card-grid" aria-busy="true">
      <p className="visually-hidden" role="status">
        {t('signedIn.states.loading')}…
      </p>
      {Array.from({ length: blocks }, (_, index) => (
        <div key={index} className="card card--columns-6" aria-hidden="true">
          <div className="card__head">
            <div className="skeleton skeleton--medium" />
          </div>
          <div className="skeleton skeleton--long" />
          <div className="skeleton skeleton--medium" />
        </div>
      ))}
    </div>
  );
}

/** A list or card that has nothing yet: one sentence and, where there is one, the next step. */
export function Empty({ children, action }: { children: ReactNode; action?: ReactNode }) {
  return (
    <div className="empty-list">
      <p>{children}</p>
      {action}
    </div>
  );
}
