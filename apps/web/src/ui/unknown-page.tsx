import type { ErrorCode } from '@sevenmetre/contract';
import type { ReactNode } from 'react';
import { dashboardPath } from '../lib/paths/paths.ts';
import { useWords } from '../lib/words/words.ts';
import { Link } from './link.tsx';
import { Notice } from './notice.tsx';

interface UnknownPageProps {
  /** Why the server has no such page; null: the app itself knows none. */
  readonly error: ErrorCode | null;
  readonly heading: string;
  readonly children: ReactNode;
  /** Ways on, instead of the one to the first page. */
  readonly actions?: ReactNode;
}

/** What is asked for is not of this tournament, or there is none yet. */
export function UnknownPage({ error, heading, children, actions }: UnknownPageProps) {
  if (error === 'edition-missing') return <NoEditionPage />;
  return (
    <main id="main" className="page-width">
      <Notice isPage figure="4:04" heading={heading} actions={actions ?? <FirstPage />}>
        {children}
      </Notice>
    </main>
  );
}

function FirstPage() {
  const t = useWords();
  return (
    <Link className="button" to={dashboardPath}>
      {t('states.notFound.home')}
    </Link>
  );
}

/** A page of the tournament while there is none. */
export function NoEditionPage() {
  return (
    <main id="main" className="page-width">
      <NoEdition isPage />
    </main>
  );
}

/** Says that there is no tournament yet. */
export function NoEdition({ isPage = false }: { isPage?: boolean }) {
  const t = useWords();
  return (
    <Notice isPage={isPage} drawing="court" heading={t('states.noEdition.heading')}>
      {t('states.noEdition.text')}
    </Notice>
  );
}
