import { millisecondsOfWeek } from '@sevenmetre/rules/dates';
import { dayText } from '../../../lib/time/moments.ts';
import { useWords } from '../../../lib/words/words.ts';
import { Card } from '../../../ui/page/card.tsx';
import { TrendChart } from './trend-chart.tsx';
import type { Trend } from './trend-shape.ts';

/** Milliseconds. */

interface RegisteredTeamsProps {
  readonly trend: Trend;
  /** Places of all categories; null: no limit. */
  readonly capacity: number | null;
}

/** How the number of registered teams grows, as a chart and, for those who do not see it, as a table. */
export function RegisteredTeams({ trend, capacity }: RegisteredTeamsProps) {
  const t = useWords();
  return (
    <Card
      title={t('organiser.trend.title')}
      aside={<small className="muted">{t('organiser.trend.weekly')}</small>}
    >
      <TrendChart trend={trend} capacity={capacity} />
      <WeekTable trend={trend} />
    </Card>
  );
}

function WeekTable({ trend: { from, teams, before } }: { trend: Trend }) {
  const t = useWords();
  const weeks = Math.max(teams.length, ...before.map((line) => line.teams.length));
  const days = Array.from({ length: weeks }, (_, index) =>
    new Date(Date.parse(from) + index * millisecondsOfWeek).toISOString().slice(0, 10),
  );
  return (
    <div className="visually-hidden">
      <table>
        <caption>
          {t('organiser.trend.title')}, {t('organiser.trend.weekly')}
        </caption>
        <thead>
          <tr>
            <th scope="col">{t('organiser.trend.day')}</th>
            <th scope="col">{t('organiser.trend.thisEdition')}</th>
            {before.map(({ year }) => (
              <th key={year} scope="col">
                {year}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days.map((day, index) => (
            <tr key={day}>
              <th scope="row">{dayText(t, day)}</th>
              <td>{numberOrDash(teams[index])}</td>
              {before.map((line) => (
                // After its last team an edition keeps its number.
                <td key={line.year}>{numberOrDash(line.teams[index] ?? line.teams.at(-1))}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );

  function numberOrDash(count: number | undefined): string {
    return count === undefined ? '–' : t.number(count);
  }
}
