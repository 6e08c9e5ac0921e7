import type { CitySlice } from '@sevenmetre/contract/city/city-slice';
import type { TeamSlice } from '@sevenmetre/contract/teams/team-slice';
import type { Translator } from '@sevenmetre/phrases';
import { fullName } from '@sevenmetre/phrases/names';
import { useTeams } from '../../../lib/favourites/favourite-teams.ts';
import { isLive } from '../../../lib/matches/match-clock.ts';
import { matchPath } from '../../../lib/paths/paths.ts';
import { wayThere } from '../../../lib/paths/way-there.ts';
import { dayIn, shortDay } from '../../../lib/time/days.ts';
import { expectedTime, useLateBy } from '../../../lib/time/delay.ts';
import { useNow } from '../../../lib/time/now.ts';
import { localName, useLanguage } from '../../../lib/words/words.ts';
import { Link } from '../../../ui/link.tsx';

type Hall = CitySlice['halls'][number];
type Match = TeamSlice['matches'][number];

interface NextWaysProps {
  /** Of the followed teams. */
  readonly ids: readonly number[];
  readonly slice: CitySlice;
  /** How far a hall is; null: not known. */
  readonly minutesTo: (hall: Hall) => string | null;
}

/** The way to the next match of each followed team, from its own data, which are kept for times without a network. */
export function NextWays({ ids, slice, minutesTo }: NextWaysProps) {
  const { t } = useLanguage();
  const teams = useTeams(ids);
  // Nothing is known yet, or without a network nothing is kept.
  if (teams.length === 0) return null;
  return (
    <section aria-labelledby="next-ways">
      <div className="section-head">
        <h2 id="next-ways">{t('city.next')}</h2>
      </div>
      <ul className="city-halls city-ways">
        {teams.map(({ team, matches }) => {
          const match = matches.find((one) => isLive(one)) ?? matches.find((one) => isToCome(one));
          return (
            <li key={team.id}>
              <span>
                <b>{fullName(team)}</b>
                {match ? <Way match={match} slice={slice} /> : <small>{t('city.nothingNext')}</small>}
              </span>
              <b>{match ? minutesOf(match, slice, minutesTo) : null}</b>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function isToCome(match: Match): boolean {
  const isCalledOff = match.cancelled === true || match.withdrawn !== undefined;
  return !isCalledOff && match.stageCode === 'not_started';
}

function minutesOf(
  { hall }: Match,
  { halls }: CitySlice,
  minutesTo: NextWaysProps['minutesTo'],
): string | null {
  const known = halls.find(({ id }) => id === hall?.id);
  return known ? minutesTo(known) : null;
}

/** When, and where with the way there. */
function Way({ match, slice: { halls, edition } }: { match: Match; slice: CitySlice }) {
  const { t, locale } = useLanguage();
  const today = useNow((now) => dayIn(edition.timeZone, now));
  const late = useLateBy(match);
  const { hall } = match;
  const known = halls.find(({ id }) => id === hall?.id);
  const way = known ? wayThere(known) : null;
  const place = hall && `${localName(hall, locale)} (${hall.code})`;
  return (
    <>
      {' · '}
      <Link to={matchPath(match.id)}>{whenOf(t, match, today, late)}</Link>
      {place === null ? null : (
        <small>
          {way === null ? (
            place
          ) : (
            <a href={way.navigate} rel="noopener noreferrer" target="_blank">
              {place}
            </a>
          )}
        </small>
      )}
    </>
  );
}

/** "today" is left out; a match that is late has its expected time. */
function whenOf(t: Translator, match: Match, today: string, late: number | null): string {
  if (isLive(match)) return t('city.playing');
  const { day } = match;
  const time = late === null ? match.time : expectedTime(match, late);
  const on = day === null ? t('dates.dayUnknown') : day === today ? null : shortDay(t, day);
  return [on, time].filter(Boolean).join(' ');
}
