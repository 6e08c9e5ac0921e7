import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { MatchScoutingBody } from '@sevenmetre/contract/scouting/schemas';
import type { Actor } from '@sevenmetre/rules/permissions';
import { testDatabases } from './database.ts';
import { matches, matchEvents, scoutingEntries } from '../src/platform/database/schema/index.ts';
import { loadEditionSnapshot } from '../src/features/live/index.ts';
import { makeLineup } from '../src/features/match-events/testing/cup.ts';
import type { Cup } from '../src/features/match-events/testing/cup.ts';
import { actorWith, openSetup, reporter } from '../src/features/match-events/testing/setup.ts';
import type { Setup } from '../src/features/match-events/testing/setup.ts';
import { findScouting, recordScouting } from '../src/features/scouting/index.ts';

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
    return { cup, matchId, scout };
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
});
