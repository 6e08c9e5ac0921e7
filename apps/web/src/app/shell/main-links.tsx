import { pages } from '@sevenmetre/contract/pages';
import { useLocation } from 'react-router';
import {
  categoriesPath,
  countriesPath,
  dashboardPath,
  hallsPath,
  livePath,
  schedulePath,
  statisticsPath,
} from '../../lib/paths/paths.ts';
import { bodyOf } from '../../lib/slices/slice.ts';
import { useSliceState } from '../../lib/slices/use-slice.ts';
import { useWords } from '../../lib/words/words.ts';
import { Link } from '../../ui/link.tsx';
import { LiveCount } from './live-count.tsx';
import { useCurrentSlice, useShowsHalls } from './current-slice.ts';

interface Entry {
  readonly to: string;
  readonly word: 'results' | 'schedule' | 'live' | 'categories' | 'halls' | 'teams' | 'statistics';
  /** Beginnings of the addresses that belong to it; of the first page its own only. */
  readonly covers: readonly string[];
  /** Gives way to the others where there is no room for all. */
  readonly isExtra?: true;
}

/** The main entries, all visible where there is room. */
export function MainLinks() {
  const t = useWords();
  const { pathname } = useLocation();
  const showsHalls = useShowsHalls();
  const statistics = useStatisticsPath();
  const entries: readonly Entry[] = [
    { to: dashboardPath, word: 'results', covers: [] },
    { to: schedulePath, word: 'schedule', covers: [schedulePath] },
    { to: livePath, word: 'live', covers: [] },
    {
      to: categoriesPath,
      word: 'categories',
      covers: ['/results/team-category/', '/results/competition-group/'],
      isExtra: true,
    },
    ...(showsHalls ? [{ to: hallsPath, word: 'halls', covers: [hallsPath] } as const] : []),
    {
      to: countriesPath,
      word: 'teams',
      covers: [countriesPath, '/results/country/', '/results/team-detail/'],
      isExtra: true,
    },
    ...(statistics === null
      ? []
      : [{ to: statistics, word: 'statistics', covers: ['/results/statistics/'], isExtra: true } as const]),
  ];
  return (
    <nav className="site-header__links" aria-label={t('shell.mainNavigation')}>
      {entries.map(({ to, word, covers, isExtra }) => {
        const isCurrent = pathname === to || covers.some((beginning) => pathname.startsWith(beginning));
        return (
          <Link
            key={word}
            to={to}
            aria-current={isCurrent ? 'page' : undefined}
            {...(isExtra && { className: 'site-header__extra' })}
          >
            {t(`shell.${word}`)}
            {word === 'live' ? <LiveCount /> : null}
          </Link>
        );
      })}
    </nav>
  );
}

/** Of the category that is open, else of the first one; null as long as none is known. */
function useStatisticsPath(): string | null {
  const { slice } = useSliceState(pages.dashboard.topic);
  const current = useCurrentSlice()?.slice.body;
  const own = current && 'category' in current ? current.category?.code : undefined;
  const code = own ?? bodyOf(pages.dashboard, slice)?.categories[0]?.code;
  return code === undefined ? null : statisticsPath(code);
}
