import type { AppointmentInput, LedMatch, Pair } from '@sevenmetre/engine/referees';
import type { PlanSettings } from '@sevenmetre/contract/plan/schemas';
import { currencies } from '@sevenmetre/rules/vocabulary';
import type { PairLevel } from '@sevenmetre/rules/vocabulary';
import { minutesOfDay } from '@sevenmetre/rules/dates';
import type { EditionRow } from '../competition/index.ts';
import { daysOf, minuteOf } from '../plan/index.ts';
import type { AppointmentSettings } from './appointment-settings.ts';
import type { AppointmentRow, LedTeamRow, PlayedMatch, SeatRow } from './appointment.repository.ts';
import type { ApprovedRow, PairRow } from './pair.repository.ts';

/** Levels as the engine's numbers. */
const levelNumbers = { A: 3, B: 2, C: 1 } as const satisfies Record<PairLevel, number>;

/** Crowns if the currency of the edition is unknown, as in the default prices. */
export function currencyOf({ currencyCode }: Pick<EditionRow, 'currencyCode'>): (typeof currencies)[number] {
  return currencies.find((known) => known === currencyCode) ?? 'CZK';
}

export interface BoardRows {
  readonly edition: EditionRow;
  readonly settings: PlanSettings;
  readonly appointing: AppointmentSettings;
  readonly matches: readonly PlayedMatch[];
  readonly teams: readonly LedTeamRow[];
  readonly seats: readonly SeatRow[];
  readonly appointments: readonly AppointmentRow[];
  readonly pairs: readonly PairRow[];
  readonly referees: readonly ApprovedRow[];
  readonly halls: readonly { readonly refereeId: number; readonly day: string; readonly placeId: number }[];
  readonly ownClubs: readonly { readonly refereeId: number; readonly clubId: number }[];
}

/** Input for the engine: matches that have a hall and a time, and pairs of approved referees. */
export function appointmentInput(rows: BoardRows): AppointmentInput {
  const { settings } = rows;
  return {
    matches: ledMatches(rows),
    pairs: rows.pairs.flatMap((pair) => enginePair(pair, rows)),
    travel: settings.travel.map(({ fromPlaceId, toPlaceId, minutes }) => {
      return { from: String(fromPlaceId), to: String(toPlaceId), minutes };
    }),
    rules: { ...rows.appointing.rules, homeCountry: homeCountry(rows.teams) },
  };
}

function ledMatches(rows: BoardRows): LedMatch[] {
  const { matches, teams, settings, appointing, edition, appointments } = rows;
  const reaching = reachingTeams(rows.seats);
  const rules = new Map(settings.categories.map((category) => [category.categoryId, category]));
  const refusers = new Map(appointments.map((row) => [row.matchId, row.refusedBy.map(String)]));
  const byId = new Map(teams.map((team) => [team.id, team]));
  return matches.flatMap((match): LedMatch[] => {
    if (match.isCancelled || match.startsAt === null || match.placeId === null) return [];
    const start = minuteOf(new Date(match.startsAt), edition);
    const category = rules.get(match.categoryId ?? 0);
    if (start < 0) return [];
    const known = [match.homeTeamId, match.awayTeamId].flatMap((id) => byId.get(id ?? 0) ?? []);
    const isYoung = category?.court === 'any';
    return [
      {
        id: String(match.id),
        hall: String(match.placeId),
        day: Math.floor(start / minutesOfDay),
        start,
        end: start + (category?.slotMinutes ?? 40),
        teams: known.map(({ id, clubId, countryCode }) => {
          return { id: String(id), club: String(clubId), country: countryCode };
        }),
        ...possibleClubs(match, reaching, byId),
        level: neededLevel(match, isYoung, appointing),
        single: isYoung,
        refusedBy: refusers.get(match.id) ?? [],
      },
    ];
  });
}

