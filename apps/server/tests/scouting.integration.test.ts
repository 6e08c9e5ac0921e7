import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { MatchScoutingBody } from '@sevenmetre/contract/scouting/schemas';
import type { Actor } from '@sevenmetre/rules/permissions';
import { mostNotesOfLink } from '@sevenmetre/rules/scouting';
import { testDatabases } from './database.ts';
import { audit, matches, matchEvents, scoutingEntries } from '../src/platform/database/schema/index.ts';
import { systemRandom as random } from '../src/platform/random/index.ts';
import { loadEditionSnapshot } from '../src/features/live/index.ts';
import { makeLineup } from '../src/features/match-events/testing/cup.ts';
import type { Cup } from '../src/features/match-events/testing/cup.ts';
import { actorWith, openSetup, outsiders, reporter } from '../src/features/match-events/testing/setup.ts';
import type { Setup } from '../src/features/match-events/testing/setup.ts';
import { findScouting, recordScouting } from '../src/features/scouting/index.ts';
import {
  createLink,
  readByLink,
  readLinks,
  recordByLink,
  revokeLink,
} from '../src/features/scouting/scouting-links.use-case.ts';

const shot: MatchScoutingBody = {
  kind: 'shot',
  side: 'home',
  x: 92,
  y: 71,
  result: 'saved',
  participantId: null,
  seconds: 65,
  undone: false,
};

