import type { CategorySlice } from '@sevenmetre/contract/categories/category-slice';
import { fullName } from '@sevenmetre/phrases/names';
import { teamPath } from '../../../lib/paths/paths.ts';
import { useLanguage } from '../../../lib/words/words.ts';
import { Flag } from '../../../ui/flag.tsx';
import { Link } from '../../../ui/link.tsx';
import { TeamName } from '../../../ui/team-name.tsx';

/** All teams by name in the visitor's language. */
export function CategoryTeams({ teams }: Pick<CategorySlice, 'teams'>) {
  const { t, locale } = useLanguage();
  const sorted = teams.toSorted((a, b) => fullName(a).localeCompare(fullName(b), locale));
  return (
    <section aria-labelledby="teams">
      <div className="section-head">
        <h2 id="teams">{t('category.teamList')}</h2>
      </div>
      {sorted.length === 0 ? (
        <p className="muted">{t('category.noTeams')}</p>
      ) : (
        <ul className="category-teams">
          {sorted.map((team) => (
            <li key={team.id}>
              <Link to={teamPath(team.id)}>
                <Flag {...team} />
                <TeamName team={team} />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
