import type { Duty } from '@sevenmetre/contract/duty/schemas';
import { shortWeekdayText } from '../../../lib/time/moments.ts';
import { sortByName } from '../../../lib/words/sort-by-name.ts';
import { useLanguage, useWords } from '../../../lib/words/words.ts';
import { Empty } from '../../../ui/page/states.tsx';
import {
  isUnanswered,
  personName,
  type Shift,
  shiftsOfPerson,
  timesText,
  type Volunteer,
} from './duty-text.ts';
import { ScrollBox } from '../../../ui/tables/scroll-box.tsx';
import './people-list.css';

interface PeopleProps {
  readonly duty: Duty;
  readonly people: readonly Volunteer[];
  readonly open: number | null;
  readonly choose: (id: number) => void;
}

/** Volunteers with what they do, when they are free and on duty, and what they have said. */
export function PeopleList({ duty, people, open, choose }: PeopleProps) {
  const { t, locale } = useLanguage();
  if (people.length === 0)
    return <Empty>{t(duty.volunteers.length === 0 ? 'duty.person.none' : 'duty.nothing')}</Empty>;
  const sorted = sortByName(people, locale, ({ lastName, firstName }) => `${lastName} ${firstName}`);
  return (
    <ScrollBox className="duty__scroll" tabIndex={0} role="region" aria-label={t('duty.keys.people')}>
      <table className="duty__list">
        <thead>
          <tr>
            <th scope="col">{t('duty.person.name')}</th>
            <th scope="col">{t('duty.person.does')}</th>
            {duty.days.map((day) => (
              <th key={day} scope="col" className="duty__wide">
                {shortWeekdayText(t, day)}
              </th>
            ))}
            <th scope="col" className="duty__number">
              {t('duty.person.shifts')}
            </th>
            <th scope="col" className="duty__number">
              {t('duty.person.time')}
            </th>
            <th scope="col">{t('duty.person.answerHead')}</th>
          </tr>
        </thead>
        <tbody>
          {sorted.map((person) => (
            <PersonRow
              key={person.id}
              duty={duty}
              person={person}
              isOpen={person.id === open}
              choose={() => choose(person.id)}
            />
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
}

interface RowProps {
  readonly duty: Duty;
  readonly person: Volunteer;
  readonly isOpen: boolean;
  readonly choose: () => void;
}

function PersonRow({ duty, person, isOpen, choose }: RowProps) {
  const t = useWords();
  const own = shiftsOfPerson(duty, person.id);
  const time = own.reduce((sum, shift) => sum + Date.parse(shift.endsAt) - Date.parse(shift.startsAt), 0);
  const does =
    person.skills.length === 0
      ? t('duty.person.anything')
      : person.skills.map((kind) => t(`duty.kind.${kind}`)).join(', ');
  return (
    <tr className={isOpen ? 'duty__row--open' : undefined}>
      <th scope="row">
        <button type="button" className="duty__name" aria-pressed={isOpen} onClick={choose}>
          {personName(person)}
        </button>
      </th>
      <td>{does}</td>
      {duty.days.map((day) => (
        <td key={day} className="duty__wide">
          <DaySigns duty={duty} person={person} day={day} shifts={own.filter((shift) => shift.day === day)} />
        </td>
      ))}
      <td className="duty__number">{own.length}</td>
      <td className="duty__number">{own.length === 0 ? '–' : `${Math.round(time / 3_600_000)} h`}</td>
      <td>
        <Standing duty={duty} person={person} />
      </td>
    </tr>
  );
}

/** A plate for each shift; an empty one for a free day, nothing for a day away. */
function DaySigns({
  duty,
  person,
  day,
  shifts,
}: Pick<RowProps, 'duty' | 'person'> & { day: string; shifts: readonly Shift[] }) {
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
  if (person.isMinor && !person.hasConsent)
    return <span className="duty__error">{t('duty.person.noConsent')}</span>;
  const waiting = duty.shifts.filter(({ people }) =>
    people.some(({ id, answer }) => id === person.id && answer === 'asked'),
  ).length;
  if (waiting > 0)
    return (
      <span className="duty__state duty__state--half">{t('duty.person.waiting', { count: waiting })}</span>
    );
  if (!person.hasLink) return <span className="duty__state">{t('duty.person.noLink')}</span>;
  if (person.openedAt === null)
    return <span className="duty__state duty__state--half">{t('duty.person.notOpened')}</span>;
  return shiftsOfPerson(duty, person.id).length > 0 && !isUnanswered(duty, person.id) ? (
    <span className="duty__state duty__state--full">{t('duty.answer.confirmed')}</span>
  ) : null;
}
