import type { Duty } from '@sevenmetre/contract/duty/schemas';
import type { Translator } from '@sevenmetre/phrases';
import { millisecondsOfHour } from '@sevenmetre/rules/dates';
import { shortWeekdayText } from '../../../lib/time/moments.ts';
import { thisMinute, useNow } from '../../../lib/time/now.ts';
import { useWords } from '../../../lib/words/words.ts';
import type { Column } from '../../../ui/tables/data-table.tsx';
import {
  personName,
  type Shift,
  shiftsOfPerson,
  timesText,
  unansweredBy,
  type Volunteer,
} from './duty-text.ts';
import './people-columns.css';

interface PersonColumns {
  readonly t: Translator;
  readonly duty: Duty;
  readonly open: (id: number) => void;
}

/** Volunteers with what they do, when they are free and on duty, and what they have said. */
export function personColumns({ t, duty, open }: PersonColumns): Column<Volunteer>[] {
  return [
    {
      key: 'name',
      title: t('duty.person.name'),
      phone: 'heading',
      cell: (person) => (
        <button type="button" className="duty__name" data-record onClick={() => open(person.id)}>
          {personName(person)}
        </button>
      ),
    },
    {
      key: 'does',
      title: t('duty.person.does'),
      phone: 'under',
      cell: ({ skills }) =>
        skills.length === 0
          ? t('duty.person.anything')
          : skills.map((kind) => t(`duty.kind.${kind}`)).join(', '),
    },
    ...duty.days.map((day): Column<Volunteer> => ({
      key: day,
      rank: 'second',
      title: shortWeekdayText(t, day),
      phone: 'hidden',
      cell: (person) => {
        const shifts = shiftsOfPerson(duty, person.id).filter((shift) => shift.day === day);
        return <DaySigns duty={duty} person={person} day={day} shifts={shifts} />;
      },
    })),
    {
      key: 'shifts',
      title: t('duty.person.shifts'),
      align: 'right',
      phone: 'hidden',
      cell: ({ id }) => shiftsOfPerson(duty, id).length,
    },
    {
      key: 'hours',
      title: t('duty.person.time'),
      align: 'right',
      phone: 'aside',
      cell: ({ id }) => hoursText(shiftsOfPerson(duty, id)),
    },
    {
      key: 'answer',
      title: t('duty.person.answerHead'),
      phone: 'note',
      cell: (person) => <Standing duty={duty} person={person} />,
    },
  ];
}

function hoursText(shifts: readonly Shift[]): string {
  if (shifts.length === 0) return '–';
  const time = shifts.reduce(
    (sum, { startsAt, endsAt }) => sum + Date.parse(endsAt) - Date.parse(startsAt),
    0,
  );
  return `${Math.round(time / millisecondsOfHour)} h`;
}

/** A plate for each shift; an empty one for a free day, nothing for a day away. */
function DaySigns({
  duty,
  person,
  day,
  shifts,
}: {
  readonly duty: Duty;
  readonly person: Volunteer;
  readonly day: string;
  readonly shifts: readonly Shift[];
}) {
  const t = useWords();
  const isFree = person.hours === null || person.hours.some((hours) => hours.day === day);
  const state = shifts.length > 0 ? 'busy' : isFree ? 'free' : 'away';
  const times = shifts.map((shift) => timesText(shift, duty.timeZone)).join(', ');
  const name = `${shortWeekdayText(t, day)}: ${t(`duty.person.${state}`)}${times === '' ? '' : ` ${times}`}`;
  return (
    <span className="duty__signs" role="img" aria-label={name} title={times}>
      {shifts.length > 0 ? (
        shifts.map(({ id }) => <i key={id} className="duty__sign duty__sign--busy" />)
      ) : (
        <i className={`duty__sign duty__sign--${state}`} />
      )}
    </span>
  );
}

function Standing({ duty, person }: { duty: Duty; person: Volunteer }) {
  const t = useWords();
  const now = useNow(thisMinute);
  if (person.isMinor && !person.hasConsent)
    return <span className="duty__error">{t('duty.person.noConsent')}</span>;
  const waiting = unansweredBy(duty, person.id, now).length;
  if (waiting > 0)
    return (
      <span className="duty__state duty__state--half">{t('duty.person.waiting', { count: waiting })}</span>
    );
  if (!person.hasLink) return <span className="duty__state">{t('duty.person.noLink')}</span>;
  if (person.openedAt === null)
    return <span className="duty__state duty__state--half">{t('duty.person.notOpened')}</span>;
  return shiftsOfPerson(duty, person.id).length > 0 ? (
    <span className="duty__state duty__state--full">{t('duty.answer.confirmed')}</span>
  ) : null;
}
