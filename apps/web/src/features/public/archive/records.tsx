import type { ArchiveSlice } from '@sevenmetre/contract/archive/archive-slice';
import { useWords } from '../../../lib/words/words.ts';

type RecordMatch = NonNullable<ArchiveSlice['records']['mostGoals']>;

/** Records over all editions. */
export function Records({ records: { mostGoals, clearestWin, mostTeams } }: Pick<ArchiveSlice, 'records'>) {
  const t = useWords();
  const goals = mostGoals ? mostGoals.homeScore + mostGoals.awayScore : 0;
  const difference = clearestWin ? Math.abs(clearestWin.homeScore - clearestWin.awayScore) : 0;
  return (
    <section aria-labelledby="records">
      <h2 id="records">{t('archive.records')}</h2>
      <dl className="archive__records">
        {mostGoals ? <RecordLine name={t('archive.mostGoals', { count: goals })} match={mostGoals} /> : null}
        {clearestWin ? (
          <RecordLine name={t('archive.clearestWin', { count: difference })} match={clearestWin} />
        ) : null}
        {mostTeams ? (
          <div>
            <dt>{t('archive.mostTeams', { count: mostTeams.teams })}</dt>
            <dd>
              <a href={`/${mostTeams.address}/results`}>{mostTeams.year}</a>
            </dd>
          </div>
        ) : null}
      </dl>
    </section>
  );
}

function RecordLine({ name, match }: { name: string; match: RecordMatch }) {
  const { address, year, matchId, category, home, away, homeScore, awayScore } = match;
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <a href={`/${address}/results/match/${matchId}`}>
          {`${home.name} ${homeScore}:${awayScore} ${away.name}, ${category}, ${year}`}
        </a>
      </dd>
    </div>
  );
}
