import { eq, inArray } from 'drizzle-orm';
import type { Actor } from '@sevenmetre/rules/permissions';
import { testActor } from '@sevenmetre/rules/testing';
import type { Role, TeamState } from '@sevenmetre/rules/vocabulary';
import type { TestDatabase } from '../../../../../tests/database.ts';
import { makeSmallCup } from '../../../../../tests/small-cup.ts';
import type { SmallCup } from '../../../../../tests/small-cup.ts';
import { manualClock } from '../../../../platform/clock/index.ts';
import {
  audit,
  clubAdmins,
  clubs,
  countries,
  outgoingMails,
  teamCategories,
  teams,
  users,
} from '../../../../platform/database/schema/index.ts';
import { mount } from '../../../../platform/http/index.ts';
import { testServer } from '../../../../platform/http/testing/test-server.ts';
import { accommodationHandlers } from '../../../accommodation/index.ts';
import { systemRandom } from '../../../../platform/random/index.ts';
import { assignmentHandlers } from '../../../reporter/index.ts';
import { dutyHandlers } from '../../../duty/index.ts';
import { registrationReviewHandlers } from '../handlers.ts';
import type { Database } from '../../../../platform/database/index.ts';
import { publicTeamRepository } from '../../../competition/index.ts';

export const actorOf = (...roles: Role[]): Actor => testActor(1, ['ROLE_USER', ...roles]);
export const organiser = actorOf('ROLE_ADMIN');

/**
 * A small cup with eight places in MA, six of them taken, and a server that treats every call as made by a
 * given actor.
 */
export async function makeSetup(database: TestDatabase) {
  const cup = await makeSmallCup(database);
  await database.db.insert(users).values({
    id: 1,
    email: 'boss@example.test',
    passwordHash: 'x',
    firstName: 'Radek',
    lastName: 'Pořádný',
    roles: ['ROLE_USER'],
  });
  await database.db.update(teamCategories).set({ capacity: 8 }).where(eq(teamCategories.id, cup.categoryId));
  const clock = manualClock('2026-03-15T12:00:00Z');
  const server = testServer();
  let who: Actor | null = organiser;
  const handlers = {
    ...registrationReviewHandlers({ database, clock }),
    ...accommodationHandlers({ database, clock }),
    ...assignmentHandlers({ database, clock, random: systemRandom }),
    ...dutyHandlers({
      database,
      clock,
      random: systemRandom,
      environment: { firstLanguage: { locale: 'en', isNegotiated: true } },
    }),
  };
  mount(server.app, handlers, { identify: async () => who, checkAnswers: true });
  return {
    cup,
    clock,
    as: (actor: Actor | null) => {
      who = actor;
    },
    newClub: (name: string, states: readonly TeamState[] = ['accepted']) =>
      newClub(database, cup, name, states),
    async call(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object) {
      const url = `/api/v1/admin/${path}`;
      const reply = await server.app.inject({ method, url, ...(payload ? { payload } : {}) });
      const isJson = String(reply.headers['content-type']).includes('json');
      return { status: reply.statusCode, body: isJson ? reply.json() : reply.rawPayload };
    },
    setCapacity: (capacity: number | null) =>
      database.db.update(teamCategories).set({ capacity }).where(eq(teamCategories.id, cup.categoryId)),
    club: async (id: number) => (await database.db.select().from(clubs).where(eq(clubs.id, id)))[0],
    teamStates: async (ids: readonly number[]) => {
      const rows = await database.db
        .select()
        .from(teams)
        .where(inArray(teams.id, [...ids]))
        .orderBy(teams.id);
      return rows.map(({ state }) => state);
    },
    audit: (subjectId: number) =>
      database.db.select().from(audit).where(eq(audit.subjectId, subjectId)).orderBy(audit.id),
    mails: () => database.db.select().from(outgoingMails).orderBy(outgoingMails.id),
    publicTeamIds: () => findStructureTeams(database, cup.editionId),
    async close() {
      await server.app.close();
      await database.cleanup();
    },
  };
}

export type Setup = Awaited<ReturnType<typeof makeSetup>>;

let people = 1;

/** A new registration with an admin who reads Czech. */
async function newClub(database: TestDatabase, cup: SmallCup, name: string, states: readonly TeamState[]) {
  const { editionId, categoryId } = cup;
  people += 1;
  const email = `club${people}@example.test`;
  const [country] = await database.db.select().from(countries).where(eq(countries.countryCode, 'SK'));
  const [club] = await database.db
    .insert(clubs)
    .values({ editionId, name, countryId: country?.id ?? 0, locale: 'cs', agreedToTermsAt: new Date(0) })
    .returning();
  const clubId = club?.id ?? 0;
  const person = { email, passwordHash: 'x', firstName: 'Iva', lastName: 'Krátká' };
  const [user] = await database.db
    .insert(users)
    .values({ ...person, id: 100 + people, roles: ['ROLE_USER'] })
    .returning();
  await database.db.insert(clubAdmins).values({ clubId, userId: user?.id ?? 0 });
  const rows = states.map((state, index) => ({
    editionId,
    clubId,
    categoryId,
    state,
    teamNumber: index + 1,
    bundlePersons: 10,
  }));
  const stored = rows.length === 0 ? [] : await database.db.insert(teams).values(rows).returning();
  return { id: clubId, email, teamIds: stored.map(({ id }) => id) };
}

/** Ids of the teams that public pages may name. */
async function findStructureTeams({ db }: Database, editionId: number): Promise<number[]> {
  return (await publicTeamRepository.findAllByEditionId(editionId, db)).map(({ id }) => id);
}
