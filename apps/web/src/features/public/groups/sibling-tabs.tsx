import type { GroupSlice } from '@sevenmetre/contract/groups/group-slice';
import { categoryPath, groupPath, playoffPath, statisticsPath } from '../../../lib/paths/paths.ts';
import { useScrolledIntoView } from '../../../lib/browser/use-scrolled-into-view.ts';
import { useWords } from '../../../lib/words/words.ts';
import { Link } from '../../../ui/link.tsx';

/** Tabs of the category, the groups of the same round, its play-offs and its statistics; scrolls to the tab of this page. */
export function SiblingTabs({ slice: { siblings, group, category, rows } }: { slice: GroupSlice }) {
  const t = useWords();
  const own = useScrolledIntoView<HTMLAnchorElement>(group.slug);
  const letters = [group.playoffCategory, ...rows.map(({ advance }) => advance?.playoffCategory ?? null)];
  const playoffs = [...new Set(letters.filter((letter) => letter !== null))].sort();
  return (
    <nav className="tabs" aria-label={t('results.group.siblings')}>
      <Link to={categoryPath(category.code)}>{category.code}</Link>
      {siblings.map(({ slug, short, label }) => (
        <Link
          key={slug}
          to={groupPath(slug)}
          {...(slug === group.slug ? { 'aria-current': 'page', ref: own } : {})}
        >
          {short}
          {short === label ? null : <span className="visually-hidden"> ({label})</span>}
        </Link>
      ))}
      {playoffs.map((letter) => (
        <Link key={letter} to={playoffPath(category.code, letter)}>
          {t('results.group.playoff', { letter })}
        </Link>
      ))}
      <Link to={statisticsPath(category.code)}>{t('shell.statistics')}</Link>
    </nav>
  );
}
