import { memo } from 'react';
import { teamPath } from '../../../lib/paths/paths.ts';
import { useWords } from '../../../lib/words/words.ts';
import { Link } from '../../../ui/link.tsx';
import type { Column, Ranked, Row, Team } from './arrange.ts';

interface StatRowProps<R extends Row> {
  readonly ranked: Ranked<R>;
  readonly columns: readonly Column<R>[];
  readonly team: Team | undefined;
  readonly format: (value: number, decimals: number) => string;
  /** Share of the longest bar, from 0 to 1; null: the list has no bars. */
  readonly bar: number | null;
  /** Place in a list of which only a part is drawn. */
  readonly index: number | undefined;
}

/** A player with the team, or a team alone. Scrolling draws only what comes into sight. */
export const StatRow = memo(Cells) as typeof Cells;

function Cells<R extends Row>({ ranked, columns, team, format, bar, index }: StatRowProps<R>) {
  const { row, rank } = ranked;
  return (
    <tr aria-rowindex={index}>
      <td className="table__rank">{rank}.</td>
      <th scope="row" className="table__text">
        <Who row={row} team={team} />
      </th>
      <td className="table__widest">{bar === null ? null : <Bar share={bar} />}</td>
      {columns.map(({ key, text, className }) => (
        <td key={key} className={className}>
          {text(row, format)}
        </td>
      ))}
    </tr>
  );
}

/** A drawing, since the page's policy lets no element bring a style of its own. */
function Bar({ share }: { share: number }) {
  return (
    <svg className="statistics-table__bar" viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
      <rect width={share.toFixed(3)} height="1" />
    </svg>
  );
}

function Who({ row, team }: { row: Row; team: Team | undefined }) {
  const t = useWords();
  const isTeam = row.name === null && row.number === null;
  const isLeader = 'isLeader' in row && row.isLeader;
  const role = isLeader ? t('statistics.official') : row.name === null ? t('statistics.player') : null;
  const teamName = team ? <TeamLine team={team} /> : null;
  return (
    <Link className="statistics-table__name" to={teamPath(row.teamId)}>
      {row.number === null ? null : <span className="statistics__jersey">{row.number}</span>}{' '}
      <span className="statistics-table__person">
        {isTeam && !isLeader ? (
          teamName
        ) : (
          <>
            <b>{row.name ?? role}</b>
            <small>
              {isLeader && row.name !== null ? `${role} · ` : ''}
              {teamName}
            </small>
          </>
        )}
      </span>
    </Link>
  );
}

/** The numeral stays when the name is cut. */
function TeamLine({ team: { name, numeral } }: { team: Team }) {
  return (
    <span className="statistics-table__team">
      <span>{name}</span>
      {numeral === null ? null : <i>{`\u00A0${numeral}`}</i>}
    </span>
  );
}
