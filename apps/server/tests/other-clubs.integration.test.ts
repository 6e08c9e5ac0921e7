import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operations } from '@sevenmetre/contract';
import type { Operation } from '@sevenmetre/contract';
import type { App } from '../src/app.ts';
import { clubs, referees, teams, users } from '../src/platform/database/schema/index.ts';
import { addressOfRecord, markersShownTo, read, readingCalls, signIn } from './crawl.ts';
import { testDatabases } from './database.ts';
import type { TestDatabase } from './database.ts';
import { fillMarkers, markersIn, markTexts } from './private-markers.ts';
import { settleNeighbour } from './private-neighbour.ts';
import type { Neighbour } from './private-neighbour.ts';
import { populate } from './private-people.ts';
import { makeSmallCup } from './small-cup.ts';
import { startWholeApp } from './whole-app.ts';

/** Calls about one record that organisers may make for any club, team, referee and account. */
const ofOneRecord = [
  ['clubDetail', 'clubId'],
  ['clubRoster', 'clubId'],
  ['rosterExport', 'clubId'],
  ['clubRegistration', 'clubId'],
  ['clubRegistrationCopy', 'clubId'],
  ['clubRegistrationAdmin', 'clubId'],
  ['clubFinance', 'clubId'],
  ['clubPayment', 'clubId'],
  ['clubEarlierPapers', 'clubId'],
  ['adminClubInvoice', 'clubId'],
  ['teamPlan', 'teamId'],
  ['teamWithdrawal', 'teamId'],
  ['refereePrivate', 'refereeId'],
  ['refereeRegistration', 'refereeId'],
  ['refereeRegistrationAdmin', 'refereeId'],
  ['userDetail', 'userId'],
] as const;

/** Public answers name clubs, teams and referees, including the marked ones. */
const notForVisitors = readingCalls.filter(([, call]) => isNotForVisitors(call));
const only = (names: readonly string[]) => notForVisitors.filter(([name]) => names.includes(name));
/**
 * Referees choose colleagues, a message to all clubs is for this one too, and reporters need halls, who
 * is on duty there (DU11), and matches with the photos of their paper.
 */
const ofOthers = ['hallDuty', 'me', 'paperPhotos', 'refereeOffer', 'reporterHall', 'reporterMatch'];

describe.each(testDatabases())(
  'given markers in all that one club, its people and referees have on $name',
  (kind) => {
    let database: TestDatabase;
    let app: App;
    let url: string;
    let neighbour: Neighbour;
    let organiser: string;

    beforeAll(async () => {
      database = await kind.open();
      const cup = await makeSmallCup(database);
      await database.transaction(async (tx) => {
        await populate(cup, tx);
        await fillMarkers(tx);
        for (const [table, names] of named) await markTexts(table, names, tx);
        neighbour = await settleNeighbour(cup, tx);
        organiser = await signIn('organiser', ['ROLE_SUPER_ADMIN'], tx);
      });
      ({ app, url } = await startWholeApp(database));
    });
    afterAll(async () => {
      await app.stop();
      await database.cleanup();
    });

    it.each(ofOneRecord)('%s, asked by its %s, shows organisers nothing of others', async (name, owner) => {
      const address = addressOfRecord(name, neighbour[owner]);
      const { status, text } = await read(url + address, { cookie: organiser });
      // Who may issue an invoice is checked against all suppliers.
      const told = markersIn(text).filter((marker) => marker !== 'zqmarker suppliers.name');
      expect([name, status, told]).toEqual([name, 200, []]);
    });

    it('an account without anything is shown to organisers with none of it', async () => {
      const { db } = database;
      const [user] = await db.select().from(users).where(eq(users.email, 'organiser@example.test'));
      const address = addressOfRecord('userDetail', user?.id ?? 0);
      const answer = await fetch(url + address, { headers: { cookie: organiser } });
      const nothing = { clubs: [], teams: [], referees: [], halls: [] };
      expect(await answer.json()).toMatchObject({ ...nothing, secondStep: false, sessions: 1 });
    });

    it('whoever signs in gets their own clubs, teams and registrations, and no others', async () => {
      const { cookie, clubId, teamId, refereeId } = neighbour;
      const answer = await fetch(url + operations.me.path, { headers: { cookie } });
      expect(await answer.json()).toMatchObject({
        administratedClubs: [{ id: clubId }],
        leadingTeams: [{ id: teamId }],
        referees: [{ id: refereeId }],
      });
    });

    it.each(notForVisitors.filter(([name]) => !ofOthers.includes(name)))(
      '%s shows whoever has a club, a team and a registration of a referee these, not even the names of others',
      async (...call) => expect(await markersShownTo(neighbour.cookie, url, [call])).toEqual({}),
    );

    it('whoever has a registration of a referee sees the names of colleagues to choose from, and messages to all clubs', async () => {
      const told = await markersShownTo(neighbour.cookie, url, only(['me', 'refereeOffer']));
      expect(told['refereeOffer']).toEqual(['zqmarker referees.first_name', 'zqmarker referees.last_name']);
      expect(told['me']?.every((marker) => marker.startsWith('zqmarker messages.'))).toBe(true);
    });
  },
);

/** Names that visitors see. */
const named = [
  [clubs, ['name']],
  [teams, ['name']],
  [referees, ['firstName', 'lastName']],
] as const;

function isNotForVisitors({ statuses }: Operation): boolean {
  return statuses.includes(401) && !statuses.includes(304);
}
