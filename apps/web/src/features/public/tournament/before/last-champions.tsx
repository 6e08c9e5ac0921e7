import type { DashboardSlice } from '@sevenmetre/contract/dashboard/dashboard-slice';
import { archivePath } from '../../../../lib/paths/paths.ts';
import { useWords } from '../../../../lib/words/words.ts';
import { Flag } from '../../../../ui/flag.tsx';
import { Plate } from '../../../../ui/glyph.tsx';
import { Link } from '../../../../ui/link.tsx';

interface LastChampionsProps {
  readonly champions: NonNullable<NonNullable<DashboardSlice['before']>['champions']>;
  readonly categories: DashboardSlice['categories'];
}

/** Who won the last edition; each leads to its final there. */
export function LastChampions({ champions: { year, address, rows }, categories }: LastChampionsProps) {
  const t = useWords();
  return (
    <section aria-labelledby="last-champions">
      <div className="section-head">
        <h2 id="last-champions">{t('results.dashboard.prelude.champions', { year: String(year) })}</h2>
        <Link className="my-teams__more" to={archivePath}>
          {t('results.dashboard.prelude.archive')}
        </Link>
      </div>
      <ul className="last-champions">
        {rows.map(({ category, matchId, team, countryCode }) => {
          const known = categories.find(({ code }) => code === category);
          return (
            <li key={matchId}>
              {known ? <Plate category={known} text={category} /> : <b>{category}</b>}
              <a href={`/${address}/results/match/${matchId}`}>
                <Flag countryCode={countryCode} sportCode={countryCode} /> {team}
              </a>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
