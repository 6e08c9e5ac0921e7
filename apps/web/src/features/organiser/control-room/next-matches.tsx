import type { ControlRoom, HallReady } from '@sevenmetre/contract/control-room/schemas';
import { useWords } from '../../../lib/words/words.ts';
import { Badge } from '../../../ui/page/badge.tsx';
import { timeIn, useRoom } from './room-context.ts';

interface NextMatchesProps {
  readonly next: NonNullable<ControlRoom['next']>;
  readonly tasks: ControlRoom['tasks'];
}

/** Whether the matches that begin next have a reporter, a pair and their team lists. */
export function NextMatches({ next, tasks }: NextMatchesProps) {
  const t = useWords();
  const { timeZone } = useRoom();
  const isUnled = tasks.some(({ kind, taken }) => kind === 'pairs-none' && taken === null);
  const missing = next.halls.filter((hall) => missingOf(hall).length > 0).length;
  return (
    <section className="control-room__card" aria-labelledby="control-room-next">
      <div className="control-room__head">
        <h2 id="control-room-next">
          {t('controlRoom.ready.title', { time: timeIn(timeZone, next.startsAt) })}
        </h2>
        {missing > 0 ? (
          <Badge kind="wait">
            {t('controlRoom.ready.missing', { count: missing, all: next.halls.length })}
          </Badge>
        ) : isUnled ? null : (
          <Badge kind="good">{t('controlRoom.ready.all')}</Badge>
        )}
      </div>
      <small aria-hidden="true">{t('controlRoom.ready.legend')}</small>
      <ul className="control-room__ready">
        {next.halls.map((hall) => (
          <ReadyHall key={hall.id} hall={hall} />
        ))}
      </ul>
    </section>
  );
}

const parts = ['reporter', 'pair', 'rosters'] as const;
type Part = (typeof parts)[number];

function missingOf(hall: HallReady): Part[] {
  return parts.filter((part) => hall[part] === false);
}

function ReadyHall({ hall }: { hall: HallReady }) {
  const t = useWords();
  const missing = missingOf(hall);
  const names = {
    reporter: t('controlRoom.ready.missingReporter'),
    pair: t('controlRoom.ready.missingPair'),
    rosters: t('controlRoom.ready.missingRosters'),
  };
  const label =
    missing.length === 0
      ? t('controlRoom.ready.hallReady', { hall: hall.code })
      : t('controlRoom.ready.hallMissing', {
          hall: hall.code,
          names: missing.map((part) => names[part]).join(', '),
        });
  return (
    <li className={missing.length > 0 ? 'is-missing' : ''}>
      <span className="visually-hidden">{label}</span>
      <b aria-hidden="true">{hall.code}</b>
      <span className="control-room__parts" aria-hidden="true">
        {parts.map((part) =>
          hall[part] === null ? null : (
            <i key={part} className={hall[part] ? '' : 'is-missing'}>
              {hall[part] ? t(`controlRoom.ready.${part}`) : '×'}
            </i>
          ),
        )}
      </span>
    </li>
  );
}
