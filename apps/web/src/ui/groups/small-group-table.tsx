import type { GroupSlice } from '@sevenmetre/contract/groups/group-slice';
import type { ReactNode } from 'react';
import { useWords } from '../../lib/words/words.ts';
import { Flag } from '../flag.tsx';
import { SeatName, TeamName } from '../team-name.tsx';
import '../../styles/parts/table.css';
import './small-group-table.css';

interface SmallGroupTableProps {
  readonly rows: GroupSlice['rows'];
  /** Ids of the teams to mark. */
  readonly own: readonly number[];
  readonly caption: ReactNode;
}

/** A group's table with matches and points alone, beside one of its matches. */
export function SmallGroupTable({ rows, own, caption }: SmallGroupTableProps) {
  const t = useWords();
  return (
    <table className="table table--small small-group-table">
      {caption}
      <thead>
        <tr>
          <th scope="col">{t('results.column.positionShort')}</th>
          <th className="table__text" scope="col">
            {t('results.column.team')}
          </th>
          <th scope="col">{t('results.column.gamesShort')}</th>
          <th scope="col">{t('results.column.points')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr
            key={row.seat}
            className={row.team && own.includes(row.team.id) ? 'small-group-table__own' : undefined}
          >
            <td>{row.position ?? '–'}</td>
            <th className="table__text" scope="row">
              <span className="table__team">
                {row.team ? <Flag {...row.team} /> : null}
                {row.team ? <TeamName team={row.team} /> : <SeatName opponent={row} />}
              </span>
            </th>
            <td>{row.games}</td>
            <td>
              <b>{row.points}</b>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
