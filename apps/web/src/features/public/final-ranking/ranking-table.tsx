import type { RankingRow } from '@sevenmetre/contract/final-ranking/final-place';
import type { RankingSlice } from '@sevenmetre/contract/final-ranking/ranking-slice';
import { placeReason } from '@sevenmetre/phrases/final-place';
import { Fragment } from 'react';
import { useFavourites } from '../../../lib/favourites/favourites.ts';
import { followed } from '@sevenmetre/rules/favourites';
import { teamPath } from '../../../lib/paths/paths.ts';
import { useWords } from '../../../lib/words/words.ts';
import { Flag } from '../../../ui/flag.tsx';
import { Link } from '../../../ui/link.tsx';
import { TeamName } from '../../../ui/team-name.tsx';
import '../../../styles/parts/table.css';

/** Every place with its team and the rule behind it; a line above each play-off. */
export function RankingTable({ slice: { category, rows, playoffs } }: { slice: RankingSlice }) {
  const t = useWords();
  const favourites = useFavourites();
  const own = new Set(favourites === null ? [] : followed(favourites));
  return (
    <table className="table ranking-table">
      <caption className="visually-hidden">{t('finalRanking.caption', { code: category.code })}</caption>
      <thead>
        <tr>
          <th className="ranking-table__place" scope="col">
            {t('finalRanking.place')}
          </th>
          <th className="table__text" scope="col">
            {t('finalRanking.team')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row, at) => (
          <Fragment key={row.team.id}>
            {playoffs.length > 0 && startsBand(rows, at) ? <Band rows={rows} at={at} /> : null}
            <Row row={row} letter={playoffs.length > 1 ? row.playoff : null} isOwn={own.has(row.team.id)} />
          </Fragment>
        ))}
      </tbody>
    </table>
  );
}

function startsBand(rows: readonly RankingRow[], at: number): boolean {
  return at === 0 || rows[at]?.playoff !== rows[at - 1]?.playoff;
}

/** "17–32 Play-off B". */
function Band({ rows, at }: { rows: readonly RankingRow[]; at: number }) {
  const t = useWords();
  const playoff = rows[at]?.playoff ?? null;
  const after = rows.findIndex((row, index) => index > at && row.playoff !== playoff);
  const last = after === -1 ? rows.length : after;
  return (
    <tr className="ranking-table__band">
      <th colSpan={2} scope="rowgroup">
        {at + 1 === last ? last : `${at + 1}–${last}`}{' '}
        <small>
          {playoff === null ? t('finalRanking.groups') : t('finalRanking.playoff', { letter: playoff })}
        </small>
      </th>
    </tr>
  );
}

interface RowProps {
  readonly row: RankingRow;
  /** Of its play-off, where the category has several. */
  readonly letter: string | null;
  /** The visitor follows the team. */
  readonly isOwn: boolean;
}

function Row({ row: { place, shared, team, reason }, letter, isOwn }: RowProps) {
  const t = useWords();
  const why = placeReason(t, reason, letter);
  return (
    <tr className={isOwn ? 'ranking-table__own' : undefined}>
      <td className="ranking-table__place">
        {place <= 3 && reason.rule !== 'withdrawn' ? (
          <span className={`medal medal--${place}`}>{place}</span>
        ) : (
          place
        )}
      </td>
      <th className="table__text" scope="row">
        <Link className="table__team" to={teamPath(team.id)}>
          <Flag {...team} />
          <TeamName team={team} />
        </Link>
        <small className="ranking-table__reason">
          {shared ? `${why} · ${t('finalRanking.shared')}` : why}
        </small>
      </th>
    </tr>
  );
}
