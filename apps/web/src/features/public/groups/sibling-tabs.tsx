import type { GroupSlice } from '@sevenmetre/contract/groups/group-slice';
import { groupPath } from '../../../lib/paths/paths.ts';
import { useIntoSight } from '../../../lib/browser/use-into-sight.ts';
import { useWords } from '../../../lib/words/words.ts';
import { Link } from '../../../ui/link.tsx';

/** Groups of the same round; the own one is brought into sight when there are many. */
export function SiblingTabs({ slice: { siblings, group } }: { slice: GroupSlice }) {
  const t = useWords();
  const own = useIntoSight<HTMLAnchorElement>(group.slug);
  if (siblings.length < 2) return <div className="tabs none" />;
  return (
    <nav className="tabs" aria-label={t('results.group.siblings')}>
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
    </nav>
  );
}
