import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { count } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isGuarded, type OperationName } from '@sevenmetre/contract';
import { type Action, actions, linksFor, permission } from '@sevenmetre/contract/permissions';
import { routes } from '@sevenmetre/contract/routes';
import type { Actor, Subject } from '@sevenmetre/rules/permissions';
import type { Role } from '@sevenmetre/rules/vocabulary';
import type { App } from '../src/app.ts';
import {
  audit,
  clubAdmins,
  liveState,
  outgoingMails,
  reporterAssignments,
  sessions,
  teamAdmins,
  users,
} from '../src/platform/database/schema/index.ts';
import { streams } from './crawl.ts';
import { testDatabases } from './database.ts';
import type { TestDatabase } from './database.ts';
import { populate } from './private-people.ts';
import { type AnyRoute, requestOf, sampleOfQuery } from './sample-of-schema.ts';
import { makeSmallCup } from './small-cup.ts';
import type { SmallCup } from './small-cup.ts';
import { fromAnotherNetwork, startWholeApp } from './whole-app.ts';

const names = Object.keys(routes) as OperationName[];
/** Calls about records that the small cup lacks: their own tests check permissions. */
const withoutRecord: readonly OperationName[] = [
  'appointmentsFill',
  'cashReceipt',
  'configurationCopy',
  'diplomas',
  'drawAdmin',
  'drawAnnounce',
  'drawNumbers',
  'drawOpen',
  'drawSetAside',
  'drawStep',
  'drawStop',
  'listViewUpdate',
  'mailRemove',
  'mailResend',
  'pastYearImport',
  'pastYearUndo',
  'planPublishPreview',
  'planRollback',
  'planRunStop',
  'pressUndo',
  'refereePairDelete',
  'refereePairUpdate',
  'rosterImportUndo',
  'scoutingLinkRevoke',
  'sheetImportUndo',
  'tournamentFolderImport',
  'writtenReportAdd',
];
/** Streams never end; their permissions are tested with their contents. */
const guarded = names.filter((name) => isGuarded(routes[name].access) && !streams.includes(name));
/** Files of places are public, others are unknown to visitors. */
const own = names.filter(
  (name) => ['own', 'signed-in'].some((word) => word === routes[name].access) || name === 'fileDownload',
);
const now = new Date('2026-06-01T00:00:00Z');
const day = '2026-06-13';
const unbounded = { from: null, till: null };

/** Values of parameters; others are the first row of their table. */
const parameters: Readonly<Record<string, string>> = {
  side: 'home',
  name: '20260404T080000Z-1',
  slug: 'MA-A-1',
  /** One of the organiser's lists. */
  kind: 'categories',
  paper: 'signs',
  list: 'halls',
  record: 'category',
  key: 'show-results',
};

