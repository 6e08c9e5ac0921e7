import type { ControlRoom, HallLine } from '@sevenmetre/contract/control-room/schemas';
import { useState } from 'react';
import { hallPath } from '../../../lib/paths/paths.ts';
import { useWords } from '../../../lib/words/words.ts';
import { Link } from '../../../ui/link.tsx';
import { LateHalls } from './late-halls.tsx';
import { scoreText, timeIn, useRoom } from './room-context.ts';
import { SilentHalls, toFold } from './silent-halls.tsx';

type Order = 'latest' | 'byNumber';

/** Halls by how late they are; many that are silent in one row, those on time in one line each. */
export function HallTable({ halls }: Pick<ControlRoom, 'halls'>) {
  const t = useWords();
  const [order, setOrder] = useState<Order>('latest');
  const late = halls.filter(needsAttention);
  const shown = order === 'latest' ? late.toSorted((a, b) => b.late - a.late) : late;
  const silent = toFold(shown, isSilentOnly);
  const listed = shown.filter((hall) => !silent.includes(hall));
  const onTime = halls.filter((hall) => !late.includes(hall));
  if (halls.length === 0) return null;
  return (
    <section className="control-room__card" aria-labelledby="control-room-halls">
      <div className="control-room__head">
        <h2 id="control-room-halls">{t('controlRoom.halls.title')}</h2>
        {listed.length > 1 ? <OrderButtons order={order} setOrder={setOrder} /> : null}
      </div>
      {listed.length > 0 ? <LateHalls halls={listed} /> : null}
      <SilentHalls halls={silent}>
        <LateHalls halls={silent} />
      </SilentHalls>
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

function isSilentOnly(hall: HallLine): boolean {
  return hall.silentSince !== null && !needsAttention({ ...hall, silentSince: null });
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

function OnTime({ hall }: { hall: HallLine }) {
  const t = useWords();
  const { timeZone } = useRoom();
  const { now, next } = hall;
  if (now?.homeScore != null && now.awayScore !== null) return <>{scoreText(now.homeScore, now.awayScore)}</>;
  if (next === null) return <>{t('controlRoom.halls.done')}</>;
  return <>{t('controlRoom.halls.nextAt', { time: timeIn(timeZone, next.startsAt) })}</>;
}
