import type { DashboardSlice } from '@sevenmetre/contract/dashboard/dashboard-slice';
import { categoryLook } from '@sevenmetre/rules/look';
import { categoryPath, groupPath } from '../../../lib/paths/paths.ts';
import { localName, useLanguage, useWords } from '../../../lib/words/words.ts';
import { Glyph } from '../../../ui/glyph.tsx';
import { Link } from '../../../ui/link.tsx';
import { Notice } from '../../../ui/notice.tsx';

type Category = DashboardSlice['categories'][number];
type Group = Category['groups'][number];

/** Genders in the order of the pages, with their word. */
export const categorySections = [
  ['M', 'boys'],
  ['W', 'girls'],
  ['X', 'mixed'],
] as const;

/** Categories by gender and age, each with its groups. */
export function Categories({ slice: { categories } }: { slice: DashboardSlice }) {
  const t = useWords();
  // Boys and girls of an age stand side by side on phones.
  const isPaired = (['M', 'W'] as const).every((gender) =>
    categories.some((category) => category.gender === gender),
  );
  return (
    <section className="dashboard__categories" aria-labelledby="categories">
      <div className="section-head">
        <h2 id="categories">{t('results.dashboard.categories')}</h2>
      </div>
      {categories.length === 0 ? (
        <Notice drawing="ticket" heading={t('results.dashboard.emptyHeading')}>
          {t('results.dashboard.empty')}
        </Notice>
      ) : (
        <>
          <div className={isPaired ? 'category-tiles__pair' : undefined}>
            {categorySections.map(([gender, name]) => {
              const own = categories.filter((category) => category.gender === gender);
              return own.length === 0 ? null : (
                <div key={gender} className={`category-tiles category-tiles--${name}`}>
                  <h3>{t(`results.dashboard.${name}`)}</h3>
                  <ul>
                    {own.map((category) => (
                      <Card key={category.code} category={category} />
                    ))}
                  </ul>
                </div>
              );
            })}
          </div>
          <p className="muted small">{t('results.dashboard.legend')}</p>
        </>
      )}
    </section>
  );
}

/** The whole card leads to the category; where there is room, its first groups are a tap nearer. */
function Card({ category }: { category: Category }) {
  const { t, locale } = useLanguage();
  const born = category.birthDateMin?.slice(0, 4);
  const { code, groups } = category;
  return (
    <li className={`category-tile ${categoryLook(category.gender, category.ageRank).inkClass}`}>
      <Glyph category={category} className="glyph" />
      <h4 className={code.length > 3 ? 'long-name' : undefined}>
        <Link to={categoryPath(code)}>{code}</Link>
      </h4>
      <p>
        {born === undefined
          ? localName(category, locale)
          : t('results.dashboard.categoryFrom', { year: born })}
        <br />
        {t('results.dashboard.categoryTeams', { count: category.teams })}
        {category.live > 0 ? <em>{t('results.dashboard.categoryLive', { count: category.live })}</em> : null}
      </p>
      {groups.length === 0 ? <p>{t('results.dashboard.noGroups')}</p> : <Groups groups={firstOf(groups)} />}
    </li>
  );
}

function Groups({ groups }: { groups: readonly Group[] }) {
  const t = useWords();
  return (
    <ul className="category-chips">
      {groups.map(({ slug, short, label }) => (
        <li key={slug}>
          <Link to={groupPath(slug)} aria-label={t('results.dashboard.groupLink', { label })}>
            {short}
          </Link>
        </li>
      ))}
    </ul>
  );
}

const atOnce = 8;

/** Groups named by a letter; a category without such groups shows its first ones. The others are on its page. */
function firstOf(groups: readonly Group[]): readonly Group[] {
  const lettered = groups.filter(({ short }) => short.length === 1);
  return (lettered.length > 0 ? lettered : groups).slice(0, atOnce);
}
