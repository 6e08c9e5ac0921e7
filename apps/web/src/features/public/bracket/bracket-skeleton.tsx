import { useWords } from '../../../lib/words/words.ts';

/** The page before its data: cards in their places. */
export function PlayoffSkeleton({ code, letter }: { code: string; letter: string }) {
  const t = useWords();
  return (
    <main id="main" aria-busy="true">
      <div className="band plain">
        <div className="in">
          <span className="back">{t('bracket.back', { code })}</span>
          <h1 className="nm">{t('bracket.heading', { letter })}</h1>
          <p role="status">{t('states.loading')}…</p>
        </div>
      </div>
      <div className="in">
        <div className="bar" aria-hidden="true" />
        <ul className="skl" aria-hidden="true">
          {Array.from({ length: 6 }, (_, index) => (
            <li key={index} className="bm">
              <div className="sk w1" />
              <div className="sk w3" />
              <div className="sk w2" />
            </li>
          ))}
        </ul>
      </div>
    </main>
  );
}