/** By group, the teams that are in it or can still reach it. */
function reachingTeams(seats: readonly SeatRow[]): (group: number) => ReadonlySet<number> {
  const ofGroup = Map.groupBy(seats, ({ groupId }) => groupId);
  const known = new Map<number, ReadonlySet<number>>();
  const reaching = (group: number): ReadonlySet<number> => {
    const found = known.get(group);
    if (found) return found;
    known.set(group, new Set());
    const teams = (ofGroup.get(group) ?? []).flatMap(({ teamId, from }) => {
      if (teamId !== null) return [teamId];
      return from === null ? [] : [...reaching(from)];
    });
    known.set(group, new Set(teams));
    return new Set(teams);
  };
  return reaching;
}

/** Clubs of the teams that can still reach a seat of a match; none if both teams are known. */
function possibleClubs(
  { homeTeamId, awayTeamId, homeFrom, awayFrom }: PlayedMatch,
  reaching: (group: number) => ReadonlySet<number>,
  teams: ReadonlyMap<number, LedTeamRow>,
): Pick<LedMatch, 'possible'> {
  const from = [homeTeamId === null ? homeFrom : null, awayTeamId === null ? awayFrom : null];
  const groups = from.filter((group) => group !== null);
  const ids = new Set(groups.flatMap((group) => [...reaching(group)]));
  const clubs = [...ids].flatMap((id) => teams.get(id)?.clubId ?? []).map(String);
  return clubs.length === 0 ? {} : { possible: { clubs, open: groups.length } };
}

/**
 * The level of the settings for finals, other matches of a bracket and groups; one less for the youngest
 * category.
 */
function neededLevel(
  { level, isBracket }: PlayedMatch,
  isYoung: boolean,
  { levels }: AppointmentSettings,
): number {
  const needed = levelNumbers[levels[level === 'final' ? 'final' : isBracket ? 'bracket' : 'group']];
  return Math.max(levelNumbers.C, isYoung ? needed - 1 : needed);
}

/** The pair for the engine; none if one of its referees is no longer approved. */
function enginePair(pair: PairRow, rows: BoardRows): Pair[] {
  const ids = refereeIdsOf(pair);
  const own = rows.referees.filter(({ id }) => ids.includes(id));
  if (own.length < ids.length) return [];
  const days = daysOf(rows.edition);
  const clubs = rows.ownClubs.filter(({ refereeId }) => ids.includes(refereeId)).map(({ clubId }) => clubId);
  const halls = rows.halls.filter(({ refereeId, day }) => ids.includes(refereeId) && days.includes(day));
  return [
    {
      id: String(pair.id),
      isSingle: pair.secondRefereeId === null,
      level: levelNumbers[pair.level],
      clubs: [...new Set([...pair.clubIds, ...clubs])].map(String),
      countries: [...new Set(own.flatMap(({ countryCode }) => countryCode ?? []))],
      absences: [
        ...pair.absences.map(({ from, to }) => ({ from, to })),
        ...own.flatMap((referee) => absentDays(referee, days)),
      ],
      halls: halls.map(({ day, placeId }) => ({ day: days.indexOf(day), hall: String(placeId) })),
      mostPerDay: pair.mostPerDay,
    },
  ];
}

/** Days before arrival and after departure. */
function absentDays({ arrivalDate, departureDate }: ApprovedRow, days: readonly string[]) {
  return days.flatMap((day, index) => {
    const isThere =
      (arrivalDate === null || arrivalDate <= day) && (departureDate === null || departureDate >= day);
    return isThere ? [] : [{ from: index * minutesOfDay, to: (index + 1) * minutesOfDay }];
  });
}

export function refereeIdsOf({
  firstRefereeId,
  secondRefereeId,
}: Pick<PairRow, 'firstRefereeId' | 'secondRefereeId'>): number[] {
  return secondRefereeId === null ? [firstRefereeId] : [firstRefereeId, secondRefereeId];
}

/** The country that most teams come from. */
function homeCountry(teams: readonly LedTeamRow[]): string | null {
  const counts = Map.groupBy(teams, ({ countryCode }) => countryCode);
  const [most] = [...counts].toSorted(([, a], [, b]) => b.length - a.length);
  return most?.[0] ?? null;
}
