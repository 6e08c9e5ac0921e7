import type { MatchSlice } from '@sevenmetre/contract/matches/match-slice';
import { opponentName } from '@sevenmetre/phrases/names';
import { ordinal } from '@sevenmetre/rules/language';
import { groupPath } from '../lib/paths/paths.ts';
import { useLanguage, useWords } from '../lib/words/words.ts';
import { BracketWays, WayOn } from './bracket-ways.tsx';
import { Link } from './link.tsx';
import './match-stake.css';

/** Whether it is known what the match decides. */
export function hasStake({ ways, stake }: MatchSlice): boolean {
  return ways.length + stake.length > 0;
}

/**
 * Of a bracket match the ways of winner and loser, of a table the places that each result leaves to both teams. Needs the
 * words of `match` and `teams`.
 */
export function MatchStake({ slice: { ticket, ways, stake, placeWays = [] } }: { slice: MatchSlice }) {
  const t = useWords();
  if (ways.length > 0) {
    const minutes = String(ticket.halfLength / 60);
    return (
      <>
        <BracketWays ways={ways} ticket={ticket} />
        {ticket.stageCode === 'not_started' ? (
          <p className="muted small match-stake__rule">{t('match.levelRule', { minutes })}</p>
        ) : null}
      </>
    );
  }
  const names = { win: opponentName(t, ticket.home), loss: opponentName(t, ticket.away) };
  return (
    <>
      <table className="table match-stake">
        <caption className="visually-hidden">{t('match.stake')}</caption>
        <thead>
          <tr>
            <th className="table__text" scope="col">
              {t('match.result')}
            </th>
            <th scope="col">{names.win}</th>
            <th scope="col">{names.loss}</th>
          </tr>
        </thead>
        <tbody>
          {stake.map(({ result, places }) => (
            <tr key={result}>
              <th className="table__text" scope="row">
                {result === 'tie' ? t('match.tie') : t('match.winOf', { team: names[result] })}
              </th>
              {places.map((range, side) => (
                <td key={side === 0 ? 'home' : 'away'}>
                  <Range {...range} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {placeWays.length === 0 ? null : (
        <dl className="bracket-ways match-stake__ways">
          {placeWays.map((way) => (
            <div key={way.standing}>
              <dt>{t('match.asPlace', { place: ordinal(way.standing, t.locale) })}</dt>
              <dd>
                <WayOn way={way} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      {ticket.group ? (
        <p className="muted small">
          <Link to={groupPath(ticket.group.slug)}>{t('teams.table', { group: ticket.group.label })}</Link>
        </p>
      ) : null}
    </>
  );
}

function Range({ best, worst }: { best: number; worst: number }) {
  const { locale } = useLanguage();
  if (best === worst) return <b>{ordinal(best, locale)}</b>;
  return `${ordinal(best, locale)}–${ordinal(worst, locale)}`;
}
