import type { PlanOverview } from '@sevenmetre/contract/plan/schemas';
import { useWords } from '../../../../lib/words/words.ts';
import { KnownLink } from '../../../../ui/page/known-link.tsx';
import { Card } from '../../../../ui/page/card.tsx';
import { categoryLooks } from '../category-looks.ts';
import type { CategoryLooks } from '../category-looks.ts';
import { CategoryPlate } from '../category-plate.tsx';
import { ScrollBox } from '../../../../ui/tables/scroll-box.tsx';
import { nextStepOf } from './next-step.ts';

type Category = PlanOverview['categories'][number];

const columns = ['category', 'teams', 'format', 'draw', 'placed', 'published', 'next'] as const;

/** Every category with how far it is and its one next step. */
export function CategoriesTable({ categories }: { categories: readonly Category[] }) {
  const t = useWords();
  const looks = categoryLooks(categories);
  const sum = (key: 'accepted' | 'waiting') =>
    categories.reduce((total, category) => total + category[key], 0);
  return (
    <Card
      title={t('plan.categories')}
      aside={t('plan.categoriesLead', { accepted: sum('accepted'), waiting: sum('waiting') })}
    >
      {categories.length === 0 ? <p>{t('plan.noCategories')}</p> : null}
      <ScrollBox hidden={categories.length === 0}>
        <table className="plan-table plan-progress">
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {t(`plan.column.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {categories.map((category, index) => (
              <CategoryRow key={category.code} category={category} look={looks[index]} />
            ))}
          </tbody>
        </table>
      </ScrollBox>
    </Card>
  );
}

function CategoryRow({ category, look }: { category: Category; look: CategoryLooks | undefined }) {
  const t = useWords();
  const { accepted, waiting, format, entries, drawn, matches, placed, published } = category;
  const { word, to, count } = nextStepOf(category);
  const step = word === 'schedule' ? t('plan.step.schedule', { count }) : t(`plan.step.${word}`);
  return (
    <tr>
      <th scope="row">{look ? <CategoryPlate category={look} /> : category.code}</th>
      <td data-name={t('plan.column.teams')}>
        <b>{t.number(accepted)}</b>{' '}
        {waiting === 0 ? null : <small>{t('plan.waitingMore', { count: waiting })}</small>}
      </td>
      <td data-name={t('plan.column.format')}>
        {format === null ? t('plan.noFormat') : t('plan.entries', { count: entries })}
      </td>
      <td>{format === null ? '' : t('plan.drawn', { count: drawn, total: entries })}</td>
      <td data-name={t('plan.column.placed')}>
        {t('plan.placed', { count: placed, total: matches })}
        <span className="plan-meter" aria-hidden="true">
          <i style={{ width: `${matches === 0 ? 0 : (placed / matches) * 100}%` }} />
        </span>
      </td>
      <td data-name={t('plan.column.published')}>{t('plan.publishedCount', { count: published })}</td>
      <td>
        <KnownLink to={to}>{step}</KnownLink>
      </td>
    </tr>
  );
}
