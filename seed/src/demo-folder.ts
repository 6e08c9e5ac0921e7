import { defaultTieBreakers, defaultTieBreakersUnfinished } from '@sevenmetre/rules/vocabulary';
import type { Cell, FolderContent } from '@sevenmetre/server/features/tournament-folder/index';
import type { DemoPlan } from './plan.ts';
import { halfLength } from './model.ts';
import type { DemoSeat, DemoTeam } from './model.ts';
import type { ScheduledMatch } from './schedule.ts';

export interface DemoSettings {
  readonly name: string;
  readonly year: number;
  /** ISO dates. */
  readonly startDate: string;
  readonly endDate: string;
  readonly timeZone: string;
  readonly zoned: (instant: Date) => { readonly day: string; readonly time: string };
}

/** The generated tournament as the rows of a tournament folder. */
export function demoFolder(
  plan: DemoPlan,
  matches: readonly ScheduledMatch[],
  settings: DemoSettings,
): FolderContent {
  const { name, year, startDate, endDate, timeZone } = settings;
  const numbered = matches.map((scheduled, index) => ({ ...scheduled, number: index + 1 }));
  return {
    settings: {
      name,
      year,
      startDate,
      endDate,
      timeZone,
      currencyCode: 'CZK',
      tieBreakers: defaultTieBreakers,
      tieBreakersUnfinished: defaultTieBreakersUnfinished,
    },
    tables: {
      ...structureTables(plan),
      'matches.csv': numbered.map((scheduled) => matchCells(scheduled, settings)),
      'players.csv': plan.teams.flatMap(playerCells),
      'lineups.csv': numbered.flatMap(({ match, number }) =>
        [match.homeTeam, match.awayTeam].flatMap((team) => lineup(number, team)),
      ),
      'events.csv': numbered.flatMap(eventCells),
      'clocks.csv': [],
      'protests.csv': [],
      'reports.csv': [],
      'written-reports.csv': [],
      'decisions.csv': [],
      'scouting.csv': [],
    },
  };
}

type StructureFile = `${'categories' | 'halls' | 'clubs' | 'teams' | 'groups' | 'seats'}.csv`;

function structureTables({
  categories,
  clubs,
  teams,
  groups,
  halls,
}: DemoPlan): Pick<FolderContent['tables'], StructureFile> {
  return {
    'categories.csv': categories.map(({ code, nameCs, nameEn, gender, bornFrom }) => [
      code,
      nameCs,
      nameEn,
      gender,
      bornFrom,
    ]),
    'halls.csv': halls.map((hall, index) => [hallCode(index), hall]),
    'clubs.csv': clubs.map(({ id, name, country }) => [id, name, country]),
    'teams.csv': teams.map(({ id, club, category }) => [id, club, category, null, null, null, null]),
    'groups.csv': groups.map(({ id, category, label, round, playoff }) => [
      id,
      category,
      label,
      round,
      playoff,
      null,
      null,
    ]),
    'seats.csv': groups.flatMap(({ id, seats }) =>
      seats.map((seat, index) => [id, index + 1, ...seatCells(seat)]),
    ),
  };
}

function seatCells(seat: DemoSeat): Cell[] {
  const cells = 'team' in seat ? [seat.team, null, null] : [null, seat.group, seat.standing];
  return [...cells, null, null, null];
}

function playerCells({ id, players }: DemoTeam): Cell[][] {
  return players.map((player) => [
    player.id,
    id,
    player.number,
    player.firstName,
    player.lastName,
    player.role,
  ]);
}

type Numbered = ScheduledMatch & { readonly number: number };

/** The code of the hall with this index. */
export function hallCode(index: number): string {
  return `H${String(index + 1).padStart(2, '0')}`;
}

/** Future matches get their time and hall from the plan. */
function matchCells({ match, number, startsAt, hall, story }: Numbered, { zoned }: DemoSettings): Cell[] {
  const { group, homeTeam, awayTeam, result, home, away } = match;
  const { day, time } = zoned(startsAt);
  const place = result === null && story === null ? [null, null, null] : [day, time, hallCode(hall)];
  const state = result ? (result.walkover ? 'walkover' : 'finished') : 'scheduled';
  const source = (index: number) => {
    const seat = group.seats[index];
    return seat && 'group' in seat ? `${seat.group}:${seat.standing}` : null;
  };
  const teams = [homeTeam?.id ?? null, awayTeam?.id ?? null];
  const scores = [result?.homeScore ?? null, result?.awayScore ?? null];
  const length = `${String(halfLength / 60)}:00`;
  return [number, group.id, ...place, ...teams, ...scores, state, length, source(home), source(away), null];
}

function lineup(number: number, team: DemoTeam | null): Cell[][] {
  return (team?.players ?? []).map((player) => [number, team?.id ?? null, player.id]);
}

function eventCells({ match, number }: Numbered): Cell[][] {
  const { homeTeam, awayTeam, result } = match;
  return (result?.events ?? []).map(({ stage, at, type, side, player }) => {
    const team = side === 'home' ? homeTeam : awayTeam;
    return [number, stage, Math.floor(at / 60), at % 60, type, team?.id ?? null, player?.id ?? null];
  });
}
