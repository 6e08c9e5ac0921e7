import { useWords } from '../../../lib/words/words.ts';
import { Band } from '../../../ui/band.tsx';

/** The skeleton of the page: cards in their places. */
export function PlayoffSkeleton({ code, letter }: { code: string; letter: string }) {
  const t = useWords();
  return (
    <main id="main" aria-busy="true">
      <Band>
        <span className="back">{t('bracket.back', { code })}</span>
        <h1 className="long-name">{t('bracket.heading', { letter })}</h1>
        <p role="status">{t('states.loading')}…</p>
      </Band>
      <div className="page-width">
        <div className="bracket-bar" aria-hidden="true" />
        <ul className="bracket-skeleton" aria-hidden="true">
          {Array.from({ length: 6 }, (_, index) => (
            <li key={index} className="bracket-card">
              <div className="skeleton" />
              <div className="skeleton skeleton--long" />
              <div className="skeleton skeleton--medium" />
            </li>
          ))}
        </ul>
      </div>
    </main>
  );
}
