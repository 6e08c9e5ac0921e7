import type { StatisticsSlice } from '@sevenmetre/contract/statistics/schemas';
import { ranksInOrder } from '@sevenmetre/rules/statistics';
import { useWords } from '../../../lib/words/words.ts';
import { TeamName } from '../../../ui/team-name.tsx';
import type { Team } from './arrange.ts';

/** The best three, once somebody has scored. */
export function Podium({ slice: { scorers, teams } }: { slice: StatisticsSlice }) {
  const t = useWords();
  const best = scorers.rows.slice(0, 3).filter(({ goals }) => goals > 0);
  if (best.length < 3) return null;
  const ranks = ranksInOrder(best, (one, next) => one.goals === next.goals);
  return (
    <section aria-labelledby="top">
      <h2 className="visually-hidden" id="top">
        {t('statistics.top')}
      </h2>
      <ol className="podium">
        {best.map(({ teamId, number, name, goals }, index) => (
          <li key={index} value={ranks[index]} className={ranks[index] === 1 ? 'podium__first' : undefined}>
            <span className="podium__rank">{ranks[index]}.</span>
            <div>
              <b>{name ?? t('statistics.numbered', { number: number ?? '–' })}</b>
              <span className="muted">{teamName(teams, teamId)}</span>
            </div>
            <span className="podium__value">
              {t.number(goals)}
              <span className="visually-hidden"> {t('statistics.goals', { count: goals })}</span>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

function teamName(teams: readonly Team[], id: number) {
  const team = teams.find((one) => one.id === id);
  return team ? <TeamName team={team} /> : null;
}
