import { eq } from 'drizzle-orm';
import { placeTypes } from '@sevenmetre/rules/vocabulary';
import type { StageCode } from '@sevenmetre/rules/vocabulary';
import type { Tx } from '../../../platform/database/index.ts';
import {
  clubs,
  countries,
  editions,
  eventTypes,
  groups,
  groupTeams,
  matches,
  matchParticipants,
  matchStages,
  participants,
  places,
  roundLevels,
  teamCategories,
  teams,
} from '../../../platform/database/schema/index.ts';
import { appendChange } from '../../live/index.ts';

/**
 * A small tournament with fixed names: two groups of four, a main group with carried-over results, four
 * bracket matches.
 */
export interface Cup {
  readonly editionId: number;
  /** The hall of all matches, on 2026-04-04. */
  readonly placeId: number;
  /** By label: A, B, M, SF1, SF2, F, P3. */
  readonly groups: Readonly<Record<string, number>>;
  readonly teamIds: readonly number[];
  /** Ids of matches by the label of their group, in the order of creation. */
  readonly matches: Readonly<Record<string, readonly number[]>>;
  readonly stages: Readonly<Record<StageCode, number>>;
  readonly types: Readonly<Record<string, number>>;
}

interface SeatPlan {
  readonly team?: number;
  readonly from?: readonly [string, number];
}

interface GroupPlan {
  readonly label: string;
  readonly level: string;
  readonly carriesOver?: boolean;
  readonly seats: readonly SeatPlan[];
  /** Pairs of seats, from 0. */
  readonly fixtures: readonly (readonly [number, number])[];
}

const everybody = [
  [0, 1],
  [2, 3],
  [0, 2],
  [1, 3],
  [3, 0],
  [1, 2],
] as const;

const plan: readonly GroupPlan[] = [
  { label: 'A', level: 'preliminary', seats: [0, 1, 2, 3].map((team) => ({ team })), fixtures: everybody },
  { label: 'B', level: 'preliminary', seats: [4, 5, 6, 7].map((team) => ({ team })), fixtures: everybody },
  {
    label: 'M',
    level: 'main',
    carriesOver: true,
    seats: [{ from: ['A', 3] }, { from: ['A', 4] }, { from: ['B', 3] }, { from: ['B', 4] }],
    fixtures: [
      [0, 2],
      [1, 3],
      [0, 3],
      [1, 2],
    ],
  },
  { label: 'SF1', level: 'semifinal', seats: [{ from: ['A', 1] }, { from: ['B', 2] }], fixtures: [[0, 1]] },
  { label: 'SF2', level: 'semifinal', seats: [{ from: ['B', 1] }, { from: ['A', 2] }], fixtures: [[0, 1]] },
  { label: 'F', level: 'final', seats: [{ from: ['SF1', 1] }, { from: ['SF2', 1] }], fixtures: [[0, 1]] },
  { label: 'P3', level: 'place-3', seats: [{ from: ['SF1', 2] }, { from: ['SF2', 2] }], fixtures: [[0, 1]] },
];

/** `year` distinguishes the cups of one database; the newest is the current one. */
export async function makeCup(year: number, tx: Tx): Promise<Cup> {
  await tx.update(editions).set({ isCurrent: false });
  const edition = await one(
    tx
      .insert(editions)
      .values({
        name: 'Test Cup',
        year,
        startDate: `${year}-04-03`,
        endDate: `${year}-04-06`,
        timeZone: 'Europe/Prague',
        isCurrent: true,
        currencyCode: 'CZK',
        tieBreakers: [
          'points',
          'headToHeadPoints',
          'headToHeadDifference',
          'overallDifference',
          'overallGoals',
        ],
        tieBreakersUnfinished: ['points', 'overallDifference', 'overallGoals'],
      })
      .returning(),
  );
  const { categoryId, teamIds } = await makeTeams(edition.id, tx);
  const stages = await idsByCode(tx.select().from(matchStages));
  const place = await one(
    tx.insert(places).values({ editionId: edition.id, code: 'J1', placeType: placeTypes.hall }).returning(),
  );
  const cup = { editionId: edition.id, categoryId, teamIds, stages, placeId: place.id };
  const made = await makeGroups(cup, tx);
  const types = await idsByCode(tx.select().from(eventTypes));
  return { editionId: edition.id, placeId: place.id, teamIds, ...made, stages, types };
}

interface Base {
  readonly editionId: number;
  readonly categoryId: number;
  readonly teamIds: readonly number[];
  readonly stages: Readonly<Record<string, number>>;
  readonly placeId: number;
}

