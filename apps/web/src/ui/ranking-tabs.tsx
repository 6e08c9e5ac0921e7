import type { RankingSlice } from '@sevenmetre/contract/final-ranking/ranking-slice';
import { categoryLook } from '@sevenmetre/rules/look';
import { rankingPath } from '../lib/paths/paths.ts';
import { useWords } from '../lib/words/words.ts';
import { Glyph } from './glyph.tsx';
import { Link } from './link.tsx';

interface TabsProps {
  readonly categories: RankingSlice['categories'];
  /** Code of the category that is shown; null: none of them. */
  readonly current: string | null;
}

/** The rankings of all categories, each on a page of its own. */
export function RankingTabs({ categories, current }: TabsProps) {
  const t = useWords();
  return (
    <nav className="ranking-tabs" aria-label={t('finalRanking.categories')}>
      {categories.map((category) => (
        <Link
          key={category.code}
          className={categoryLook(category.gender, category.ageRank).inkClass}
          to={rankingPath(category.code)}
          aria-current={category.code === current ? 'page' : undefined}
        >
          <Glyph category={category} className="glyph" />
          {category.code}
        </Link>
      ))}
    </nav>
  );
}
