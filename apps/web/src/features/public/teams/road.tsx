import type { MatchTicket } from '@sevenmetre/contract/matches/match-ticket';
import type { TeamSlice } from '@sevenmetre/contract/teams/team-slice';
import type { Translator } from '@sevenmetre/phrases';
import { shortDay } from '../../../lib/time/days.ts';
import { isLive } from '../../../lib/matches/match-clock.ts';
import { groupPath, matchPath } from '../../../lib/paths/paths.ts';
import { useWords } from '../../../lib/words/words.ts';
import { Flag } from '../../../ui/flag.tsx';
import { Link } from '../../../ui/link.tsx';
import { SeatName, TeamName } from '../../../ui/team-name.tsx';
import { otherSide, resultOf, scoreFor } from '../../../lib/matches/result.ts';
import { dotted } from '../../../lib/words/dotted.ts';
import { ResultMark } from '../../../ui/result-mark.tsx';
import { withdrawalOf } from '../../../ui/ticket-words.ts';
import '../../../styles/parts/table.css';

/** Matches behind the team, the last one first, from its side: its own goals stand first. Cancelled ones follow. */
export function Road({ slice: { team, groups, matches, cancelled = [] } }: { slice: TeamSlice }) {
  const t = useWords();
  const over = matches.filter((match) => !isLive(match) && match.stageCode !== 'not_started').toReversed();
  const played = [...over, ...cancelled];
  const last = groups.at(-1);
  if (played.length === 0) return null;
  return (
    <section aria-labelledby="road">
      <div className="section-head">
        <h2 id="road">{t('teams.road')}</h2>
        {last ? (
          <Link className="team-road__group" to={groupPath(last.slug)}>
            {last.endsOn ? last.label : t('teams.table', { group: last.label })}
          </Link>
        ) : null}
      </div>
      <table className="table team-road">
        <caption className="visually-hidden">{t('teams.played')}</caption>
        <thead>
          <tr>
            <th className="table__text" scope="col">
              {t('teams.opponent')}
            </th>
            <th className="table__wide" scope="col">
              {t('teams.when')}
            </th>
            <th scope="col">{t('teams.result')}</th>
            <th scope="col">
              <span className="visually-hidden">{t('teams.outcome')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {played.map((match) => (
            <Row key={match.id} match={match} teamId={team.id} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Row({ match, teamId }: { match: MatchTicket; teamId: number }) {
  const t = useWords();
  const opponent = otherSide(match, teamId);
  const result = resultOf(match, teamId);
  const when = [match.day === null ? null : shortDay(t, match.day), match.time].filter(Boolean).join(' ');
  const playedWhen = whenText(t, match, when);
  return (
    <tr>
      <th className="table__text" scope="row">
        <Link to={matchPath(match.id)}>
          <span className="table__team">
            {opponent.team ? <Flag {...opponent.team} /> : <i className="flag-space" />}
            {opponent.team ? <TeamName team={opponent.team} /> : <SeatName opponent={opponent} />}
          </span>
        </Link>
        <small className="table__record">{playedWhen}</small>
      </th>
      <td className="table__wide muted">{playedWhen}</td>
      <td>
        <b>{scoreFor(match, teamId) ?? '–'}</b>
      </td>
      <td className="team-road__result">{result === null ? null : <ResultMark result={result} />}</td>
    </tr>
  );
}

/** When it was played, or why nobody did. */
function whenText(t: Translator, match: MatchTicket, when: string): string {
  if (match.cancelled) return t('results.ticket.cancelled');
  if (match.withdrawn !== undefined)
    return dotted([t('results.ticket.cancelled'), withdrawalOf(t, match, match.withdrawn)]);
  const said = match.walkOver === null ? when : t('teams.walkover');
  return match.notCounted ? dotted([said, t('results.ticket.notCounted')]) : said;
}