async function makeTeams(editionId: number, tx: Tx) {
  const category = await one(
    tx
      .insert(teamCategories)
      .values({ editionId, code: 'MA', nameCs: 'Starší žáci', nameEn: 'Boys', gender: 'M', weight: 1 })
      .returning(),
  );
  const country = await one(tx.select().from(countries).where(eq(countries.countryCode, 'CZ')));
  const club = await one(
    tx
      .insert(clubs)
      .values({ editionId, name: 'HK Lipová', countryId: country.id, registrationState: 'approved' })
      .returning(),
  );
  const rows = await tx
    .insert(teams)
    .values(
      [1, 2, 3, 4, 5, 6, 7, 8].map((teamNumber) => ({
        editionId,
        clubId: club.id,
        categoryId: category.id,
        teamNumber,
      })),
    )
    .returning();
  await tx.insert(participants).values({ editionId, clubId: club.id, firstName: 'Jan', lastName: 'Dub' });
  return { categoryId: category.id, teamIds: rows.map(({ id }) => id).sort((a, b) => a - b) };
}

async function makeGroups({ editionId, categoryId, teamIds, stages, placeId }: Base, tx: Tx) {
  const levels = new Map((await tx.select().from(roundLevels)).map((level) => [level.systemName, level.id]));
  const ids: Record<string, number> = {};
  const matchIds: Record<string, number[]> = {};
  let matchNumber = 100;
  for (const [weight, { label, level, carriesOver = false, seats, fixtures }] of plan.entries()) {
    const roundLevelId = levels.get(level);
    if (roundLevelId === undefined) throw new Error(`there is no round level ${level}`);
    const group = await one(
      tx
        .insert(groups)
        .values({ editionId, categoryId, roundLevelId, label, weight, carriesOver })
        .returning(),
    );
    ids[label] = group.id;
    await tx.insert(groupTeams).values(
      seats.map(({ team, from }, seat) => ({
        groupId: group.id,
        seat: seat + 1,
        teamId: team === undefined ? null : (teamIds[team] ?? null),
        predecessorGroupId: from ? (ids[from[0]] ?? null) : null,
        predecessorStandings: from ? from[1] : null,
      })),
    );
    const sideOf = (seat: number) => {
      const { team, from } = seats[seat] ?? {};
      return {
        teamId: team === undefined ? null : (teamIds[team] ?? null),
        groupId: from ? (ids[from[0]] ?? null) : null,
        standings: from ? from[1] : null,
      };
    };
    const rows = await tx
      .insert(matches)
      .values(
        fixtures.map(([home, away]) => ({
          editionId,
          groupId: group.id,
          matchNumber: (matchNumber += 1),
          homeTeamId: sideOf(home).teamId,
          homePredecessorGroupId: sideOf(home).groupId,
          homePredecessorStandings: sideOf(home).standings,
          awayTeamId: sideOf(away).teamId,
          awayPredecessorGroupId: sideOf(away).groupId,
          awayPredecessorStandings: sideOf(away).standings,
          stageId: stages['not_started'] ?? 0,
          startsAt: new Date(Date.UTC(2026, 3, 4, 8, 0, 0)),
          placeId,
          halfLength: 900,
        })),
      )
      .returning();
    matchIds[label] = rows.map(({ id }) => id).sort((a, b) => a - b);
  }
  return { groups: ids, matches: matchIds };
}

/** Adds a participant to the roster of a match; returns the id that events use. */
export async function makeLineup(
  values: { cup: Cup; matchId: number; teamId: number; side: 'home' | 'away'; role: 'player' | 'leader' },
  tx: Tx,
): Promise<number> {
  const { cup, ...lineup } = values;
  const club = await one(tx.select().from(clubs).where(eq(clubs.editionId, cup.editionId)));
  const person = await one(
    tx
      .insert(participants)
      .values({ editionId: cup.editionId, clubId: club.id, firstName: 'Petr', lastName: 'Javor' })
      .returning(),
  );
  const row = await one(
    tx
      .insert(matchParticipants)
      .values({ ...lineup, participantId: person.id, jerseyNumber: 7 })
      .returning(),
  );
  await appendChange(tx, { rosters: [lineup.matchId] });
  return row.id;
}

async function idsByCode<Code extends string>(
  query: Promise<{ id: number; code: Code }[]>,
): Promise<Record<Code, number>> {
  return Object.fromEntries((await query).map(({ code, id }) => [code, id])) as Record<Code, number>;
}

async function one<T>(query: Promise<T[]>): Promise<T> {
  const [row] = await query;
  if (row === undefined) throw new Error('a row of the test cup is missing');
  return row;
}
