import type { CountrySlice } from '@sevenmetre/contract/countries/countries-slice';
import { dayIn, shortDay } from '../../../lib/time/days.ts';
import { useHashTarget } from '../../../lib/paths/hash-target.ts';
import { useNow } from '../../../lib/time/now.ts';
import { teamPath } from '../../../lib/paths/paths.ts';
import { sortByName } from '../../../lib/words/sort-by-name.ts';
import { useLanguage, useWords } from '../../../lib/words/words.ts';
import { Plate } from '../../../ui/glyph.tsx';
import { Link } from '../../../ui/link.tsx';
import { TeamName } from '../../../ui/team-name.tsx';
import { placeInGroup } from '../../../lib/words/place-in-group.ts';

type Club = CountrySlice['clubs'][number];
type Team = Club['teams'][number];

/** Clubs by name, each with its teams: plate, name, place, next match. */
export function ClubsOfCountry({ slice }: { slice: CountrySlice }) {
  const { locale } = useLanguage();
  useHashTarget();
  const clubs = sortByName(slice.clubs, locale, ({ name }) => name);
  return (
    <div className="country-clubs">
      {clubs.map((club) => (
        <section key={club.id} id={`club-${club.id}`} aria-labelledby={`name-${club.id}`}>
          <h2 id={`name-${club.id}`} className="country-clubs__name">
            {club.name}
          </h2>
          <ul className="team-rows">
            {club.teams.map((team) => (
              <Row key={team.id} team={team} slice={slice} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function Row({ team, slice: { categories, edition } }: { team: Team; slice: CountrySlice }) {
  const t = useWords();
  const category = categories.find(({ code }) => code === team.category);
  const place = team.group && placeInGroup(t, team.group);
  return (
    <li>
      <Link to={teamPath(team.id)}>
        {category ? <Plate category={category} text={category.code} /> : null}
        <TeamName team={team} />
        <small>
          {place}
          {place === null || team.next === null ? null : ' · '}
          <Next next={team.next} timeZone={edition.timeZone} />
        </small>
      </Link>
    </li>
  );
}

/** "14:20 H07" today, "Sun 14:20 H07" on another day. */
function Next({ next, timeZone }: { next: Team['next']; timeZone: string }) {
  const t = useWords();
  const today = useNow((now) => dayIn(timeZone, now));
  if (next === null) return null;
  if (next.live) return <b className="playing">{t('teams.country.live')}</b>;
  const day = next.day === null || next.day === today ? null : shortDay(t, next.day);
  return [day, next.time, next.hall].filter(Boolean).join(' ');
}
