import type { HallLine } from '@sevenmetre/contract/control-room/schemas';
import { type ClockedTicket, matchClock } from '../../../lib/matches/match-clock.ts';
import { hallPath } from '../../../lib/paths/paths.ts';
import { weekdayText } from '../../../lib/time/moments.ts';
import { useNow } from '../../../lib/time/now.ts';
import { localName, useLanguage, useWords } from '../../../lib/words/words.ts';
import { Link } from '../../../ui/link.tsx';
import { Bar } from '../../../ui/page/card.tsx';
import { MatchPlate } from './match-plate.tsx';
import { scoreText, timeIn, useRoom } from './room-context.ts';

/** Halls that need attention, with what is played and what comes next. */
export function LateHalls({ halls }: { halls: readonly HallLine[] }) {
  const t = useWords();
  const most = Math.max(35, ...halls.map(({ late }) => late));
  const columns = ['hall', 'late', 'now', 'score', 'minute', 'next'] as const;
  return (
    <table className="control-room__halls">
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {t(`controlRoom.halls.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {halls.map((hall) => (
          <LateHall key={hall.id} hall={hall} most={most} />
        ))}
      </tbody>
    </table>
  );
}

function LateHall({ hall, most }: { hall: HallLine; most: number }) {
  const { t, locale } = useLanguage();
  const { timeZone } = useRoom();
  const { now } = hall;
  const name = localName(hall, locale);
  const silent =
    hall.silentSince && t('controlRoom.halls.silent', { time: timeIn(timeZone, hall.silentSince) });
  return (
    <tr>
      <th scope="row">
        <Link to={hallPath(hall.id)}>
          <b>{hall.code}</b> {name === hall.code ? null : <small>{name}</small>}
        </Link>
        {silent === null ? null : <span className="control-room__silent">{silent}</span>}
        <Reporter hall={hall} />
        <Unsent hall={hall} />
      </th>
      <td>
        {hall.closedUntil === null ? (
          <Late minutes={hall.late} most={most} />
        ) : (
          <Closed until={hall.closedUntil} />
        )}
        {hall.closesAt === null ? null : (
          <b className="control-room__unsent">{t('controlRoom.halls.closes', { time: hall.closesAt })}</b>
        )}
      </td>
      <td>{now === null ? '–' : <MatchPlate match={now} />}</td>
      <td className="control-room__score">
        {now?.homeScore == null || now.awayScore === null ? '–' : scoreText(now.homeScore, now.awayScore)}
      </td>
      <td>{silent === null ? <Minute match={now} /> : '–'}</td>
      <td>
        <NextStart hall={hall} />
      </td>
    </tr>
  );
}

/** Until what time a hall is closed, with the day if it is not today. */
export function Closed({ until: { day, time } }: { until: NonNullable<HallLine['closedUntil']> }) {
  const t = useWords();
  const { day: today } = useRoom();
  if (day === today) return <b>{t('controlRoom.halls.closed', { time })}</b>;
  return <b>{t('controlRoom.halls.closedUntilDay', { day: weekdayText(t, day), time })}</b>;
}

/** The reporter to call in a silent hall. */
function Reporter({ hall: { reporter } }: { hall: HallLine }) {
  const t = useWords();
  if (reporter === null) return null;
  const { name, phone } = reporter;
  if (phone === null)
    return <span className="control-room__unsent">{t('controlRoom.task.reporterIs', { name })}</span>;
  return (
    <a className="control-room__unsent" href={`tel:${phone.replaceAll(' ', '')}`}>
      {t('controlRoom.action.callName', { name })} {phone}
    </a>
  );
}

/** Records that devices of the hall have reported as unsent. */
function Unsent({ hall: { unsent } }: { hall: HallLine }) {
  const t = useWords();
  const { timeZone } = useRoom();
  if (unsent === null) return null;
  const { records, seenAt } = unsent;
  return (
    <span className="control-room__unsent">
      {t('controlRoom.halls.unsent', { count: records, time: timeIn(timeZone, seenAt) })}
    </span>
  );
}

/** A hall that is silent or holds records back may well be on time. */
function Late({ minutes, most }: { minutes: number; most: number }) {
  const t = useWords();
  if (minutes === 0) return <>{t('controlRoom.figures.onTime')}</>;
  return (
    <span className="control-room__late">
      <Bar part={minutes} of={most} />
      <b>{t('controlRoom.figures.late', { minutes })}</b>
    </span>
  );
}

/** The half and minute of a match; null: no match. */
export function Minute({ match }: { match: ClockedTicket | null }) {
  const t = useWords();
  const text = useNow((at) => {
    if (match === null) return '–';
    const { phase, minute } = matchClock(match, at);
    if (phase === 'to-come') return t('controlRoom.halls.notBegun');
    if (phase === 'half-time') return t('controlRoom.halls.halfTime');
    if (phase === 'extra-time')
      return minute === null
        ? t('controlRoom.halls.extraTimeBegun')
        : t('controlRoom.halls.extraTime', { minute: String(minute) });
    if (phase === 'shootout') return t('controlRoom.halls.shootout');
    if (phase !== 'first-half' && phase !== 'second-half') return t('controlRoom.halls.toConfirm');
    const half = phase === 'first-half' ? 'firstHalf' : 'secondHalf';
    return minute === null
      ? t(`controlRoom.halls.${half}Begun`)
      : t(`controlRoom.halls.${half}`, { minute: String(minute) });
  });
  return <>{text}</>;
}

/** The planned time, struck out where another one is expected. */
function NextStart({ hall: { next } }: { hall: HallLine }) {
  const { timeZone } = useRoom();
  if (next === null) return <>–</>;
  const [planned, expected] = [timeIn(timeZone, next.startsAt), timeIn(timeZone, next.expectedAt)];
  if (next.expectedAt === null || planned === expected) return <b>{planned}</b>;
  return (
    <>
      <s>{planned}</s> <b>{expected}</b>
    </>
  );
}
