import type { ErrorCode } from '@sevenmetre/contract';
import { categoryPath, dashboardPath } from '../../../lib/paths/paths.ts';
import { useWords } from '../../../lib/words/words.ts';
import { Link } from '../../../ui/link.tsx';
import { Retry } from '../../../ui/retry.tsx';
import { UnknownPage } from '../../../ui/unknown-page.tsx';

interface NoPlayoffProps {
  readonly code: string;
  readonly letter: string;
  /** Why there is none; null: nothing answers. */
  readonly error: ErrorCode | null;
  readonly retry: () => Promise<void>;
}

/** The page when there is nothing to show on it. */
export function NoPlayoff({ code, letter, error, retry }: NoPlayoffProps) {
  const t = useWords();
  if (error === null) {
    return (
      <main id="main" className="page-width">
        <h1 className="page-title">{t('bracket.heading', { letter })}</h1>
        <Retry retry={retry} />
      </main>
    );
  }
  const actions = (
    <>
      <Link className="button" to={categoryPath(code)}>
        {t('bracket.back', { code })}
      </Link>
      <Link className="button button--outline" to={dashboardPath}>
        {t('states.notFound.home')}
      </Link>
    </>
  );
  return (
    <UnknownPage error={error} heading={t('bracket.unknown.heading')} actions={actions}>
      {t('bracket.unknown.text', { letter, code })}
    </UnknownPage>
  );
}
