import type { ErrorCode } from '@sevenmetre/contract';
import type { ReactNode } from 'react';
import { dashboardPath } from '../lib/paths/paths.ts';
import { useWords } from '../lib/words/words.ts';
import { Link } from './link.tsx';
import { Notice } from './notice.tsx';

interface UnknownPageProps {
  readonly error: ErrorCode;
  readonly heading: string;
  readonly children: ReactNode;
  readonly actions?: ReactNode;
}

/** What is asked for is not of this tournament, or there is none yet. */
export function UnknownPage({ error, heading, children, actions }: UnknownPageProps) {
  const t = useWords();
  const home = (
    <Link className="button" to={dashboardPath}>
      {t('states.notFound.home')}
    </Link>
  );
  return (
    <main id="main" className="page-width">
      {error === 'edition-missing' ? (
        <Notice isPage drawing="court" heading={t('states.noEdition.heading')}>
          {t('states.noEdition.text')}
        </Notice>
      ) : (
        <Notice isPage figure="4:04" heading={heading} actions={actions ?? home}>
          {children}
        </Notice>
      )}
    </main>
  );
}
