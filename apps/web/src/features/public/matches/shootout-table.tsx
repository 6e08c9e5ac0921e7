import type { MatchSlice } from '@sevenmetre/contract/matches/match-slice';
import { opponentName } from '@sevenmetre/phrases/names';
import { useWords } from '../../../lib/words/words.ts';
import type { ShootoutSheet, ShootoutThrow } from './sheet.ts';

interface ShootoutTableProps {
  readonly slice: MatchSlice;
  readonly shootout: ShootoutSheet;
}

/** Round by round who threw, and whether it was a goal. */
export function ShootoutTable({ slice: { ticket }, shootout: { home, away, rounds } }: ShootoutTableProps) {
  const t = useWords();
  return (
    <table className="table shootout-table">
      <caption>{t('match.shootout', { home, away })}</caption>
      <thead>
        <tr>
          <th scope="col">{opponentName(t, ticket.home)}</th>
          <th scope="col">
            <span className="visually-hidden">{t('match.round')}</span>
          </th>
          <th scope="col" className="table__text">
            {opponentName(t, ticket.away)}
          </th>
        </tr>
      </thead>
      <tbody>
        {rounds.map(([ofHome, ofAway], round) => (
          <tr key={round}>
            <Throw thrown={ofHome} />
            <th scope="row">{round + 1}</th>
            <Throw thrown={ofAway} />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Throw({ thrown }: { thrown: ShootoutThrow | null }) {
  const t = useWords();
  if (thrown === null) {
    return (
      <td>
        <span className="visually-hidden">{t('match.notThrown')}</span>
      </td>
    );
  }
  const { number, name, outcome, scored } = thrown;
  return (
    <td>
      <div className="match-event">
        <span className={scored ? 'two-minutes two-minutes--full' : 'two-minutes'} aria-hidden="true">
          {scored ? '' : '×'}
        </span>
        {number === null ? null : <span className="jersey-number">{number}</span>}
        <span className="player-name">{name}</span>
        <span className="visually-hidden">{outcome}</span>
      </div>
    </td>
  );
}
