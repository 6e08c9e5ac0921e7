import { useWords } from '../../../lib/words/words.ts';
import { RowsSkeleton } from '../../../ui/skeleton.tsx';

/** The skeleton of the page: score, tabs, rows of the timeline. */
export function MatchSkeleton() {
  const t = useWords();
  return (
    <main id="main" className="match-page" aria-busy="true">
      <div className="match-hero match-hero--over">
        <div className="page-width">
          <h1 className="visually-hidden">{t('match.title')}</h1>
          <div className="match-hero__score match-hero__score--time" aria-hidden="true">
            –:–
          </div>
          <p className="match-hero__state match-hero__facts" role="status">
            {t('states.loading')}…
          </p>
        </div>
      </div>
      <div className="page-width" aria-hidden="true">
        <RowsSkeleton rows={6} />
      </div>
    </main>
  );
}
