import type { PlayoffGroup, PlayoffMatch } from '@sevenmetre/contract/bracket/playoff-slice';
import { hasWon } from '../../../lib/matches/has-won.ts';
import { isLive } from '../../../lib/matches/match-clock.ts';
import { matchPath } from '../../../lib/paths/paths.ts';
import { localName, useLanguage, useWords } from '../../../lib/words/words.ts';
import { Flag } from '../../../ui/flag.tsx';
import { Link } from '../../../ui/link.tsx';
import { SeatName, TeamName } from '../../../ui/team-name.tsx';
import { LiveMark } from './live-mark.tsx';
import { timeName } from './section-names.ts';
import type { Road } from './road.ts';

interface RowProps {
  readonly group: PlayoffGroup;
  /** What is played for, where the round does not say it. */
  readonly label: string | null;
  readonly road: Road | null;
}

export function ListRow({
  match,
  group,
  label,
  oneDay,
  road,
}: RowProps & { readonly match: PlayoffMatch; readonly oneDay: boolean }) {
  const { t, locale } = useLanguage();
  const { home, away, homeScore, awayScore, hall } = match;
  const live = isLive(match);
  const [homeWon, awayWon] = [hasWon(match, 'home'), hasWon(match, 'away')];
  return (
    <tr className={isOnRoad([home, away], road) ? 'own' : undefined}>
      <td className="table__text">
        {live ? <LiveMark match={match} /> : <b>{timeName(t, match, oneDay)}</b>}
        {hall ? (
          <small>
            <abbr title={localName(hall, locale)}>{hall.code}</abbr>
          </small>
        ) : null}
      </td>
      <th scope="row" className="table__text">
        {label === null ? null : <small>{label}</small>}
        <Link to={matchPath(match.id)}>
          <Side opponent={home} won={homeWon} />
          <Side opponent={away} won={awayWon} />
        </Link>
      </th>
      <td className="bracket-list__score">
        <span className={homeWon || live ? 'won' : undefined}>{homeScore}</span>
        <span className={awayWon || live ? 'won' : undefined}>{awayScore}</span>
      </td>
      <td className="table__wide">{match.matchNumber}</td>
      <td className="table__wide">
        <Next group={group} />
      </td>
    </tr>
  );
}

/** A bye, or a group whose matches are not planned yet. */
export function SeatsRow({ group, label, road }: RowProps) {
  const t = useWords();
  const seats = group.rows.filter(({ team, placeholder }) => team !== null || placeholder !== null);
  const isBye = seats.length < 2;
  return (
    <tr className={isOnRoad(seats, road) ? 'own' : undefined}>
      <td className="table__text">
        <b>{isBye ? '–' : t('results.ticket.timeUnknown')}</b>
      </td>
      <th scope="row" className="table__text">
        {label === null ? null : <small>{label}</small>}
        {seats.map((seat) => (
          <Side key={seat.seat} opponent={seat} won={false} />
        ))}
        {isBye ? <small>{t('bracket.directSeat')}</small> : null}
      </th>
      <td className="muted">–</td>
      <td className="table__wide muted">–</td>
      <td className="table__wide">
        <Next group={group} />
      </td>
    </tr>
  );
}

type Opponent = PlayoffMatch['home'];

function Side({ opponent, won }: { opponent: Opponent; won: boolean }) {
  const t = useWords();
  const { team, placeholder } = opponent;
  const waiting = placeholder ? (
    <SeatName opponent={opponent} />
  ) : (
    <span className="muted">{t('bracket.bye')}</span>
  );
  return (
    <span className={won ? 'table__team won' : 'table__team'}>
      {team ? (
        <Flag countryCode={team.countryCode} sportCode={team.sportCode} />
      ) : (
        <i className="flag-space" />
      )}
      {team ? <TeamName team={team} /> : waiting}
    </span>
  );
}

function Next({ group: { leads } }: { group: PlayoffGroup }) {
  const t = useWords();
  const next = leads.find(({ standing }) => standing === 1);
  return next ? t('bracket.leads', { group: next.short }) : null;
}

function isOnRoad(opponents: readonly Opponent[], road: Road | null): boolean {
  return road !== null && opponents.some(({ team, projected }) => (team ?? projected)?.id === road.team.id);
}
