import type { PlaceSlice } from '@sevenmetre/contract/places/place-slice';
import { dayIn, dayName } from '../../../lib/time/days.ts';
import { useNow } from '../../../lib/time/now.ts';
import { hallPath } from '../../../lib/paths/paths.ts';
import { useWords } from '../../../lib/words/words.ts';
import { HallClosures } from '../../../ui/places/hall-closures.tsx';
import { Link } from '../../../ui/link.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Ticket } from '../../../ui/ticket.tsx';
import '../../../styles/parts/ticket.css';
import '../../../styles/parts/ticket-line.css';

type Matches = PlaceSlice['matches'];

const shown = 6;

/** What is played in a hall now and next, and the way to its whole schedule. */
export function PlaceSchedule({ slice }: { slice: PlaceSlice }) {
  const t = useWords();
  const { place, edition, categories } = slice;
  const today = useNow((now) => dayIn(edition.timeZone, now));
  const first = useNow((now) => firstExpected(slice.matches, now));
  const next = slice.matches.slice(first, first + shown);
  const more = slice.matches.length - first - next.length;
  return (
    <section aria-labelledby="schedule">
      <div className="section-head">
        <h2 id="schedule">{t('places.schedule')}</h2>
      </div>
      <HallClosures closures={slice.closures} day={{ from: today }} />
      {next.length === 0 ? (
        <Notice drawing="court" heading={t('places.nothingHeading')}>
          {t('places.nothing')}
        </Notice>
      ) : (
        byDay(next).map(({ day, matches }) => (
          <div key={day}>
            <h3 className="day">{day === null ? t('dates.dayUnknown') : dayName(t, day, today)}</h3>
            <ul className="list">
              {matches.map((ticket) => (
                <Ticket
                  key={ticket.id}
                  ticket={ticket}
                  category={categories.find(({ code }) => code === ticket.category) ?? null}
                  showGroup
                  inHall
                />
              ))}
            </ul>
          </div>
        ))
      )}
      <p className="place-schedule">
        {edition.showsHalls ? (
          <Link className="button button--outline" to={hallPath(place.id)}>
            {t('places.wholeSchedule')}
          </Link>
        ) : null}
        {more > 0 ? <span className="muted">{t('places.more', { count: more })}</span> : null}
      </p>
    </section>
  );
}

/** Index of the first match that is still to be expected: one that nobody began in its time is not coming any more. */
function firstExpected(matches: Matches, now: number): number {
  const isExpected = ({ stageCode, startsAt, halfLength }: Matches[number]) =>
    stageCode !== 'not_started' || startsAt === null || Date.parse(startsAt) + 2 * halfLength * 1000 >= now;
  const first = matches.findIndex(isExpected);
  return first === -1 ? matches.length : first;
}

function byDay(matches: Matches): { day: string | null; matches: Matches }[] {
  const days: { day: string | null; matches: Matches }[] = [];
  for (const match of matches) {
    const last = days.at(-1);
    if (last?.day === match.day) last.matches.push(match);
    else days.push({ day: match.day, matches: [match] });
  }
  return days;
}
