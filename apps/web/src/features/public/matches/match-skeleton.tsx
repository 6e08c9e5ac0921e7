import { useWords } from '../../../lib/words/words.ts';
import { RowsSkeleton } from '../../../ui/skeleton.tsx';

/** The page before its data: the score's place, the tabs, rows of the timeline. */
export function MatchSkeleton() {
  const t = useWords();
  return (
    <main id="main" className="mpg" aria-busy="true">
      <div className="hero over">
        <div className="in">
          <h1 className="vh">{t('match.title')}</h1>
          <div className="score when" aria-hidden="true">
            –:–
          </div>
          <p className="fa" role="status">
            {t('states.loading')}…
          </p>
        </div>
      </div>
      <div className="in" aria-hidden="true">
        <RowsSkeleton rows={6} />
      </div>
    </main>
  );
}
