import type { CategorySlice } from '@sevenmetre/contract/categories/category-slice';
import { dashboardPath } from '../../../lib/paths/paths.ts';
import { localName, useLanguage } from '../../../lib/words/words.ts';
import { dotted } from '../../../lib/words/dotted.ts';
import { Band } from '../../../ui/band.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Link } from '../../../ui/link.tsx';
import { TakeAlong } from '../../../ui/take-along.tsx';

/** The name of a category, then its code unless it is the name. */
function CategoryName({ name, code }: { name: string; code: string }) {
  return (
    <h1 className={name.length > 12 ? 'long-name category-band__long' : 'long-name'}>
      {name.replaceAll(' –', '\u00a0–')}
      {name === code ? null : (
        <>
          {' '}
          <span>{code}</span>
        </>
      )}
    </h1>
  );
}

/** The head of the page: the category in its ink, and how far it is. */
export function CategoryBand({ slice: { category, teams, played, total } }: { slice: CategorySlice }) {
  const { t, locale } = useLanguage();
  const born = category.birthDateMin?.slice(0, 4);
  const name = localName(category, locale);
  const about = [
    ...(born === undefined ? [] : [t('results.group.bornFrom', { year: born })]),
    t('category.teams', { count: teams.length }),
    ...(total === 0
      ? []
      : [t(played === total ? 'category.finished' : 'category.progress', { played, count: total })]),
  ];
  return (
    <Band category={category} className="category-band">
      <Link className="back" to={dashboardPath}>
        <Icon name="back" />
        {t('results.group.back')}
      </Link>
      <CategoryName name={name} code={category.code} />
      <p>{dotted(about)}</p>
      {total === 0 ? null : (
        <progress className="played-bar" value={played} max={total} aria-label={t('category.bar')} />
      )}
      <TakeAlong subjects={[{ kind: 'category', key: category.code, name: category.code }]} />
    </Band>
  );
}
