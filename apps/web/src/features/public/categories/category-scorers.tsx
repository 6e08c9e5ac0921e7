import type { CategorySlice } from '@sevenmetre/contract/categories/category-slice';
import { fullName } from '@sevenmetre/phrases/names';
import { ranksInOrder } from '@sevenmetre/rules/statistics';
import { useReachable } from '../../../lib/api/connection.ts';
import { teamPath } from '../../../lib/paths/paths.ts';
import { useWords } from '../../../lib/words/words.ts';
import { Flag } from '../../../ui/flag.tsx';
import { Link } from '../../../ui/link.tsx';

/** The best of the category, by name as far as names are published. */
export function CategoryScorers({ slice: { topScorers, teams, played } }: { slice: CategorySlice }) {
  const t = useWords();
  const reachable = useReachable();
  // What is kept of the tournament has no players; they come with the category's statistics (see lib/offline).
  const isNotKept = !reachable && topScorers.length === 0 && played > 0;
  if (topScorers.length === 0 && !isNotKept) return null;
  const ranks = ranksInOrder(topScorers, (one, next) => one.goals === next.goals);
  return (
    <section aria-labelledby="scorers">
      <div className="section-head">
        <h2 id="scorers">{t('category.scorers')}</h2>
      </div>
      {isNotKept ? <p className="muted">{t('category.scorersNotKept')}</p> : null}
      <ol className="category-scorers">
        {topScorers.map(({ name, number, teamId, goals }, index) => {
          const team = teams.find(({ id }) => id === teamId);
          const jersey = number === null ? '' : t('category.number', { number: String(number) });
          return (
            <li key={`${teamId} ${number} ${name}`} value={ranks[index]}>
              <b>{ranks[index]}</b>
              {team ? <Flag {...team} /> : null}
              <span className="team-name">
                <b>{name ?? jersey}</b>
                {team ? <Link to={teamPath(team.id)}>{fullName(team)}</Link> : null}
              </span>
              <span className="category-scorers__goals">{t('category.goals', { count: goals })}</span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
