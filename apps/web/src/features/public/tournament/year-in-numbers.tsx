import type { DashboardSlice } from '@sevenmetre/contract/dashboard/dashboard-slice';
import { useWords } from '../../../lib/words/words.ts';

const counts = ['teams', 'countries', 'matches', 'halls', 'referees'] as const;

export function YearInNumbers({ numbers }: { numbers: DashboardSlice['numbers'] }) {
  const t = useWords();
  const begun = numbers.played + numbers.live;
  return (
    <section className="dashboard__numbers" aria-labelledby="numbers">
      <div className="section-head">
        <h2 id="numbers">{t('results.dashboard.numbers')}</h2>
      </div>
      <dl className="year-numbers">
        {begun === 0 ? null : (
          <div className="year-numbers__large">
            <dt>{t('results.dashboard.goals', { count: numbers.goals })}</dt>
            <dd>{t.number(numbers.goals)}</dd>
          </div>
        )}
        {counts
          .filter((name) => numbers[name] > 0)
          .map((name) => (
            <div key={name}>
              <dt>{t(`results.dashboard.${name}`, { count: numbers[name] })}</dt>
              <dd>{t.number(numbers[name])}</dd>
            </div>
          ))}
        {begun === 0 ? null : (
          <div>
            <dt>{t('results.dashboard.goalsPerMatch')}</dt>
            <dd>{t.number(Math.round((numbers.goals / begun) * 10) / 10)}</dd>
          </div>
        )}
      </dl>
    </section>
  );
}
