import type { ControlRoom, HallLine } from '@sevenmetre/contract/control-room/schemas';
import { useState } from 'react';
import { matchClock } from '../../../lib/matches/match-clock.ts';
import { hallPath } from '../../../lib/paths/paths.ts';
import { useNow } from '../../../lib/time/now.ts';
import { localName, useLanguage, useWords } from '../../../lib/words/words.ts';
import { Link } from '../../../ui/link.tsx';
import { Bar } from '../../../ui/page/card.tsx';
import { MatchPlate } from './match-plate.tsx';
import { scoreText, timeIn, useRoom } from './room-context.ts';

type Order = 'latest' | 'byNumber';

/** Halls by how late they are; those on time in one line each. */
export function HallTable({ halls }: Pick<ControlRoom, 'halls'>) {
  const t = useWords();
  const [order, setOrder] = useState<Order>('latest');
  const late = halls.filter(needsAttention);
  const shown = order === 'latest' ? late.toSorted((a, b) => b.late - a.late) : late;
  const onTime = halls.filter((hall) => !late.includes(hall));
  if (halls.length === 0) return null;
  return (
    <section className="control-room__card" aria-labelledby="control-room-halls">
      <div className="control-room__head">
        <h2 id="control-room-halls">{t('controlRoom.halls.title')}</h2>
        {late.length > 1 ? <OrderButtons order={order} setOrder={setOrder} /> : null}
      </div>
      {shown.length > 0 ? <LateHalls halls={shown} /> : null}
      {onTime.length > 0 ? (
        <>
          <h3>{t('controlRoom.halls.onTime', { count: onTime.length })}</h3>
          <ul className="control-room__on-time">
            {onTime.map((hall) => (
              <li key={hall.id}>
                <Link to={hallPath(hall.id)}>
                  <b>{hall.code}</b> <OnTime hall={hall} />
                </Link>
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </section>
  );
}

function needsAttention({ late, silentSince, unsent, closedUntil, closesAt }: HallLine): boolean {
  return late > 0 || [silentSince, unsent, closedUntil, closesAt].some((one) => one !== null);
}

function OrderButtons({ order, setOrder }: { order: Order; setOrder: (order: Order) => void }) {
  const t = useWords();
  return (
    <div className="control-room__segments" role="group" aria-label={t('controlRoom.halls.order')}>
      {(['latest', 'byNumber'] as const).map((one) => (
        <button key={one} type="button" aria-pressed={order === one} onClick={() => setOrder(one)}>
          {t(`controlRoom.halls.${one}`)}
        </button>
      ))}
    </div>
  );
}

function LateHalls({ halls }: { halls: readonly HallLine[] }) {
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
          <b>{t('controlRoom.halls.closed', { time: hall.closedUntil })}</b>
        )}
        {hall.closesAt === null ? null : (
          <b className="control-room__unsent">{t('controlRoom.halls.closes', { time: hall.closesAt })}</b>
        )}
      </td>
      <td>{now === null ? '–' : <MatchPlate match={now} />}</td>
      <td className="control-room__score">
        {now?.homeScore == null || now.awayScore === null ? '–' : scoreText(now.homeScore, now.awayScore)}
      </td>
      <td>{silent === null ? <Minute hall={hall} /> : '–'}</td>
      <td>
        <NextStart hall={hall} />
      </td>
    </tr>
  );
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

function Minute({ hall: { now } }: { hall: HallLine }) {
  const t = useWords();
  const text = useNow((at) => {
    if (now === null) return '–';
    const { phase, minute } = matchClock(now, at);
    if (phase === 'to-come') return t('controlRoom.halls.notBegun');
    if (phase === 'half-time') return t('controlRoom.halls.halfTime');
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

function OnTime({ hall }: { hall: HallLine }) {
  const t = useWords();
  const { timeZone } = useRoom();
  const { now, next } = hall;
  if (now?.homeScore != null && now.awayScore !== null) return <>{scoreText(now.homeScore, now.awayScore)}</>;
  if (next === null) return <>{t('controlRoom.halls.done')}</>;
  return <>{t('controlRoom.halls.nextAt', { time: timeIn(timeZone, next.startsAt) })}</>;
}
