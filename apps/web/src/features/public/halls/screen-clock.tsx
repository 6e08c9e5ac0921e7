import { topicOf } from '@sevenmetre/contract/pages';
import { pages } from '@sevenmetre/contract/pages';
import { clockTime } from '../../../lib/time/age.ts';
import { useReachable } from '../../../lib/api/connection.ts';
import { lastConfirmed } from '../../../lib/slices/freshness.ts';
import { useNow } from '../../../lib/time/now.ts';
import { useWords } from '../../../lib/words/words.ts';

interface ClockProps {
  readonly id: number;
  readonly zone: string;
  /** When the data came, milliseconds UTC. */
  readonly checkedAt: number;
}

/** Milliseconds after which data that nobody has confirmed may be old. */
const silence = 60_000;

/** The time of day where the tournament is, and, without a connection, from when the results are. */
export function ScreenClock({ id, zone, checkedAt }: ClockProps) {
  const t = useWords();
  const reachable = useReachable();
  const topic = topicOf({ page: pages.hallScreen, params: { id: String(id) } });
  const time = useNow((now) => clockTime(zone, now));
  const since = useNow((now) => {
    const at = lastConfirmed(topic, checkedAt);
    return now - at > silence ? clockTime(zone, at) : null;
  });
  const offline = since ?? (reachable ? null : clockTime(zone, lastConfirmed(topic, checkedAt)));
  return (
    <p className="hall-screen__clock">
      {offline === null ? null : (
        <span className="hall-screen__offline" role="status">
          {t('halls.onScreen.offline', { time: offline })}
        </span>
      )}
      <time>{time}</time>
    </p>
  );
}