describe.each(testDatabases())('who may do what, call by call, on $name', (kind) => {
  const folder = mkdtempSync(join(tmpdir(), 'sevenmetre-rights-'));
  let database: TestDatabase;
  let app: App;
  let url: string;
  let cup: SmallCup;
  let people: { readonly name: string; readonly actor: Actor | null }[];
  let subject: Subject;

  beforeAll(async () => {
    database = await kind.open();
    cup = await makeSmallCup(database);
    await database.transaction((tx) => populate(cup, tx));
    people = await addPeople(database, cup);
    subject = subjectOf(cup);
    mkdirSync(join(folder, 'mails'));
    writeFileSync(join(folder, 'mails', `${parameters['name']}.eml`), 'Subject: x\r\n\r\nx');
    ({ app, url } = await startWholeApp(database, { dataFolder: folder }));
  });
  afterAll(async () => {
    await app.stop();
    await database.cleanup();
    rmSync(folder, { recursive: true, force: true });
  });

  async function ask(name: OperationName, actor: Actor | null): Promise<{ status: number; body: string }> {
    const route: AnyRoute = routes[name];
    const path = route.path.replace(/\{(\w+)\}/g, (_, parameter: string) => valueOf(name, parameter));
    const headers = {
      ...fromAnotherNetwork(),
      ...(actor ? { cookie: `session=${tokenOf(actor.userId)}` } : {}),
    };
    const sent = { method: route.method, ...requestOf(route, headers) };
    const answer = await fetch(`${url}${path}${sampleOfQuery(route.query)}`, sent);
    return { status: answer.status, body: await answer.text() };
  }
  const call = async (name: OperationName, actor: Actor | null) => (await ask(name, actor)).status;
  /** Calls about a club's users use the leader, those about admins and reporters one of them. */
  function valueOf(name: OperationName, parameter: string): string {
    const meant: Partial<Record<OperationName, string>> = {
      reporterAssignmentsSave: 'reporter',
      clubAdminDismiss: 'clubAdmin',
    };
    const who = meant[name] ?? 'leader';
    const userId = people.find((person) => person.name === who)?.actor?.userId;
    return parameter === 'userId' ? String(userId) : (parameters[parameter] ?? '1');
  }
  const rows = async () => {
    const tables = [audit, outgoingMails, users, sessions, clubAdmins];
    const counts = tables.map(async (table) => (await database.db.select({ n: count() }).from(table))[0]?.n);
    return [...(await Promise.all(counts)), (await database.db.select().from(liveState))[0]?.v];
  };
  const permissionOf = (name: OperationName, actor: Actor | null) => {
    const action = actions.find((known) => known === name);
    return action ? permission(actor, action, subject, now) : 'granted';
  };

  it('[PE1] nobody who is signed out is answered, and nothing is written', async () => {
    const before = await rows();
    for (const name of [...guarded, ...own]) {
      // Files of places are public; others are unknown to visitors.
      const refusal = name === 'fileDownload' ? 404 : 401;
      expect([name, await call(name, null)]).toEqual([name, refusal]);
    }
    expect(await rows()).toEqual(before);
  });

  it('[PE2] whom the rules refuse is refused by the server, in every call, and nothing is written', async () => {
    const before = await rows();
    const seen: string[] = [];
    for (const { name: who, actor } of people) {
      for (const name of guarded.filter((operation) => permissionOf(operation, actor) !== 'granted')) {
        const status = await call(name, actor);
        if (status !== 403 && status !== 404) seen.push(`${who} ${name} ${status}`);
      }
    }
    expect(seen).toEqual([]);
    expect(await rows()).toEqual(before);
  });

  it.each(['clubRegistrationCreate', 'refereeRegistrationCreate'] as const)(
    '%s is taken sixty times from one address, then it is asked to wait',
    async (name) => {
      const somebody = people.find(({ name: who }) => who === 'stranger')?.actor?.userId;
      const cookie = `session=${tokenOf(somebody ?? 0)}`;
      const headers = { 'x-forwarded-for': '192.0.2.9', 'content-type': 'application/json', cookie };
      const statuses: number[] = [];
      for (let count = 0; count <= 60; count += 1) {
        const sent = { method: 'POST', headers, body: '{}' };
        statuses.push((await fetch(url + routes[name].path, sent)).status);
      }
      expect(statuses).toEqual([...Array.from({ length: 60 }, () => 400), 429]);
    },
  );

  it('what is somebody else’s own is not there for others', async () => {
    const stranger = people.find(({ name }) => name === 'stranger')?.actor ?? null;
    for (const name of own.filter((operation) => routes[operation].path.includes('{'))) {
      // Calls that weaken an account ask for the password first.
      expect([name, [403, 404, 422].includes(await call(name, stranger))]).toEqual([name, true]);
    }
  });

  it('the links of a record are what its reader may do, no more and no less', async () => {
    const reading = guarded.filter((name) => routes[name].method === 'GET');
    const wrong: string[] = [];
    for (const { name: who, actor } of people) {
      const offered = new Set<Action>();
      for (const name of reading.filter((operation) => permissionOf(operation, actor) === 'granted'))
        for (const link of linksIn((await ask(name, actor)).body)) offered.add(link);
      const surplus = [...offered].filter((action) => permission(actor, action, subject, now) !== 'granted');
      const missing = linksOf(actor, subject).filter((action) => !offered.has(action));
      wrong.push(
        ...surplus.map((action) => `${who} +${action}`),
        ...missing.map((action) => `${who} -${action}`),
      );
    }
    expect(wrong).toEqual([]);
  });

  it('[PE2] whom the rules let is not refused, so that the refusals above were of these calls', async () => {
    const order = ['GET', 'PUT', 'POST', 'DELETE'];
    // What belongs to a shift is removed before the shift.
    const isLast = (name: OperationName): number => (name === 'shiftDelete' ? 1 : 0);
    const sorted = guarded.toSorted(
      (a, b) => order.indexOf(routes[a].method) - order.indexOf(routes[b].method) || isLast(a) - isLast(b),
    );
    const missed: string[] = [];
    for (const name of sorted.filter((one) => !withoutRecord.includes(one))) {
      const granted = people.filter(({ actor }) => permissionOf(name, actor) === 'granted');
      const [first] = granted.toReversed();
      const status = first ? await call(name, first.actor) : 0;
      if ([0, 400, 401, 403, 404, 500].includes(status)) missed.push(`${first?.name} ${name} ${status}`);
    }
    expect(missed).toEqual([]);
  });
});

