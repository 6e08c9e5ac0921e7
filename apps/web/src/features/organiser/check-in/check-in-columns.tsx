import type { CheckIn } from '@sevenmetre/contract/check-in/schemas';
import type { Translator } from '@sevenmetre/phrases';
import { checkInSteps } from '@sevenmetre/rules/vocabulary';
import { clubCheckInPath } from '../../../lib/paths/signed-in-paths.ts';
import { shortWeekdayText } from '../../../lib/time/moments.ts';
import { clockOf } from '../../../lib/time/zone-clock.ts';
import { moneyText } from '../../../lib/words/money.ts';
import { useWords } from '../../../lib/words/words.ts';
import { Flag } from '../../../ui/flag.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Link } from '../../../ui/link.tsx';
import { Badge } from '../../../ui/page/badge.tsx';
import type { Column } from '../../../ui/tables/data-table.tsx';
import { countryNameOf } from '../page/country-name.ts';
import { ClubPlates } from '../page/club-plates.tsx';
import type { CategoryLooks } from '../plan/category-looks.ts';
import { useHasUnsent, useUnsentCall } from './desk-queue.ts';
import { usePressAny } from './step-button.tsx';

export type CheckInRow = CheckIn['clubs'][number];

interface ColumnsOf {
  readonly looks: readonly CategoryLooks[];
  /** Of the tournament. */
  readonly timeZone: string;
  /** The day in that zone. */
  readonly today: string;
}

/** The columns of the list at the desk. What waits for the network is asked by the cells, so that only its row is drawn again. */
export function checkInColumns(t: Translator, { looks, timeZone, today }: ColumnsOf): Column<CheckInRow>[] {
  return [
    {
      key: 'arrived',
      title: t('checkIn.step.arrived'),
      phone: 'action',
      cell: (row) => <ArrivedBox row={row} />,
    },
    {
      key: 'name',
      title: t('checkIn.club'),
      phone: 'heading',
      cell: (row) => <ClubName row={row} />,
    },
    {
      key: 'teams',
      title: t('checkIn.teamsHead'),
      phone: 'under',
      cell: ({ teamCategories, rest }) => (
        // What a club owes stands in the same line of its card.
        <ClubPlates codes={teamCategories} looks={looks} cardRoom={rest > 0 ? 165 : 276} />
      ),
    },
    {
      key: 'time',
      title: t('checkIn.arrivedHead'),
      phone: 'aside',
      cell: (row) => <When row={row} timeZone={timeZone} today={today} />,
    },
    {
      key: 'rest',
      title: t('checkIn.owesHead'),
      align: 'right',
      phone: 'note',
      cell: ({ rest, currency }) =>
        rest > 0 ? (
          <span className="check-in__owes">
            {t('checkIn.owes', { amount: moneyText(t, rest, currency) })}
          </span>
        ) : (
          <span className="muted check-in__paid">{t('checkIn.paid')}</span>
        ),
    },
    {
      key: 'given',
      rank: 'second',
      title: t('checkIn.givenHead'),
      phone: 'hidden',
      cell: (row) => <Given t={t} row={row} />,
    },
  ];
}

/** One press says that the club is here; a second one takes it back, also while the first one waits for the network. */
function ArrivedBox({ row }: { row: CheckInRow }) {
  const t = useWords();
  const press = usePressAny();
  const waiting = useUnsentCall(row.id, 'arrived')?.call;
  const isHere = waiting?.kind === 'arrived' ? waiting.done : row.arrivedAt !== null;
  return (
    <button
      type="button"
      className="arrived-box"
      aria-pressed={isHere}
      aria-label={t('checkIn.arrivedOf', { club: row.name })}
      onClick={({ detail }) => {
        // The second press of a double click would take back what the first one said.
        if (detail < 2) void press(row.id, 'arrived', !isHere);
      }}
    >
      {isHere ? <Icon name="done" /> : null}
    </button>
  );
}

function ClubName({ row: { id, name, countryCode } }: { row: CheckInRow }) {
  const t = useWords();
  return (
    <span className="record-name">
      <Link data-record to={clubCheckInPath(id)}>
        {name}
      </Link>
      <Flag countryCode={countryCode} sportCode={countryNameOf(t, countryCode)} />
      {useHasUnsent(id) ? <Badge kind="wait">{t('checkIn.unsent.badge')}</Badge> : null}
    </span>
  );
}

interface WhenProps {
  readonly row: CheckInRow;
  readonly timeZone: string;
  readonly today: string;
}

/**
 * When the club has come, or the day for which it is expected; and when it plays today, so that it is waited for in time.
 * Nobody waits for one that has played.
 */
function When({ row, timeZone, today }: WhenProps) {
  const t = useWords();
  const { arrivedAt, arrivalDate, nextMatch, hasPlayed } = row;
  if (arrivedAt !== null) {
    const clock = clockOf(arrivedAt, timeZone);
    return `${shortWeekdayText(t, clock.slice(0, 10))} ${clock.slice(11)}`;
  }
  if (hasPlayed) return <span className="muted">{t('checkIn.hasPlayed')}</span>;
  const plays = nextMatch?.day === today ? nextMatch.time : null;
  if (arrivalDate === null && plays === null) return '–';
  return (
    <span className="check-in__when">
      {arrivalDate === null ? null : (
        <b>
          {arrivalDate === today
            ? t('checkIn.today')
            : t('checkIn.expected', { day: shortWeekdayText(t, arrivalDate) })}
        </b>
      )}{' '}
      {plays === null ? null : <b className="check-in__plays">{t('checkIn.plays', { time: plays })}</b>}
    </span>
  );
}

/** A letter for each thing that is handed out; black once it is. */
function Given({ t, row: { steps } }: { t: Translator; row: CheckInRow }) {
  return (
    <span className="given-signs">
      {checkInSteps
        .filter((step) => step !== 'arrived')
        .map((step) => {
          const isDone = steps.includes(step);
          const name = t(`checkIn.given.${step}`);
          return (
            <span key={step} data-done={isDone} title={name}>
              <span aria-hidden="true">{name.slice(0, 1).toUpperCase()}</span>
              <span className="visually-hidden">
                {t(isDone ? 'checkIn.givenYes' : 'checkIn.givenNo', { what: name })}
              </span>
            </span>
          );
        })}
    </span>
  );
}