describe.each(testDatabases())('scouting of a match on $name', (kind) => {
  let setup: Setup;
  beforeAll(async () => {
    setup = await openSetup(kind);
  });
  afterAll(() => setup.database.cleanup());

  async function aMatch({ scouting = true, birthDateMin = '2008-01-01' } = {}) {
    const cup = await setup.newCup();
    const matchId = cup.matches['A']?.[0] ?? 0;
    setup.clock.set('2026-04-04T09:40:00Z');
    const loaded = await loadEditionSnapshot(setup.database, cup.editionId);
    const snapshot = loaded?.snapshot;
    if (!snapshot) throw new Error('a cup has a snapshot');
    const ages = ['2012-01-01', '2014-01-01'];
    const younger = ages.map(
      (birthDateMin, index) => [-index - 1, { id: -index - 1, birthDateMin }] as const,
    );
    const categories = new Map(
      [...snapshot.categories].map(([id, category]) => [id, { ...category, birthDateMin }] as const),
    );
    const [first] = categories.values();
    if (!first) throw new Error('a cup has a category');
    for (const [id, age] of younger) categories.set(id, { ...first, ...age });
    const known = { ...snapshot, categories, edition: { ...snapshot.edition, scouting } };
    const scout = (
      key: string,
      body: Partial<MatchScoutingBody> = {},
      actor: Actor = reporter,
      device = 'phone',
    ) =>
      recordScouting(
        { database: setup.database, clock: setup.clock, snapshotOf: async () => known },
        {
          matchId,
          actor,
          headers: { 'idempotency-key': key, 'x-device': device, 'x-modified-at': '2026-04-04T09:31:00Z' },
          body: { ...shot, ...body },
        },
      );
    const context = {
      database: setup.database,
      clock: setup.clock,
      random,
      snapshotOf: async () => known,
      snapshot: () => known,
    };
    const make = async (reach: 'match' | 'hall-day' = 'match') => {
      const made = await createLink(context, { matchId, actor: reporter, reach });
      if (!made.ok) throw new Error(made.code);
      return made.value;
    };
    const byLink = (token: string, key: string, body: Partial<MatchScoutingBody> = {}, of = matchId) =>
      recordByLink(context, {
        matchId: of,
        headers: { 'idempotency-key': key, 'x-device': 'guest', 'x-modified-at': '2026-04-04T09:31:00Z' },
        body: { ...shot, ...body, token },
      });
    return { cup, matchId, scout, context, make, byLink };
  }

  const rows = (matchId: number) =>
    setup.database.db.select().from(scoutingEntries).where(eq(scoutingEntries.matchId, matchId));

  const somebody = ({ cup, matchId }: { readonly cup: Cup; readonly matchId: number }): Promise<number> =>
    setup.database.transaction((tx) =>
      makeLineup({ cup, matchId, teamId: cup.teamIds[0] ?? 0, side: 'home', role: 'player' }, tx),
    );

  test('[SY38] [SY39] given repeats in any order, then an entry is stored once, and stays taken back', async () => {
    const { matchId, scout } = await aMatch();
    expect(await scout('s-1')).toEqual({ ok: true, value: { matchId, entries: 1 } });
    await Promise.all([scout('s-1'), scout('s-1', { undone: true }), scout('s-1')]);
    await scout('s-1');
    expect(await scout('s-2')).toEqual({ ok: true, value: { matchId, entries: 1 } });
    const stored = await rows(matchId);
    expect(new Map(stored.map(({ clientKey, undone }) => [clientKey, undone]))).toEqual(
      new Map([
        ['s-1', true],
        ['s-2', false],
      ]),
    );
  });

  test('[SO8] given two scouts who note the same shot, then both notes are stored, and it counts once', async () => {
    const { matchId, scout } = await aMatch();
    expect(await scout('t-1')).toMatchObject({ value: { entries: 1 } });
    expect(await scout('t-2', { x: 95, result: 'wide' }, reporter, 'tablet')).toMatchObject({
      value: { entries: 1 },
    });
    expect(await scout('t-3', { side: 'away' }, reporter, 'tablet')).toMatchObject({ value: { entries: 2 } });
    expect(await rows(matchId)).toHaveLength(3);
    const live = await setup.database.transaction((tx) => findScouting([matchId], tx));
    expect(live.get(matchId)?.map(({ side, result }) => [side, result])).toEqual([
      ['home', 'saved'],
      ['away', 'saved'],
    ]);
  });

  test('[SY38] given a match before and after its approval, then scouting is stored, and touches nothing of the record', async () => {
    const { cup, matchId, scout } = await aMatch();
    await setup.stage(cup, matchId, '1st_half');
    await setup.create(cup, matchId);
    const { db } = setup.database;
    const record = async () => [
      await db.select().from(matches).where(eq(matches.id, matchId)),
      await db.select().from(matchEvents).where(eq(matchEvents.matchId, matchId)),
    ];
    const before = await record();
    await scout('s-3', { result: 'goal' });
    await setup.stage(cup, matchId, 'finished');
    const approved = await record();
    expect(await scout('s-4', { result: 'goal' })).toMatchObject({ ok: true });
    expect((await record())[1]).toEqual(before[1]);
    expect(await record()).toEqual(approved);
  });

  test('given people who may not, another hall, or an edition without scouting, then nothing is stored', async () => {
    const { matchId, scout } = await aMatch();
    const visitor = actorWith(99, 'ROLE_USER');
    expect(await scout('s-5', {}, visitor)).toMatchObject({ ok: false, code: 'forbidden' });
    const elsewhere = { ...reporter, reportsIn: [] };
    expect(await scout('s-5', {}, elsewhere)).toMatchObject({ ok: false, code: 'hall-not-assigned' });
    const off = await aMatch({ scouting: false });
    expect(await off.scout('s-5')).toMatchObject({ ok: false, code: 'scouting-off' });
    expect([...(await rows(matchId)), ...(await rows(off.matchId))]).toEqual([]);
  });

  test('given somebody of the roster, then the entry keeps who, but not of the two youngest ages, nor of another match', async () => {
    const older = await aMatch();
    const person = await somebody(older);
    await older.scout('s-6', { participantId: person });
    await older.scout('s-7', { participantId: 999_999 });
    const stored = await rows(older.matchId);
    expect(new Map(stored.map(({ clientKey, participantId }) => [clientKey, participantId]))).toEqual(
      new Map([
        ['s-6', person],
        ['s-7', null],
      ]),
    );
    const young = await aMatch({ birthDateMin: '2016-01-01' });
    await young.scout('s-8', { participantId: await somebody(young) });
    expect((await rows(young.matchId)).map(({ participantId }) => participantId)).toEqual([null]);
  });

  describe('[SO9] given a link for somebody without an account', () => {
    test('then its notes count, of its match alone and by numbers without names, and it ends with the next day', async () => {
      const { cup, matchId, context, make, byLink } = await aMatch();
      const person = await somebody({ cup, matchId });
      const { token } = await make();
      const read = await readByLink(context, token);
      expect(read).toMatchObject({ value: { matches: [{ id: matchId, scouting: 'players' }] } });
      const [match] = read.ok ? read.value.matches : [];
      expect(match?.numbers.home.map(({ entryId }) => entryId)).toContain(person);
      expect(Object.keys(match?.numbers.home[0] ?? {})).toEqual(['entryId', 'number']);
      expect(await byLink(token, 'l-1', { participantId: person })).toMatchObject({ value: { entries: 1 } });
      expect(await byLink(token, 'l-1', { participantId: person })).toMatchObject({ value: { entries: 1 } });
      expect(await rows(matchId)).toMatchObject([{ recordedByUserId: null, participantId: person }]);
      const other = cup.matches['A']?.[1] ?? 0;
      expect(await byLink(token, 'l-2', {}, other)).toMatchObject({ code: 'scouting-link-ended' });
      expect(await byLink(`${token}x`, 'l-2')).toMatchObject({ code: 'scouting-link-ended' });
      setup.clock.set('2026-04-06T09:40:00Z');
      expect(await byLink(token, 'l-2')).toMatchObject({ code: 'scouting-link-ended' });
      expect(await readByLink(context, token)).toMatchObject({ code: 'scouting-link-ended' });
    });

    test('then a link of the hall opens its matches of the day, and none of it reveals a token again', async () => {
      const { cup, matchId, context, make, byLink } = await aMatch();
      const { token } = await make('hall-day');
      const other = cup.matches['A']?.[1] ?? 0;
      const read = await readByLink(context, token);
      const ids = read.ok ? read.value.matches.map(({ id }) => id) : [];
      expect(ids).toEqual(expect.arrayContaining([matchId, other]));
      expect(await byLink(token, 'h-1', {}, other)).toMatchObject({ value: { matchId: other } });
      const links = await readLinks(context, { matchId: other, actor: reporter });
      expect(links).toMatchObject({ value: { links: [{ reach: 'hall-day', entries: 1 }] } });
      expect(JSON.stringify(links)).not.toContain(token);
      const log = await setup.database.db.select().from(audit).where(eq(audit.subjectId, matchId));
      expect(log.map(({ action }) => action)).toContain('scouting.link-made');
      expect(JSON.stringify(log)).not.toContain(token);
    });

    test('then it is revoked with what came by it, takes back no note of an account, and leaves the record alone', async () => {
      const { cup, matchId, scout, context, make, byLink } = await aMatch();
      await setup.stage(cup, matchId, '1st_half');
      await setup.create(cup, matchId);
      const { db } = setup.database;
      const record = async () => [
        await db.select().from(matches).where(eq(matches.id, matchId)),
        await db.select().from(matchEvents).where(eq(matchEvents.matchId, matchId)),
      ];
      const before = await record();
      const { id, token } = await make();
      await scout('r-1');
      await byLink(token, 'r-1', { undone: true });
      await byLink(token, 'r-2', { side: 'away' });
      const undone = async () =>
        new Map((await rows(matchId)).map(({ clientKey, undone }) => [clientKey, undone]));
      expect(await undone()).toEqual(
        new Map([
          ['r-1', false],
          ['r-2', false],
        ]),
      );
      const revoked = await revokeLink(context, { matchId, actor: reporter, id, takeBack: true });
      expect(revoked).toEqual({ ok: true, value: { links: [] } });
      expect(await undone()).toEqual(
        new Map([
          ['r-1', false],
          ['r-2', true],
        ]),
      );
      expect(await byLink(token, 'r-3')).toMatchObject({ code: 'scouting-link-ended' });
      expect(await record()).toEqual(before);
    });

    test('then its notes are taken back also after it has ended, by itself or revoked without them, and a repeat changes nothing', async () => {
      const { matchId, context, make, byLink } = await aMatch();
      const { id, token } = await make();
      await byLink(token, 'e-1');
      const call = { matchId, actor: reporter, id };
      const ended = { id, isOpen: false, entries: 1 };
      expect(await revokeLink(context, { ...call, takeBack: false })).toMatchObject({
        value: { links: [ended] },
      });
      expect(await revokeLink(context, { ...call, takeBack: false })).toMatchObject({
        value: { links: [ended] },
      });
      for (let time = 0; time < 2; time += 1)
        expect(await revokeLink(context, { ...call, takeBack: true })).toEqual({
          ok: true,
          value: { links: [] },
        });
      const late = await make();
      await byLink(late.token, 'e-2');
      setup.clock.set('2026-04-06T09:40:00Z');
      expect(await readLinks(context, call)).toMatchObject({
        value: { links: [{ id: late.id, isOpen: false }] },
      });
      await revokeLink(context, { ...call, id: late.id, takeBack: true });
      expect((await rows(matchId)).map(({ undone }) => undone)).toEqual([true, true]);
      expect(await revokeLink(context, { ...call, id: 999_999, takeBack: true })).toMatchObject({
        code: 'scouting-link-unknown',
      });
    });

    test('then new notes beyond its limit are refused, also those that come together or taken back', async () => {
      const { matchId, make, byLink } = await aMatch();
      const { id, token } = await make();
      const store = (count: number) =>
        setup.database.db.insert(scoutingEntries).values(
          Array.from({ length: count }, (_, at) => ({
            ...shot,
            matchId,
            clientKey: `f-${at}`,
            device: 'guest',
            linkId: id,
            recordedAt: new Date('2026-04-04T09:31:00Z'),
          })),
        );
      await store(mostNotesOfLink - 1);
      const codes = await Promise.all(
        ['f-a', 'f-b', 'f-c'].map(async (key) => {
          const noted = await byLink(token, key);
          return noted.ok ? 'ok' : noted.code;
        }),
      );
      expect(codes.toSorted()).toEqual(['ok', 'scouting-link-full', 'scouting-link-full']);
      expect(await byLink(token, 'f-d', { undone: true })).toMatchObject({ code: 'scouting-link-full' });
      expect(await byLink(token, 'f-1')).toMatchObject({ ok: true });
      expect(await byLink(token, 'f-1', { undone: true })).toMatchObject({ ok: true });
      expect(await rows(matchId)).toHaveLength(mostNotesOfLink);
    });

    test('then a note on its way while the link is revoked with its notes is refused', async () => {
      const { matchId, context, make } = await aMatch();
      const { id, token } = await make();
      const revoke = { matchId, actor: reporter, id, takeBack: true };
      const snapshotOf = async () => {
        await revokeLink(context, revoke);
        return context.snapshotOf();
      };
      const headers = { 'idempotency-key': 'm-1', 'x-device': 'guest' };
      const call = { matchId, headers, body: { ...shot, token } };
      const late = await recordByLink({ ...context, snapshotOf }, call);
      expect(late).toMatchObject({ code: 'scouting-link-ended' });
      expect(await rows(matchId)).toEqual([]);
    });

    test('then only those who may record the match make or end one', async () => {
      const { matchId, context, make } = await aMatch();
      const { id } = await make();
      for (const [actor, code] of outsiders) {
        const call = { matchId, actor };
        expect(await createLink(context, { ...call, reach: 'match' })).toMatchObject({ code });
        expect(await readLinks(context, call)).toMatchObject({ code });
        expect(await revokeLink(context, { ...call, id, takeBack: false })).toMatchObject({ code });
      }
    });
  });
});
