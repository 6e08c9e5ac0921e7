import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Actor } from '@sevenmetre/rules/permissions';
import { testActor } from '@sevenmetre/rules/testing';
import { bothDatabases, type TestDatabase } from '../../../tests/database.ts';
import { makeSmallCup, type SmallCup } from '../../../tests/small-cup.ts';
import {
  disciplinaryDecisions,
  editions,
  eventTypes,
  matchEvents,
  matches,
  matchParticipants,
  matchReports,
  matchSignatures,
  participants,
  protests,
  users,
  writtenReports,
} from '../../platform/database/schema/index.ts';
import { mount } from '../../platform/http/index.ts';
import { testServer } from '../../platform/http/testing/test-server.ts';
import { pdfAViolations } from '../../../tests/pdf-a.ts';
import { pixel } from '../../../tests/pixel.ts';
import { textOfPdf } from '../../../tests/text-of-pdf.ts';
import { loadEditionSnapshot } from '../live/index.ts';
import { forgetSignatures, matchEventHandlers } from '../match-events/index.ts';
import { forgetReasons } from '../match-rosters/index.ts';
import { protestRepository } from '../protests/index.ts';
import { matchReportHandlers } from './index.ts';

const nobody: Actor = testActor(1, ['ROLE_USER']);

describe.each(bothDatabases())('match reports on $name', (kind) => {
  let database: TestDatabase;
  let server: ReturnType<typeof testServer>;
  let cup: SmallCup;
  let actor: Actor = nobody;
  let matchId = 0;

  beforeAll(async () => {
    database = await kind.open();
    cup = await makeSmallCup(database);
    matchId = cup.matches[0] ?? 0;
    server = testServer();
    const { clock } = server;
    const handlers = {
      ...matchReportHandlers({
        database,
        clock,
        publicUrl: 'https://cup.example',
        images: { paperLogo: async () => ({ logo: pixel, isLasting: true }) },
        snapshotOf: async (id) => (await loadEditionSnapshot(database, id))?.snapshot ?? null,
      }),
      ...matchEventHandlers({ database, clock }),
    };
    mount(server.app, handlers, { identify: async () => actor, checkAnswers: true });
    await recordMatch();
    await approve();
  });
  afterAll(async () => {
    await server.app.close();
    await database.cleanup();
  });

  async function addPerson(name: string, role: 'player' | 'leader', jerseyNumber: number | null) {
    const { editionId, clubId, teams } = cup;
    const person = {
      editionId,
      clubId,
      firstName: 'Jana',
      lastName: name,
      hidden: name === 'Skrytá',
      licence: `L-${name}`,
    };
    const [row] = await database.db.insert(participants).values(person).returning();
    const player = { matchId, teamId: teams[0] ?? 0, participantId: row?.id ?? 0, side: 'home' as const };
    const entered = database.db.insert(matchParticipants).values({ ...player, role, jerseyNumber });
    const [entry] = await entered.returning();
    return entry?.id ?? 0;
  }

  /** A match at its end with a goal, a suspension, a time-out and a hidden child. */
  async function recordMatch() {
    const { db } = database;
    const scorer = await addPerson('Střelkyně', 'player', 7);
    await addPerson('Skrytá', 'player', 9);
    await addPerson('Vedoucí', 'leader', null);
    const types = new Map((await db.select().from(eventTypes)).map(({ code, id }) => [code, id]));
    const at = new Date('2026-06-13T08:05:00Z');
    const event = (code: string, minute: number, second: number, participantId: number | null) => ({
      matchId,
      clientKey: `${code} ${minute}`,
      stageId: cup.stages['1st_half'],
      eventTypeId: types.get(code) ?? 0,
      side: 'home' as const,
      minute,
      second,
      participantId,
      createdTimestamp: at,
      modifiedAt: at,
      device: 'table',
    });
    await db
      .insert(matchEvents)
      .values([
        event('seven-metre-goal', 1, 5, scorer),
        event('two-minutes', 3, 7, scorer),
        event('team-timeout', 9, 2, null),
      ]);
    await db.update(matches).set({ stageId: cup.stages.waiting_for_approval }).where(eq(matches.id, matchId));
    await db.insert(matchSignatures).values({
      matchId,
      clientKey: 'signed',
      moment: 'after',
      role: 'timekeeper',
      way: 'drawn',
      name: 'Petra Časová',
      drawing: '01010909 2020',
      remark: 'Bez námitek',
      recordedAt: at,
      device: 'table',
    });
    const table = { email: 'table@example.test', passwordHash: '', firstName: 'Jana', lastName: 'Stolová' };
    await db.insert(users).values({ ...table, roles: [] });
  }

  /** A stage call as the device at the table sends it. */
  async function callStage(stage: 'finished' | 'waiting_for_approval', payload: object) {
    const [table] = await database.db.select({ id: users.id }).from(users);
    actor = { ...nobody, userId: table?.id ?? 0, roles: ['ROLE_COMPETITION_SUPER_REPORTER'] };
    const url = `/api/v1/competition/match/${matchId}/stage/${cup.stages[stage]}`;
    const answer = await server.app.inject({ method: 'POST', url, payload });
    expect(answer.json()).toMatchObject({ match: { competitionMatchStageId: cup.stages[stage] } });
  }

  /** One team has approved the result. */
  function approve(side: 'home' | 'away' = 'home', official = 'Jana Vedoucí') {
    const approval = { official, at: '2026-04-04T08:40:00Z' };
    const report = {
      home: null,
      away: null,
      [side]: approval,
      remarks: 'Rozbitá branka.',
      protest: 'Námitka',
      injuries: 'Koleno',
    };
    return callStage('finished', { halvesChecked: true, report });
  }

  const get = (url: string) => server.app.inject({ url });
  const report = () => get(`/api/v1/match/${matchId}/report.pdf?lang=en`);

  it('[MA70] given a finished match, then its report has rosters, figures, times, scores, remarks and the approval', async () => {
    actor = { ...nobody, roles: ['ROLE_USER', 'ROLE_ADMIN'] };
    const answer = await report();
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf']);
    const text = textOfPdf(answer.rawPayload).replaceAll(/\s+/gu, ' ');
    for (const part of [
      'Střelkyně Jana L- Střelkyně',
      '1/1',
      '3:07',
      '9:02',
      'Rozbitá',
      'Námitka',
      'Koleno',
      'Petra Časová',
      '1:0',
      'Jana Vedoucí',
      '10:40',
      '2026',
    ])
      expect(text).toContain(part);
    expect(text).not.toContain('Skrytá');
    expect(pdfAViolations(answer.rawPayload)).toEqual([]);
    // The logo of the cup.
    expect(answer.rawPayload.toString('latin1')).toContain('/Subtype /Image');
  });

  it('[PE25] given children’s names, then only organisers, the table and the people of both teams read them', async () => {
    const [home = 0] = cup.teams;
    const allowed: Actor[] = [
      { ...nobody, leadingTeamIds: [home] },
      { ...nobody, administratedClubIds: [cup.clubId] },
      { ...nobody, roles: ['ROLE_USER', 'ROLE_COMPETITION_SUPER_REPORTER'] },
    ];
    for (const who of allowed) {
      actor = who;
      expect((await report()).statusCode).toBe(200);
    }
    for (const who of [nobody, { ...nobody, leadingTeamIds: [cup.teams[5] ?? 0] }]) {
      actor = who;
      expect((await report()).json()).toMatchObject({ error: 'match-unknown' });
    }
    expect((await get('/api/v1/admin/match-reports.pdf')).statusCode).toBe(403);
  });

  it('[MA70] given a hall, a day or an edition, then its begun matches have a page each', async () => {
    actor = { ...nobody, roles: ['ROLE_USER', 'ROLE_ADMIN'] };
    const read = async (query: string) => {
      const answer = await get(`/api/v1/admin/match-reports.pdf?lang=en${query}`);
      return [answer.statusCode, textOfPdf(answer.rawPayload).includes('Střelkyně')];
    };
    expect(await read('')).toEqual([200, true]);
    expect(await read(`&hall=${cup.halls[0]}&day=2026-06-13`)).toEqual([200, true]);
    expect(await read(`&hall=${cup.halls[1]}`)).toEqual([200, false]);
    expect(await read('&day=2026-06-14')).toEqual([200, false]);
    expect(await read(`&edition=${cup.editionId}`)).toEqual([200, true]);
    expect((await get('/api/v1/admin/match-reports.pdf?edition=999999')).statusCode).toBe(404);
  });

  it('[MA70] given matches that have begun, then organisers, and nobody else, read their records as data and as a sheet', async () => {
    actor = { ...nobody, roles: ['ROLE_USER', 'ROLE_ADMIN'] };
    const records = (await get(`/api/v1/admin/match-records.json?match=${matchId}`)).json();
    expect(records).toMatchObject({
      format: 'sevenmetre-match-records',
      matches: [
        {
          id: matchId,
          score: { home: 1, away: 0 },
          home: {
            players: [
              { number: 7, name: 'Střelkyně Jana', licence: 'L-Střelkyně', goals: 1, suspensions: [187] },
              { name: null, licence: '' },
            ],
            timeouts: [542],
          },
          events: [{ type: 'seven-metre-goal', score: { home: 1, away: 0 } }, {}, {}],
          signatures: [{ role: 'timekeeper', name: 'Petra Časová' }],
          sealed: { version: 1 },
        },
      ],
    });
    const sheet = await get('/api/v1/admin/match-records.csv?day=2026-06-13');
    expect(sheet.payload.split('\r\n')).toEqual([
      expect.stringContaining('match,day,time,hall'),
      expect.stringMatching(/home,player,7,Střelkyně Jana,L-Střelkyně,1,1,1,0,3:07,0,0,1,/u),
      expect.stringMatching(/home,player,9,,,0/u),
      expect.stringMatching(/home,official,,Vedoucí Jana,L-Vedoucí/u),
      '',
    ]);
    expect((await get('/api/v1/admin/match-records.json?day=2026-06-14')).json().matches).toEqual([]);
    actor = { ...nobody, roles: ['ROLE_USER', 'ROLE_COMPETITION_SUPER_REPORTER'] };
    for (const path of ['match-records.json', 'match-records.csv'])
      expect((await get(`/api/v1/admin/${path}`)).statusCode).toBe(403);
  });

  it('[MA95][MA96][MA97] given an approval and its correction, then each is sealed, and the first one says it is superseded', async () => {
    const versions = async (code: string) => {
      const answer = await get(`/api/v1/report/${code}`);
      expect([answer.statusCode, answer.payload.match(/Střelkyně|Vedoucí|Rozbitá/u)]).toEqual([200, null]);
      return answer.json();
    };
    actor = { ...nobody, roles: ['ROLE_USER', 'ROLE_ADMIN'] };
    const printed = async () => textOfPdf((await report()).rawPayload).replaceAll(/\s+/gu, ' ');
    const code = /Code ([0-9A-Z -]{14,20})/u.exec(await printed())?.[1]?.replaceAll(' ', '') ?? '';
    const first = await versions(code.slice(0, 14));
    expect(first).toMatchObject({ version: 1, isOpen: false, match: { homeScore: 1, awayScore: 0 } });
    expect(await printed()).toContain(first.versions[0].fingerprint.slice(0, 8));
    await callStage('waiting_for_approval', { reason: 'A suspension was wrong' });
    expect(await versions(code)).toMatchObject({ isOpen: true, versions: [{ version: 1 }] });
    const { db } = database;
    await db.update(matchEvents).set({ second: 8 }).where(eq(matchEvents.clientKey, 'two-minutes 3'));
    await approve();
    const after = await versions(code);
    expect(after).toMatchObject({ version: 1, isOpen: false });
    expect(
      after.versions.map(({ version, changed }: { version: number; changed: string[] }) => [
        version,
        ...changed,
      ]),
    ).toEqual([[1], [2, 'events']]);
    await callStage('waiting_for_approval', { reason: 'Nothing is wrong' });
    await approve();
    expect((await versions(code)).versions).toHaveLength(2);
    actor = nobody;
    expect((await get('/api/v1/report/ABCD-ABCD-ABCD')).json()).toMatchObject({ error: 'report-unknown' });
    expect((await get('/api/v1/report/nonsense')).statusCode).toBe(404);
  });

  it('[MA70] given a match that was reopened, then its report has the approvals of its new result only', async () => {
    await callStage('waiting_for_approval', { reason: 'A goal was missing' });
    await approve('away', 'Petr Trenér');
    const text = textOfPdf((await report()).rawPayload).replaceAll(/\s+/gu, ' ');
    expect(text).toContain('Petr Trenér');
    expect(text).not.toContain('Jana Vedoucí');
  });

  it('[MA93] given that an official has signed after the match, then the signature is the approval, unless another score was signed', async () => {
    const { db } = database;
    const signature = (name: string, home: number, clientKey: string) => ({
      matchId,
      clientKey,
      moment: 'after' as const,
      role: 'away-official' as const,
      way: 'drawn' as const,
      name,
      drawing: '01010909',
      remark: '',
      homeScore: home,
      awayScore: 0,
      recordedAt: new Date(Date.UTC(2026, 3, 4, 10, 40 + home)),
      device: 'table',
    });
    actor = { ...nobody, roles: ['ROLE_USER', 'ROLE_ADMIN'] };
    const approvals = async () => {
      const text = textOfPdf((await report()).rawPayload).replaceAll(/\s+/gu, ' ');
      return /Approved by the team leaders (.*?) Signatures/u.exec(text)?.[1];
    };
    await db.insert(matchSignatures).values(signature('Olga Podepsaná', 1, 'official-1'));
    expect(await approvals()).toContain('Olga Podepsaná');
    expect(await approvals()).not.toContain('Petr Trenér');
    await db.insert(matchSignatures).values(signature('Olga Podepsaná', 7, 'official-2'));
    expect(await approvals()).toContain('Petr Trenér');
    const refused = { way: 'refused' as const, drawing: null };
    await db.insert(matchSignatures).values({ ...signature('Olga Odmítavá', 9, 'official-3'), ...refused });
    expect(await approvals()).toMatch(/Olga Odmítavá refused to sign/u);
    expect(await approvals()).not.toContain('Petr Trenér');
    await db.delete(matchSignatures).where(eq(matchSignatures.clientKey, 'official-3'));
  });

  it('[MA94] given an organiser who erases the drawings of a match, then nothing drawn is left, and who signed is', async () => {
    const { db } = database;
    const erase = () =>
      server.app.inject({ method: 'DELETE', url: `/api/v1/admin/match/${matchId}/drawings` });
    actor = { ...nobody, roles: ['ROLE_USER'] };
    expect((await erase()).statusCode).toBe(403);
    const other = cup.matches.find((id) => id !== matchId) ?? 0;
    await db.insert(matchSignatures).values({
      matchId: other,
      clientKey: 'of another match',
      moment: 'after',
      role: 'timekeeper',
      way: 'drawn',
      name: 'Ota Jiný',
      drawing: '01010909',
      remark: '',
      recordedAt: new Date(0),
      device: 'table',
    });
    actor = { ...nobody, roles: ['ROLE_USER', 'ROLE_ADMIN'] };
    expect((await erase()).json()).toEqual({ erased: 3 });
    expect((await erase()).json()).toEqual({ erased: 0 });
    const [kept] = await db.delete(matchSignatures).where(eq(matchSignatures.matchId, other)).returning();
    expect(kept?.drawing).not.toBeNull();
    const rows = await db.select().from(matchSignatures);
    expect(rows.map(({ drawing }) => drawing)).toEqual([null, null, null]);
    expect(rows.map(({ name }) => name)).toContain('Petra Časová');
    expect((await report()).statusCode).toBe(200);
  });

  it('[MA94] given an edition whose names were erased, then nobody is named in signatures and remarks, and the statements stay', async () => {
    const { db } = database;
    await forgetSignatures(db);
    expect((await db.select().from(matchSignatures)).map(({ name }) => name)).toContain('Petra Časová');
    const written = {
      matchId,
      eventKey: 'two-minutes 3',
      text: 'Jana hit Eva',
      follows: false,
      name: 'Jan Sudí',
    };
    const following = { ...written, eventKey: 'two-minutes 4', text: '', follows: true };
    await db
      .insert(writtenReports)
      .values([written, following].map((row) => ({ ...row, writtenAt: new Date() })));
    const [match] = await db.select().from(matches).where(eq(matches.id, matchId));
    const protest = {
      matchId,
      teamId: match?.homeTeamId ?? 0,
      fee: 0,
      currency: 'CZK',
      clientKey: 'p',
    } as const;
    const decided = { decision: 'rejected', decidedAt: new Date(), decisionReason: 'Jana lied' } as const;
    await db
      .insert(protests)
      .values({ ...protest, ...decided, reason: 'Jana hit Eva', filedAt: new Date(), dueAt: new Date() });
    const [entry] = await db.select().from(matchParticipants).where(eq(matchParticipants.matchId, matchId));
    const decision = {
      matchParticipantId: entry?.id ?? 0,
      matches: 2,
      reason: 'Jana hit Eva',
      decidedAt: new Date(),
    };
    await db.insert(disciplinaryDecisions).values(decision);
    const forget = async () => {
      await forgetSignatures(db);
      await forgetReasons(db);
      await protestRepository.forgetReasons(db);
    };
    await forget();
    expect((await db.select().from(protests)).map(({ reason }) => reason)).toEqual(['Jana hit Eva']);
    expect((await db.select().from(disciplinaryDecisions)).map(({ reason }) => reason)).toEqual([
      'Jana hit Eva',
    ]);
    await db.update(editions).set({ namesErasedAt: new Date() });
    await forget();
    const rows = await db.select().from(matchSignatures);
    expect(rows.map(({ name, remark }) => name + remark)).toEqual(['', '', '']);
    expect(rows.map(({ role }) => role)).toContain('timekeeper');
    const [remarks] = await db.select().from(matchReports);
    expect(remarks).toMatchObject({
      homeOfficial: null,
      awayOfficial: null,
      remarks: '',
      protest: '',
      injuries: '',
    });
    expect(await db.select().from(writtenReports).orderBy(asc(writtenReports.eventKey))).toMatchObject([
      { text: '–', name: '', follows: false },
      { text: '', name: '', follows: true },
    ]);
    expect(await db.select().from(protests)).toMatchObject([
      { reason: '–', decision: 'rejected', decisionReason: '–' },
    ]);
    expect(await db.select().from(disciplinaryDecisions)).toMatchObject([{ matches: 2, reason: '' }]);
  });
});
