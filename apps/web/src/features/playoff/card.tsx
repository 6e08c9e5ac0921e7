import type { PlayoffGroup } from '@sevenmetre/contract/schemas/playoff-slice';
import type { MatchTicket } from '@sevenmetre/contract/schemas/slices';
import { ordinal } from '@sevenmetre/rules/language';
import type { ReactNode } from 'react';
import { hasWon } from '../../lib/has-won.ts';
import { lateBy } from '../../lib/delay.ts';
import { isLive, matchClock } from '../../lib/match-clock.ts';
import { useNow } from '../../lib/now.ts';
import { groupPath, matchPath } from '../../lib/paths.ts';
import { useLanguage, useWords } from '../../lib/words.ts';
import { Link } from '../../ui/link.tsx';
import { ticketSentence } from '../../ui/ticket-words.ts';
import { useChanged } from '../../ui/use-changed.ts';
import { CardRow } from './card-row.tsx';
import { LiveMark } from './live-mark.tsx';
import { timeName } from './section-names.ts';
import type { ChosenRoad } from './use-road.ts';

export interface CardProps {
  readonly group: PlayoffGroup;
  /** The whole play-off is played on one day, which nobody has to be told on each card. */
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

function MatchCard({ group, match, oneDay, heading, chosen }: CardProps & { readonly match: MatchTicket }) {
  const t = useWords();
  const sentence = useNow((now) =>
    ticketSentence(t, match, matchClock(match, now), { showGroup: false, late: lateBy(match, now) }),
  );
  const changed = useChanged(`${match.homeScore}:${match.awayScore}`);
  const live = isLive(match);
  const where = [
    timeName(t, match, oneDay),
    ...(match.hall ? [match.hall.code] : []),
    t('results.ticket.number', { number: String(match.matchNumber) }),
  ];
  return (
    <div className={`bm${live ? ' live rev' : ''}`}>
      {heading}
      <Link className="lk" to={matchPath(match.id)}>
        <span className="vh">{sentence}</span>
      </Link>
      <p className="mt" aria-hidden="true">
        {live ? <LiveMark match={match} /> : <span>{where.join(' · ')}</span>}
        <Leads group={group} />
      </p>
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
    <div className={`bm${isBye ? ' bye' : ''}${live ? ' live rev' : ''}`}>
      {heading}
      {isBye ? null : (
        <Link className="lk" to={groupPath(group.slug)}>
          <span className="vh">{t('results.dashboard.groupLink', { label: group.label })}</span>
        </Link>
      )}
      <p className="mt">
        {live ? <span className="lv">{t('results.ticket.live')}</span> : null}
        <span>{isBye ? t('playoff.directSeat') : `${group.short} · ${when}`}</span>
        <Leads group={group} />
      </p>
      {rows.map((row) => (
        <CardRow
          key={row.seat}
          opponent={row}
          score={matches.length > 0 ? row.points : null}
          won={isBye ? row.team !== null : group.finished && row.position === 1}
          chosen={chosen}
        />
      ))}
    </div>
  );
}

function isInPlay({ team, placeholder }: PlayoffGroup['rows'][number]): boolean {
  return team !== null || placeholder !== null;
}

/** Where the winner goes; of a table every place that leads on. */
function Leads({ group }: { group: PlayoffGroup }) {
  const { t, locale } = useLanguage();
  const isTable = group.rows.length > 2;
  const leads = group.leads.filter(({ standing }) => isTable || standing === 1);
  const text = leads.map(({ standing, short }) =>
    isTable
      ? t('playoff.leadsFrom', { standing: ordinal(standing, locale), group: short })
      : t('playoff.leads', { group: short }),
  );
  return text.length === 0 ? null : <span>{text.join(' · ')}</span>;
}
