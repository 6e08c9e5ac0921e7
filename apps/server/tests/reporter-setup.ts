import { eq } from 'drizzle-orm';
import { afterAll, beforeAll } from 'vitest';
import type { Snapshot } from '@sevenmetre/rules/snapshot';
import {
  editions,
  participants,
  referees,
  teamParticipants,
  teams,
} from '../src/platform/database/schema/index.ts';
import { appendChange } from '../src/features/live/index.ts';
import type { Cup } from '../src/features/match-events/testing/cup.ts';
import { actorWith, openSetup, reporter } from '../src/features/match-events/testing/setup.ts';
import type { Setup } from '../src/features/match-events/testing/setup.ts';
import type { RosterCall } from '../src/features/reporter/save-roster.use-case.ts';
import type { TestDatabaseKind } from './database.ts';
import { testLive } from './test-live.ts';

/** Setup for tests of rosters and reporters' calls, opened before the first and closed after the last. */
export function reporterSetupOf(kind: TestDatabaseKind) {
  let opened: Awaited<ReturnType<typeof open>>;
  beforeAll(async () => {
    opened = await open(kind);
  });
  afterAll(() => opened.cleanup());
  return {
    get setup() {
      return opened.setup;
    },
    setUp: () => opened.setUp(),
    catchUp: () => opened.catchUp(),
    context: () => opened.context(),
  };
}

/** A database, its live data and cups with people. */
async function open(kind: TestDatabaseKind) {
  const setup = await openSetup(kind);
  const live = testLive(setup);
  await live.start();
  let snapshot: Snapshot | null = null;
  const { db } = setup.database;

  const catchUp = async () => {
    await live.publisher.catchUp();
    snapshot = live.publisher.state?.snapshot ?? null;
  };

  /** The current cup, with seven players and a leader in each team of its first match, and two referees. */
  const setUp = async () => {
    await db.update(editions).set({ isCurrent: false });
    const cup = await setup.newCup();
    await db.update(editions).set({ isCurrent: true }).where(eq(editions.id, cup.editionId));
    const [home = 0, away = 0] = cup.teamIds;
    const squads = { home: await makeSquad(setup, cup, home), away: await makeSquad(setup, cup, away) };
    const refereeIds = await addReferees(setup, cup);
    await setup.database.transaction((tx) => appendChange(tx, { structure: true }));
    await catchUp();
    const [team] = await db.select().from(teams).where(eq(teams.id, home));
    return { cup, matchId: cup.matches['A']?.[0] ?? 0, squads, refereeIds, home, clubId: team?.clubId ?? 0 };
  };

  return {
    setup,
    setUp,
    catchUp,
    context: () => ({ database: setup.database, clock: setup.clock, snapshot: () => snapshot }),
    async cleanup() {
      live.stop(() => 0);
      await setup.database.cleanup();
    },
  };
}

async function addReferees({ database: { db } }: Setup, { editionId }: Cup): Promise<number[]> {
  const rows = ['Anna', 'Bert'].map((firstName) => ({
    editionId,
    firstName,
    lastName: 'Pfeifer',
    registrationState: 'approved' as const,
  }));
  return (await db.insert(referees).values(rows).returning()).map(({ id }) => id);
}

/** Seven players and a leader of a team; returns their ids. */
export async function makeSquad({ database: { db } }: Setup, cup: Cup, teamId: number): Promise<number[]> {
  const [team] = await db.select().from(teams).where(eq(teams.id, teamId));
  const people = await db
    .insert(participants)
    .values(
      Array.from({ length: 8 }, (_, index) => ({
        editionId: cup.editionId,
        clubId: team?.clubId ?? 0,
        firstName: `Jan ${index}`,
        lastName: 'Dub',
        birthDate: '2012-05-05',
      })),
    )
    .returning();
  await db.insert(teamParticipants).values(
    people.map(({ id: participantId }, index) => ({
      teamId,
      participantId,
      role: index === 7 ? ('leader' as const) : ('player' as const),
      jerseyNumber: index === 7 ? null : index + 1,
    })),
  );
  return people.map(({ id }) => id);
}

/** The roster of a squad as created. */
export const entriesOf = (ids: readonly number[]) =>
  ids.map((participantId, index) => ({
    participantId,
    role: index === 7 ? ('leader' as const) : ('player' as const),
    jerseyNumber: index === 7 ? null : index + 1,
  }));

export const leaderOf = (team: number) => ({ ...actorWith(5, 'ROLE_USER'), leadingTeamIds: [team] });
/** A save at the table with the given changes only. */
export const call = (matchId: number, rest: Partial<RosterCall>): RosterCall => ({
  matchId,
  actor: reporter,
  protocol: undefined,
  home: undefined,
  away: undefined,
  referees: undefined,
  confirm: false,
  ...rest,
});
