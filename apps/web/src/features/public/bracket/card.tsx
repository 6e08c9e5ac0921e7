import type { PlayoffGroup, PlayoffMatch } from '@sevenmetre/contract/bracket/playoff-slice';
import type { ReactNode } from 'react';
import { hasWon } from '../../../lib/matches/has-won.ts';
import { isLive } from '../../../lib/matches/match-clock.ts';
import { groupPath, matchPath } from '../../../lib/paths/paths.ts';
import { useWords } from '../../../lib/words/words.ts';
import { dotted } from '../../../lib/words/dotted.ts';
import { opponentName } from '@sevenmetre/phrases/names';
import { Link } from '../../../ui/link.tsx';
import { useChanged } from '../../../ui/use-changed.ts';
import { CardRow } from './card-row.tsx';
import { LiveMark } from './live-mark.tsx';
import { timeName } from './section-names.ts';
import type { ChosenRoad } from './use-road.ts';

export interface CardProps {
  readonly group: PlayoffGroup;
  /** The whole play-off is played on one day, so cards do not repeat it. */
  readonly oneDay: boolean;
  readonly heading: ReactNode;
  readonly chosen: ChosenRoad;
}

/** A group of the play-off: a match, a seat that needs none, or a table of three and more. */
export function Card({ group, ...props }: CardProps) {
  const [match] = group.matches;
  if (group.rows.length > 0 || !match) return <TableCard group={group} {...props} />;
  return <MatchCard group={group} match={match} {...props} />;
}

function MatchCard({ group, match, oneDay, heading, chosen }: CardProps & { readonly match: PlayoffMatch }) {
  const t = useWords();
  const changed = useChanged(`${match.homeScore}:${match.awayScore}`);
  const live = isLive(match);
  const where = [
    timeName(t, match, oneDay),
    ...(match.hall ? [match.hall.code] : []),
    t('results.ticket.number', { number: String(match.matchNumber) }),
  ];
  // The teams are buttons beside the link, so the link's own label names them.
  const who = t('results.ticket.against', {
    home: opponentName(t, match.home),
    away: opponentName(t, match.away),
  });
  return (
    <div className={`bracket-card${live ? ' live reversed' : ''}`}>
      {heading}
      <Link className="match-notes" to={matchPath(match.id)}>
        {live ? <LiveMark match={match} /> : null}
        <span className={live ? 'visually-hidden' : undefined}>{dotted(where)}</span>
        <Winner group={group} />
        <span className="visually-hidden">{`· ${who}`}</span>
      </Link>
      <CardRow
        opponent={match.home}
        score={match.homeScore}
        won={hasWon(match, 'home')}
        hit={changed === 0}
        chosen={chosen}
      />
      <CardRow
        opponent={match.away}
        score={match.awayScore}
        won={hasWon(match, 'away')}
        hit={changed === 1}
        chosen={chosen}
      />
    </div>
  );
}

/** A bye needs no match; of a group of three and more its table stands here, its matches on its own page. */
function TableCard({ group, oneDay, heading, chosen }: CardProps) {
  const t = useWords();
  const { rows, matches } = group;
  const isBye = matches.length === 0 && rows.filter(isInPlay).length < 2;
  const live = matches.some(isLive);
  const [first] = matches;
  const when = first ? timeName(t, first, oneDay) : t('results.ticket.timeUnknown');
  return (
    <div className={`bracket-card${isBye ? ' bracket-card--bye' : ''}${live ? ' live reversed' : ''}`}>
      {heading}
      {isBye ? (
        <p className="match-notes">
          <span>{t('bracket.directSeat')}</span>
          <Winner group={group} />
        </p>
      ) : (
        <Link className="match-notes" to={groupPath(group.slug)}>
          {live ? <span className="live-mark">{t('results.ticket.live')}</span> : null}
          <span>{`${group.short} · ${when}`}</span>
        </Link>
      )}
      {rows.map((row) => (
        <CardRow
          key={row.seat}
          opponent={row}
          score={matches.length > 0 ? row.points : null}
          won={isBye ? row.team !== null : group.finished && row.position === 1}
          lead={isBye ? undefined : leadOf(group, row.position)}
          chosen={chosen}
        />
      ))}
    </div>
  );
}

function isInPlay({ team, placeholder }: PlayoffGroup['rows'][number]): boolean {
  return team !== null || placeholder !== null;
}

function leadOf({ leads }: PlayoffGroup, position: number | null): string | undefined {
  return leads.find(({ standing }) => standing === position)?.short;
}

/** Where the winner goes. */
function Winner({ group }: { group: PlayoffGroup }) {
  const t = useWords();
  const next = leadOf(group, 1);
  return next === undefined ? null : <span>{t('bracket.leads', { group: next })}</span>;
}
