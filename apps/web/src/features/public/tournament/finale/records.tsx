import type { Finale, RecordMatch } from '@sevenmetre/contract/final-ranking/finale';
import { fullName } from '@sevenmetre/phrases/names';
import { matchPath } from '../../../../lib/paths/paths.ts';
import { useWords } from '../../../../lib/words/words.ts';
import { Link } from '../../../../ui/link.tsx';

const names = ['mostGoals', 'longestShootout', 'turned'] as const;

/** The record matches of the tournament. */
export function Records({ records }: { records: Finale['records'] }) {
  const t = useWords();
  const known = names.flatMap((name) => {
    const match = records[name];
    return match ? [{ name, match }] : [];
  });
  if (known.length === 0) return null;
  return (
    <section aria-labelledby="records">
      <div className="section-head">
        <h2 id="records">{t('finale.records')}</h2>
      </div>
      <dl className="record-list">
        {known.map(({ name, match }) => (
          <div key={name}>
            <dt>
              <b>{t(`finale.record.${name}`)}</b>
              <Match match={match} />
            </dt>
            <dd>{name === 'turned' ? `−${match.value}` : match.value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Match({ match: { id, category, home, away, homeScore, awayScore } }: { match: RecordMatch }) {
  const t = useWords();
  const teams = { home: fullName(home), away: fullName(away) };
  const scores = { homeScore: String(homeScore), awayScore: String(awayScore) };
  return (
    <Link to={matchPath(id)}>
      {[t('finale.match', { ...teams, ...scores }), category].filter(Boolean).join(', ')}
    </Link>
  );
}
