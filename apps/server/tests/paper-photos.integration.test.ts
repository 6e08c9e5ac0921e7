import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Actor } from '@sevenmetre/rules/permissions';
import { testDatabases } from './database.ts';
import { audit, editions, matches, paperPhotos } from '../src/platform/database/schema/index.ts';
import { findEntryByKey, upsertOfEdition } from '../src/features/configuration/index.ts';
import { hideOldNames } from '../src/features/participants/index.ts';
import { openSetup, outsiders, reporter } from '../src/features/match-events/testing/setup.ts';
import type { Setup } from '../src/features/match-events/testing/setup.ts';
import {
  attachPhoto,
  erasePhoto,
  paperPhotoHandlers,
  readPhotos,
} from '../src/features/paper-photos/index.ts';

const jpeg = '/9j/4AAQSkZJRg==';

describe.each(testDatabases())('photos of paper sheets on $name', (kind) => {
  let setup: Setup;
  beforeAll(async () => {
    setup = await openSetup(kind);
  });
  afterAll(() => setup.database.cleanup());

  async function aMatch() {
    const cup = await setup.newCup();
    const matchId = cup.matches['A']?.[0] ?? 0;
    setup.clock.set('2026-04-04T09:40:00Z');
    return { cup, matchId };
  }
  const attach = (matchId: number, key: string, actor: Actor = reporter) =>
    attachPhoto(setup, {
      matchId,
      actor,
      headers: { 'idempotency-key': key, 'x-device': 'phone', 'x-modified-at': '2026-04-04T09:31:00Z' },
      body: { jpeg },
    });
  const read = (matchId: number, actor: Actor = reporter) => readPhotos(setup, { matchId, actor });

  test('[SY40] given repeats, then a photo is stored once, and an erased one stays erased', async () => {
    const { matchId } = await aMatch();
    await attach(matchId, 'p-1');
    expect(await attach(matchId, 'p-1')).toEqual({ ok: true, value: { matchId, entries: 1 } });
    const found = await read(matchId);
    expect(found).toMatchObject({ ok: true, value: { photos: [{ takenAt: '2026-04-04T09:31:00Z', jpeg }] } });
    const id = found.ok ? (found.value.photos[0]?.id ?? 0) : 0;
    expect(await erasePhoto(setup, { matchId, photoId: id, actor: reporter })).toMatchObject({ ok: true });
    expect(await attach(matchId, 'p-1')).toEqual({ ok: true, value: { matchId, entries: 0 } });
  });

  test('given people who may not record the match, then they neither see nor send a photo', async () => {
    const { matchId } = await aMatch();
    await attach(matchId, 'p-2');
    for (const [actor, code] of outsiders) {
      expect(await read(matchId, actor)).toMatchObject({ ok: false, code });
      expect(await attach(matchId, 'p-3', actor)).toMatchObject({ ok: false, code });
    }
  });

  test('given nine photos, then the ninth is refused, also by its status', async () => {
    const { matchId } = await aMatch();
    for (let number = 1; number <= 8; number += 1) await attach(matchId, `p-${number}`);
    expect(await attach(matchId, 'p-9')).toMatchObject({ ok: false, code: 'files-too-many' });
    expect(Object.keys(paperPhotoHandlers(setup))).toHaveLength(3);
  });

  test('given the erasure of an edition or of a match, then its photos go, and the log never held them', async () => {
    const { cup, matchId } = await aMatch();
    await attach(matchId, 'p-4');
    const other = await aMatch();
    await attach(other.matchId, 'p-5');
    const { db } = setup.database;
    const rows = (id: number) => db.select().from(paperPhotos).where(eq(paperPhotos.matchId, id));
    expect(await rows(matchId)).toHaveLength(1);
    expect(JSON.stringify(await db.select().from(audit))).not.toContain(jpeg);
    const days = 'names-become-numbers-after-days';
    await setup.database.transaction(async (tx) => {
      const stored = await findEntryByKey(cup.editionId, days, tx);
      if (!stored) throw new Error('the entry is reference data');
      await upsertOfEdition(cup.editionId, stored, '1', tx);
    });
    await db.update(editions).set({ closedAt: new Date() }).where(eq(editions.id, cup.editionId));
    await hideOldNames(setup);
    expect(await rows(matchId)).toEqual([]);
    expect(await rows(other.matchId)).toHaveLength(1);
    await db.update(editions).set({ closedAt: new Date() }).where(eq(editions.id, other.cup.editionId));
    expect(await attach(other.matchId, 'p-6')).toMatchObject({ ok: false, code: 'edition-closed' });
    await db.delete(matches).where(eq(matches.id, other.matchId));
    expect(await rows(other.matchId)).toEqual([]);
  });
});
