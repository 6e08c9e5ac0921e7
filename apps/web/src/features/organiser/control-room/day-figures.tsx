import type { ControlRoom } from '@sevenmetre/contract/control-room/schemas';
import { useNow } from '../../../lib/time/now.ts';
import { weekdayText } from '../../../lib/time/moments.ts';
import { clockOf } from '../../../lib/time/zone-clock.ts';
import { useWords } from '../../../lib/words/words.ts';

interface DayFiguresProps {
  readonly room: ControlRoom;
  /** Above the clock where the page has the day in its heading; absent: the day. */
  readonly clockLabel?: string | undefined;
}

/** The day in numbers, beside the clock of the tournament. */
export function DayFigures({ room, clockLabel }: DayFiguresProps) {
  const t = useWords();
  const { figures, timeZone, day } = room;
  const { live, played, matches, averageLate, lateHalls } = figures;
  const time = useNow((now) => clockOf(new Date(now).toISOString(), timeZone).slice(11));
  return (
    <dl className="control-room__figures">
      <Figure label={clockLabel ?? weekdayText(t, day)} value={time} isClock />
      {room.playsToday ? (
        <>
          <Figure label={t('controlRoom.figures.live', { count: live })} value={t.number(live)} />
          <Figure label={t('controlRoom.figures.played', { matches })} value={t.number(played)} />
          {averageLate === null ? null : (
            <Figure
              label={t('controlRoom.figures.average')}
              value={
                averageLate === 0
                  ? t('controlRoom.figures.onTime')
                  : t('controlRoom.figures.late', { minutes: averageLate })
              }
            />
          )}
          <Figure
            label={t('controlRoom.figures.lateHalls', { count: lateHalls })}
            value={t.number(lateHalls)}
          />
        </>
      ) : null}
    </dl>
  );
}

function Figure({ label, value, isClock = false }: { label: string; value: string; isClock?: boolean }) {
  return (
    <div className={isClock ? 'control-room__clock' : ''}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}
