import type { LiveBody } from '@sevenmetre/contract/live/live-body';
import type { StaticBody } from '@sevenmetre/contract/live/static-body';
import type { CountriesSlice } from '@sevenmetre/contract/countries/countries-slice';
import type { DashboardSlice } from '@sevenmetre/contract/dashboard/dashboard-slice';
import type { StatisticsSlice } from '@sevenmetre/contract/statistics/schemas';
import { defaultWalkoverGoals, knownEventCategory } from '@sevenmetre/rules/match';
import type { EventType, Group, GroupTeam, Match, RecordedClock } from '@sevenmetre/rules/tournament';
import type { Snapshot } from '@sevenmetre/rules/snapshot';
import { defaultDelayRules } from '@sevenmetre/rules/schedule';
import { defaultPoints } from '@sevenmetre/rules/standings';
import { parseVersion } from '../live/version.ts';
import { instantsIn } from './instants-in.ts';
import type { ZoneInstant } from './instants-in.ts';
import { placeOf } from './kept-places.ts';

/** What a visitor keeps of the whole tournament: two public bodies and the first page. */
export interface KeptTournament {
  readonly dashboard: DashboardSlice;
  /** Names of the countries; the two bodies have codes only. */
  readonly countries?: CountriesSlice | null;
  /** Of the category that is asked for, when they are kept. */
  readonly statistics?: StatisticsSlice | null;
  readonly fixed: StaticBody;
  readonly live: Readonly<LiveBody>;
  /** Of the live body, `epoch.v`. */
  readonly version: string;
}

/** The snapshot as far as the two bodies tell it: its public functions make pages of it, as on the server. */
export function snapshotOf({ dashboard, countries, fixed, live, version }: KeptTournament): Snapshot {
  const stages = byId(fixed.matchStages);
  const zoneInstant = instantsIn(dashboard.edition.timeZone);
  return {
    version: parseVersion(version) ?? { epoch: '', v: 0 },
    // Ordered by the stored places alone, see `seatsOf`; without them, nothing can be said about open groups.
    rulesKnown: false,
    edition: {
      id: 0,
      ...dashboard.edition,
      tieBreakers: ['lots'],
      tieBreakersUnfinished: ['lots'],
      points: defaultPoints,
      walkoverGoals: defaultWalkoverGoals,
      withdrawnPolicy: 'annulled',
      delays: defaultDelayRules,
    },
    categories: byId(
      fixed.teamCategories.map((category, weight) => ({
        ...category,
        weight,
        resultsHidden: false,
        tieBreakers: null,
        tieBreakersUnfinished: null,
      })),
    ),
    roundLevels: byId(fixed.roundLevels.map((round, weight) => ({ ...round, weight }))),
    stages,
    eventTypes: byId(fixed.eventTypes.map(eventTypeOf)),
    groups: byId(groupsOf(fixed, live, stages)),
    groupTeams: byId(seatsOf(live)),
    teams: byId(fixed.teams.map((team) => ({ ...team, withdrawn: team.withdrawn === true }))),
    halls: byId(fixed.halls.map(hallOf)),
    matches: byId(live.matches.map((match) => matchOf(match, zoneInstant))),
    countries: countriesOf(dashboard, countries ?? null),
    places: byId(fixed.places.flatMap(placeOf)),
    ...nothingKnown,
  };
}

/** What the kept answers do not say. */
const nothingKnown: Pick<Snapshot, 'referees' | 'announcements' | 'moved' | 'cancelReasons' | 'closures'> = {
  referees: new Map(),
  announcements: new Map(),
  moved: new Map(),
  cancelReasons: new Map(),
  closures: [],
};

function byId<T extends { readonly id: number }>(rows: readonly T[]): ReadonlyMap<number, T> {
  return new Map(rows.map((row) => [row.id, row]));
}

/** Both bodies come in the organiser's order. A group with more games than its own matches has taken some over. */
function groupsOf(fixed: StaticBody, live: Readonly<LiveBody>, stages: Snapshot['stages']): Group[] {
  const played = new Map<number | null, number>();
  const counted = new Map<number, number>();
  for (const { competitionGroupId: id, competitionMatchStageId: stage } of live.matches) {
    if (stages.get(stage)?.code === 'finished') played.set(id, (played.get(id) ?? 0) + 1);
  }
  for (const { competitionGroupId: id, games } of live.groupTeams)
    counted.set(id, (counted.get(id) ?? 0) + games);
  return fixed.groups.map(({ id, label, playoffCategory, ...row }, weight) => ({
    id,
    label,
    playoffCategory,
    categoryId: row.teamCategoryId,
    roundLevelId: row.competitionRoundLevelId,
    carriesOver: (counted.get(id) ?? 0) > 2 * (played.get(id) ?? 0),
    comparedPlace: row.comparedPlace ?? null,
    closedByHand: false,
    weight,
  }));
}

/** A stored place is treated as a drawn lot, so that nothing is reordered. */
function seatsOf({ groupTeams }: LiveBody): GroupTeam[] {
  const seats = new Map<number, number>();
  return groupTeams.map((row) => {
    const seat = (seats.get(row.competitionGroupId) ?? 0) + 1;
    seats.set(row.competitionGroupId, seat);
    return { ...row, seat, lot: row.standings };
  });
}

/** Nothing but its words is read of a category that is not one of the five. */
function eventTypeOf({ shortName: _, category, ...type }: StaticBody['eventTypes'][number]): EventType {
  return { ...type, category: knownEventCategory(category) };
}

function hallOf({ id, code, translations }: StaticBody['halls'][number]) {
  const name = (locale: string) => translations.find((one) => one.locale === locale)?.name ?? code;
  return { id, code, nameCs: name('cs'), nameEn: name('en') };
}

function matchOf(
  { meta, matchLength, ...row }: LiveBody['matches'][number],
  zoneInstant: ZoneInstant,
): Match {
  return {
    ...row,
    homeHalfTimeScore: numberOf(meta['homeHalfTimeScore']),
    awayHalfTimeScore: numberOf(meta['awayHalfTimeScore']),
    stageStartedAt: typeof meta['stageStartedAt'] === 'string' ? meta['stageStartedAt'] : null,
    clock: clockOf(meta['clock']),
    corrected: meta['corrected'] === true,
    beingChecked: meta['beingChecked'] === true,
    startsAt: row.day === null || row.time === null ? null : zoneInstant(row.day, row.time),
    // Nobody knows how late a hall runs when nothing is heard of it.
    startedAt: null,
    endedAt: null,
    revision: 0,
    halfLength: matchLength / 2,
  };
}

function clockOf(value: unknown): RecordedClock | null {
  if (
    typeof value !== 'object' ||
    value === null ||
    !('seconds' in value && 'running' in value && 'at' in value)
  )
    return null;
  const [seconds, at] = [numberOf(value.seconds), numberOf(value.at)];
  return seconds === null || at === null ? null : { seconds, running: value.running === true, at };
}

function numberOf(value: unknown): number | null {
  return typeof value === 'number' ? value : null;
}

/** As the page of countries names them; without it those of three letters are known of teams on the first page. */
function countriesOf({ live, next }: DashboardSlice, listed: CountriesSlice | null): Snapshot['countries'] {
  const seen = [...live, ...next].flatMap(({ home, away }) =>
    [home.team, away.team].flatMap((team) => team ?? []),
  );
  const known = seen.map(({ countryCode, sportCode }) => ({
    countryCode,
    sportCode,
    nameCs: sportCode,
    nameEn: sportCode,
  }));
  return new Map([...known, ...(listed?.countries ?? [])].map((country) => [country.countryCode, country]));
}
