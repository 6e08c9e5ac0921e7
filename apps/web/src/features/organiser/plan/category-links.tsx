import { useWords } from '../../../lib/words/words.ts';
import { Link } from '../../../ui/link.tsx';
import { useCentredLink } from '../../../ui/page/use-centred-link.ts';
import '../../../ui/page/scroll-row.css';
import { categoryLooks } from './category-looks.ts';
import { CategoryPlate } from './category-plate.tsx';

interface CategoryLinksProps {
  /** In the order of the edition. */
  readonly categories: Parameters<typeof categoryLooks>[0];
  readonly current: string;
  /** The page of which each category has one, without the code. */
  readonly to: string;
}

/** The same page of the other categories. */
export function CategoryLinks({ categories, current, to }: CategoryLinksProps) {
  const t = useWords();
  const row = useCentredLink();
  return (
    <nav ref={row} className="plan-categories scroll-row" aria-label={t('plan.categories')}>
      {categoryLooks(categories).map((category) => (
        <Link
          key={category.code}
          to={`${to}/${category.code}`}
          aria-current={category.code === current ? 'page' : undefined}
        >
          <CategoryPlate category={category} />
        </Link>
      ))}
    </nav>
  );
}
