import type { DashboardSlice } from '@sevenmetre/contract/dashboard/dashboard-slice';
import type { MatchSlice } from '@sevenmetre/contract/matches/match-slice';
import { fullName, knownTeam } from '@sevenmetre/phrases/names';
import type { Head } from './head.ts';
import { isCalledOff } from '../matches/called-off.ts';
import { dashboardPath, matchPath, teamPath } from '../paths/paths.ts';

type About = NonNullable<Head['about']>;
type Edition = DashboardSlice['edition'];

/** The tournament as an event of schema.org. */
export function aboutTournament({ name, city, startDate, endDate }: Edition): About {
  return {
    '@type': 'SportsEvent',
    name,
    sport: 'Handball',
    startDate,
    endDate,
    url: dashboardPath,
    ...(city === null ? {} : { location: aboutPlace(city, city, null) }),
  };
}

/** A match as an event of schema.org: when, where, and which teams; nobody of them. */
export function aboutMatch({ ticket, edition, spot }: MatchSlice, name: string, hall: string | null): About {
  const { id, startsAt } = ticket;
  const status = isCalledOff(ticket) ? 'EventCancelled' : 'EventScheduled';
  const [home, away] = [teamOf(ticket.home), teamOf(ticket.away)];
  return {
    '@type': 'SportsEvent',
    name,
    sport: 'Handball',
    url: matchPath(id),
    eventStatus: `https://schema.org/${status}`,
    ...(startsAt === null ? {} : { startDate: startsAt }),
    ...(hall === null ? {} : { location: aboutPlace(hall, edition.city, spot) }),
    ...(home === null ? {} : { homeTeam: home }),
    ...(away === null ? {} : { awayTeam: away }),
    superEvent: aboutTournament(edition),
  };
}

function teamOf(opponent: MatchSlice['ticket']['home']): About | null {
  const team = knownTeam(opponent);
  return team && { '@type': 'SportsTeam', name: fullName(team), url: teamPath(team.id) };
}

interface Spot {
  readonly address: string | null;
  /** Degrees. */
  readonly lat?: number | null;
  readonly lng?: number | null;
}

/** A hall or another place of schema.org, with street and position as far as they are known. */
export function aboutPlace(name: string, city: string | null, spot: Spot | null): About {
  const { address = null, lat = null, lng = null } = spot ?? {};
  const street = address === null ? {} : { streetAddress: address };
  const locality = city === null ? {} : { addressLocality: city };
  return {
    '@type': 'Place',
    name,
    ...(address === null && city === null
      ? {}
      : { address: { '@type': 'PostalAddress', ...street, ...locality } }),
    ...(lat === null || lng === null
      ? {}
      : { geo: { '@type': 'GeoCoordinates', latitude: lat, longitude: lng } }),
  };
}
