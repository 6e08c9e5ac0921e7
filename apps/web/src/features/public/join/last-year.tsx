import type { JoinSlice } from '@sevenmetre/contract/join/join-slice';
import { useWords } from '../../../lib/words/words.ts';
import { Plate } from '../../../ui/glyph.tsx';

interface LastYearProps extends Pick<JoinSlice, 'categories' | 'edition'> {
  readonly last: NonNullable<JoinSlice['last']>;
}

/** The newest year that is over, in numbers, with its champions. */
export function LastYear({ last, categories, edition }: LastYearProps) {
  const t = useWords();
  const year = String(last.year);
  const isBefore = last.year === edition.year - 1;
  const counts = (['teams', 'countries', 'matches', 'goals'] as const).filter((name) => last[name] > 0);
  return (
    <section aria-labelledby="last-year">
      <div className="section-head">
        <h2 id="last-year">{isBefore ? t('join.last.heading') : t('join.last.headingOf', { year })}</h2>
        <a href={`/${last.address}/results`}>{t('join.last.results', { year })}</a>
      </div>
      <Numbers rows={counts.map((name) => [t(`join.last.${name}`), last[name]])} />
      <ul className="join-champions">
        {last.champions.map(({ category, team, matchId }) => {
          const known = categories.find(({ code }) => code === category);
          return (
            <li key={matchId}>
              {known ? <Plate category={known} text={category} /> : <b>{category}</b>}
              <a href={`/${last.address}/results/match/${matchId}`}>{team}</a>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Counts side by side, each with what it counts. */
export function Numbers({ rows }: { readonly rows: readonly (readonly [name: string, count: number])[] }) {
  const t = useWords();
  return (
    <ul className="join-numbers">
      {rows.map(([name, count]) => (
        <li key={name}>
          <b>{t.number(count)}</b> {name}
        </li>
      ))}
    </ul>
  );
}
