import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type CategoryRules,
  type Feeder,
  type Placement,
  type Schedule,
  type ScheduleInput,
  type ScheduleMatch,
  defaultWeights,
  minutesOfDay,
} from '@sevenmetre/engine/schedule';

type Line = Readonly<Record<string, string>>;

/** A cup that was played: the input for its planning, and its real schedule. */
export interface PlayedCup {
  readonly input: ScheduleInput;
  readonly real: Schedule;
}

/** A match with its real time and court. */
interface Played {
  readonly key: string;
  readonly category: string;
  readonly level: string;
  readonly group: string;
  readonly isBracket: boolean;
  readonly teams: readonly string[];
  readonly place: Placement;
}

/** Matches with shorter halves have a slot of 30 minutes, others of 35, as in the real schedule. */
const shortHalf = '15:00';
const [shortSlot, longSlot] = [30, 35];
/** A team has one slot free between two matches. */
const leastRest = 30;
/** Halls 6 and 7 are in another part of the town. */
const wayToOtherPlace = 10;
const atOtherPlace: readonly string[] = ['H6', 'H7'];

/**
 * Reads a tournament folder without quoted fields. The cup is planned from its own teams, groups, chains of
 * matches, courts and their hours: the matches of a team in a day are limited by the maximum in its category.
 */
export function readCup(folder: string): PlayedCup {
  const played = playedMatches(folder);
  const halls = linesOf(folder, 'halls').map(({ code = '' }) => code);
  const categories = [...new Set(played.map(({ category }) => category))];
  const slots = slotLengths(folder, played);
  const teams = new Map(played.flatMap(({ teams: both, category }) => both.map((id) => [id, category])));
  const input: ScheduleInput = {
    halls: halls.map((id) => ({ id, court: 'full', resin: true })),
    hallDays: hallDaysOf(played, slots),
    categories: categories.map((id) => rulesOf(id, played, slots)),
    matches: scheduleMatches(played),
    teams: [...teams].map(([id, category]) => ({ id, category, coaches: [] })),
    travel: halls.flatMap((from) =>
      halls
        .filter((to) => from < to && atOtherPlace.includes(from) !== atOtherPlace.includes(to))
        .map((to) => ({ from, to, minutes: wayToOtherPlace })),
    ),
    weights: defaultWeights,
    buffers: { afterGroup: leastRest, afterTravel: leastRest },
  };
  return { input, real: new Map(played.map(({ key, place }) => [key, place])) };
}

/** In order of time. Placeholders without a match are left out. */
function playedMatches(folder: string): Played[] {
  const groups = new Map(linesOf(folder, 'groups').map((group) => [group['id'], group]));
  const first = Math.min(...linesOf(folder, 'matches').map(({ day = '' }) => Date.parse(day)));
  return linesOf(folder, 'matches')
    .flatMap((match) => {
      const group = groups.get(match['group'] ?? '');
      if (!group) return [];
      const day = Math.round((Date.parse(match['day'] ?? '') - first) / 86_400_000);
      const [hours = 0, minutes = 0] = (match['time'] ?? '').split(':').map(Number);
      return [
        {
          key: match['number'] ?? '',
          category: group['category'] ?? '',
          level: group['round'] ?? '',
          group: group['id'] ?? '',
          isBracket: group['playoff'] !== '',
          teams: [match['home'] ?? '', match['away'] ?? ''],
          place: { hall: match['hall'] ?? '', start: day * minutesOfDay + hours * 60 + minutes },
        },
      ];
    })
    .toSorted((one, other) => one.place.start - other.place.start);
}

/** A bracket match waits for the previous match of both teams, or for the end of their group. */
function scheduleMatches(played: readonly Played[]): ScheduleMatch[] {
  const last = new Map<string, Played>();
  const rounds = new Map<string, number>();
  return played.map((match): ScheduleMatch => {
    const { key, category, level, isBracket, teams } = match;
    const before = isBracket ? teams.flatMap((team) => last.get(team) ?? []) : [];
    const feeders = before.map((one): Feeder =>
      one.isBracket ? { kind: 'match', key: one.key } : { kind: 'group', group: one.group },
    );
    const round = Math.max(0, ...teams.map((team) => rounds.get(team) ?? 0));
    for (const team of teams) {
      last.set(team, match);
      rounds.set(team, round + 1);
    }
    const waitsFor = [...new Map(feeders.map((one) => [JSON.stringify(one), one])).values()];
    return { key, category, level, group: isBracket ? null : match.group, round, teams, waitsFor };
  });
}

function slotLengths(folder: string, played: readonly Played[]): Map<string, number> {
  const halves = new Map(linesOf(folder, 'matches').map((match) => [match['number'], match['halfLength']]));
  return new Map(
    played.map(({ key, category }) => [category, (halves.get(key) ?? '') < shortHalf ? shortSlot : longSlot]),
  );
}

/** A hall used on a day is open from the first start of that day in any hall to the end of its last match. */
function hallDaysOf(
  played: readonly Played[],
  slots: ReadonlyMap<string, number>,
): ScheduleInput['hallDays'] {
  const dayOf = ({ place }: Played): number => Math.floor(place.start / minutesOfDay);
  const days = Map.groupBy(played, (match) => `${match.place.hall} ${dayOf(match)}`);
  return [...days.values()].flatMap((matches) => {
    const [one] = matches;
    if (!one) return [];
    const day = dayOf(one);
    const starts = played
      .filter((match) => dayOf(match) === day)
      .map(({ place }) => place.start - day * minutesOfDay);
    const short = matches.filter(({ category }) => slots.get(category) === shortSlot).length;
    const slotLength = short * 2 > matches.length ? shortSlot : longSlot;
    const [open, close] = [Math.min(...starts), Math.max(...starts) + longSlot];
    return [{ hall: one.place.hall, day, open, close, blocked: [], slotLength }];
  });
}

function rulesOf(id: string, played: readonly Played[], slots: ReadonlyMap<string, number>): CategoryRules {
  const own = played.filter(({ category }) => category === id);
  const days = Map.groupBy(
    own.flatMap(({ teams, place }) =>
      teams.map((team) => `${team} ${Math.floor(place.start / minutesOfDay)}`),
    ),
    (key) => key,
  );
  const most = Math.max(...[...days.values()].map(({ length }) => length));
  return {
    id,
    duration: slots.get(id) ?? longSlot,
    court: 'full',
    resin: false,
    earliest: 0,
    latestEnd: minutesOfDay,
    rest: leastRest,
    maxPerDay: most,
    // All teams are known, so only their own matches are limited, not paths of unknown teams.
    maxPathPerDay: Number.MAX_SAFE_INTEGER,
    days: {},
    halls: [...new Set(own.map(({ place }) => place.hall))],
  };
}

/** @throws Error for a file with quoted fields */
function linesOf(folder: string, name: string): Line[] {
  const text = readFileSync(join(folder, `${name}.csv`), 'utf8').replace(/^\uFEFF/, '');
  if (text.includes('"')) throw new Error(`${name}.csv has quoted fields.`);
  const [head = '', ...lines] = text.trim().split(/\r?\n/);
  const columns = head.split(',');
  return lines.map((line) => {
    const fields = line.split(',');
    return Object.fromEntries(columns.map((column, index) => [column, fields[index] ?? '']));
  });
}
