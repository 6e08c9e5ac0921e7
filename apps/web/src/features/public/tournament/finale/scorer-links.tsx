import type { Finale } from '@sevenmetre/contract/final-ranking/finale';
import { statisticsPath } from '../../../../lib/paths/paths.ts';
import { useWords } from '../../../../lib/words/words.ts';
import { Plate } from '../../../../ui/glyph.tsx';
import { Link } from '../../../../ui/link.tsx';

/** Scorers stand on pages that search engines do not show: they are children. */
export function ScorerLinks({ categories }: { categories: Finale['categories'] }) {
  const t = useWords();
  const ranked = categories.filter(({ podium }) => podium.length > 0);
  if (ranked.length === 0) return null;
  return (
    <section aria-labelledby="scorers">
      <div className="section-head">
        <h2 id="scorers">{t('finale.scorers')}</h2>
      </div>
      <ul className="scorer-links">
        {ranked.map((category) => (
          <li key={category.code}>
            <Link to={statisticsPath(category.code)}>
              <Plate category={category} text={category.code} />
            </Link>
          </li>
        ))}
      </ul>
      {ranked.length < categories.length ? <p className="muted small">{t('finale.scorersHint')}</p> : null}
    </section>
  );
}