/**
 * Actions that the rules grant on a team, a club, a participant and a referee, as far as calls have links for
 * them.
 */
function linksOf(actor: Actor | null, { match: _, mail: __, user: ___, ...ofTeam }: Subject): Action[] {
  const { team: _team, ...ofClub } = ofTeam;
  const { club: _club, ...ofPerson } = ofClub;
  const { participant: _person, ...ofReferee } = ofPerson;
  return [ofTeam, ofClub, ofPerson, ofReferee]
    .flatMap((subject) => linksFor(actor, subject, now))
    .filter((action) => action in routes);
}

/** Actions in the links of an answer, at any depth. */
function linksIn(body: string): Action[] {
  return actions.filter((action) => body.includes(`"operationId":"${action}"`));
}

function tokenOf(userId: number): string {
  return `token-of-${userId}`;
}

/** Hash of a token, as in the database. */
function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

async function addPeople({ db }: TestDatabase, cup: SmallCup) {
  const people: { name: string; actor: Actor | null }[] = [];
  const add = async (name: string, roles: readonly Role[], some: Partial<Actor> = {}) => {
    const account = { email: `${name}@example.test`, passwordHash: '-', firstName: 'A', lastName: 'B' };
    const [user] = await db
      .insert(users)
      .values({ ...account, roles: ['ROLE_USER', ...roles] })
      .returning();
    const userId = user?.id ?? 0;
    const times = { lastSeenAt: new Date(), expiresAt: new Date('2036-01-01T00:00:00Z') };
    await db.insert(sessions).values({ userId, tokenHash: hashOf(tokenOf(userId)), ...times });
    const actor = { userId, roles: ['ROLE_USER' as const, ...roles], administratedClubIds: [] };
    const whole = { ...actor, leadingTeamIds: [], reportsIn: [], ...some };
    for (const clubId of whole.administratedClubIds) await db.insert(clubAdmins).values({ clubId, userId });
    for (const teamId of whole.leadingTeamIds) await db.insert(teamAdmins).values({ teamId, userId });
    if (whole.reportsIn.length > 0)
      await db.insert(reporterAssignments).values(whole.reportsIn.map((place) => ({ userId, ...place })));
    people.push({ name, actor: whole });
  };
  const [placeId = 0, elsewhere = 0] = cup.halls;
  // Of the club that was not accepted, with its team.
  await add('stranger', [], {
    administratedClubIds: [cup.clubId + 1],
    leadingTeamIds: [cup.teams.length + 1],
  });
  await add('late', ['ROLE_LATE_REGISTRATION']);
  await add('elsewhere', ['ROLE_COMPETITION_REPORTER'], { reportsIn: [{ placeId: elsewhere, day }] });
  await add('reporter', ['ROLE_COMPETITION_REPORTER'], { reportsIn: [{ placeId, day }] });
  await add('superReporter', ['ROLE_COMPETITION_SUPER_REPORTER']);
  await add('leader', [], { leadingTeamIds: cup.teams.slice(0, 1) });
  await add('clubAdmin', [], { administratedClubIds: [cup.clubId] });
  await add('admin', ['ROLE_ADMIN']);
  await add('superAdmin', ['ROLE_SUPER_ADMIN']);
  return people;
}

/** The first rows of all tables that permissions depend on. */
function subjectOf({ clubId, teams, halls }: SmallCup): Subject {
  const [teamId = 0] = teams;
  return {
    match: {
      stageCode: 'not_started',
      hall: { placeId: halls[0] ?? 0, day },
      teams: [{ id: teamId, clubId }],
    },
    team: { id: teamId, clubId, rosterLocked: false },
    club: { id: clubId, teamIds: teams },
    participant: { clubId, teamIds: [teamId] },
    referee: { userId: 1 },
    mail: { secret: false },
    user: { id: 1, roles: ['ROLE_USER'] },
    roster: { deadline: null },
    windows: {
      clubCreate: unbounded,
      clubUpdate: unbounded,
      clubTeamCreateTill: null,
      refereeCreate: unbounded,
      refereeUpdate: unbounded,
    },
  };
}
