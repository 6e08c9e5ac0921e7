import type { ScorerRow, StatisticsSlice } from '@sevenmetre/contract/statistics/schemas';
import { categoryLook } from '@sevenmetre/rules/look';
import { categoryPath, statisticsPath } from '../../../lib/paths/paths.ts';
import { useScrolledIntoView } from '../../../lib/browser/use-scrolled-into-view.ts';
import { localName, useLanguage, useWords } from '../../../lib/words/words.ts';
import { Band } from '../../../ui/band.tsx';
import { Plate } from '../../../ui/glyph.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Link } from '../../../ui/link.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { TabList, useTab } from '../../../ui/tab-list.tsx';
import { penaltyColumns, scorerColumns } from './columns.ts';
import type { Everyone } from './everyone.ts';
import { Podium } from './podium.tsx';
import { StatList } from './stat-list.tsx';

const tabs = ['scorers', 'penalties'] as const;
type Tab = (typeof tabs)[number];

/** The statistics of a category: scorers and penalties. */
export function StatisticsView({ slice }: { slice: StatisticsSlice }) {
  const t = useWords();
  const tab = useTab(tabs);
  const { gender, ageRank } = slice.category;
  return (
    <main id="main" className={categoryLook(gender, ageRank).inkClass}>
      <StatisticsBand slice={slice} tab={tab} />
      <div className="page-width">
        <CategoryChoice slice={slice} tab={tab} />
        <TabList
          tabs={tabs}
          selected={tab}
          label={t('statistics.tabs')}
          nameOf={(known) => t(`statistics.tab.${known}`)}
        />
        <div role="tabpanel" id={`panel-${tab}`} aria-labelledby={`tab-${tab}`}>
          {slice.hidden ? (
            <Notice drawing="court" heading={t('statistics.hidden.heading')}>
              {t('statistics.hidden.text')}
            </Notice>
          ) : (
            <List slice={slice} tab={tab} />
          )}
        </div>
      </div>
    </main>
  );
}

interface CategoryChoiceProps {
  readonly slice: StatisticsSlice;
  readonly tab: Tab;
}

/** The same list of the other categories, each in its ink. */
function CategoryChoice({ slice: { categories, category }, tab }: CategoryChoiceProps) {
  const t = useWords();
  const own = useScrolledIntoView<HTMLAnchorElement>(category.code);
  if (categories.length < 2) return null;
  return (
    <nav className="statistics__categories" aria-label={t('statistics.categories')}>
      {categories.map((one) => (
        <Link
          key={one.code}
          to={`${statisticsPath(one.code)}${tab === tabs[0] ? '' : `?tab=${tab}`}`}
          {...(one.code === category.code ? { 'aria-current': 'page', ref: own } : {})}
        >
          <Plate category={one} text={one.code} />
        </Link>
      ))}
    </nav>
  );
}

function StatisticsBand({ slice: { category, matches, goals }, tab }: { slice: StatisticsSlice; tab: Tab }) {
  const { t, locale } = useLanguage();
  return (
    <Band category={category}>
      <Link className="back" to={categoryPath(category.code)}>
        <Icon name="back" />
        {localName(category, locale)}
      </Link>
      <h1 className="long-name">{t(`statistics.tab.${tab}`)}</h1>
      <p>
        {category.code}
        {matches === 0
          ? null
          : ` · ${t('statistics.summary', { goals, count: matches, average: t.number(goals / matches, 2) })}`}
      </p>
    </Band>
  );
}

const goalsOf = ({ goals }: ScorerRow) => goals;
const allScorers = ({ scorers }: Everyone) => scorers;
const allPenalties = ({ penalties }: Everyone) => penalties;

function List({ slice, tab }: { slice: StatisticsSlice; tab: Tab }) {
  const t = useWords();
  const { scorers, penalties, category } = slice;
  const { code } = category;
  if ((tab === 'scorers' ? scorers : penalties).total === 0) {
    return (
      <Notice drawing="ticket" heading={t(`statistics.empty.${tab}`)}>
        {t(`statistics.empty.${tab}Text`)}
      </Notice>
    );
  }
  const ofTeams = tab === 'penalties' && penalties.of === 'teams';
  const caption = t(tab === 'scorers' ? 'statistics.captionScorers' : 'statistics.captionPenalties', {
    code,
  });
  const heading = t(ofTeams ? 'statistics.teamColumn' : 'statistics.person');
  return (
    <>
      {tab === 'scorers' ? <Podium slice={slice} /> : null}
      <section aria-labelledby="list">
        <div className="section-head">
          <h2 id="list">{t(tab === 'scorers' ? 'statistics.allScorers' : 'statistics.allPenalties')}</h2>
        </div>
        {ofTeams ? <p className="muted notice-bar">{t('statistics.teamsOnly')}</p> : null}
        {tab === 'scorers' ? (
          <StatList
            {...{ slice, caption, heading }}
            first={scorers}
            all={allScorers}
            columns={scorerColumns}
            bar={goalsOf}
          />
        ) : (
          <StatList
            {...{ slice, caption, heading }}
            key="penalties"
            first={penalties}
            all={allPenalties}
            columns={penaltyColumns}
            bar={null}
          />
        )}
      </section>
    </>
  );
}
