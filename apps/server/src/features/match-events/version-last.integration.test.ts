import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eventsDigest } from '@sevenmetre/sync';
import { testDatabases } from '../../../tests/database.ts';
import { refuseLateWrites } from '../../../tests/refuse-late-writes.ts';
import { matchEventRepository } from '../competition/index.ts';
import { changeMatch } from './change-match.use-case.ts';
import type { MatchAction } from './change-match.use-case.ts';
import { toHashedEvent } from './event-rows.ts';
import { eraseEvents, restoreEvents, walkover } from './match-actions.ts';
import { codeOf, openStand, reporter, superReporter } from './testing/stand.ts';
import type { Stand } from './testing/stand.ts';

describe.each(testDatabases())('the live version, on $name', (kind) => {
  let stand: Stand;
  beforeAll(async () => {
    stand = await openStand(kind);
    await refuseLateWrites(stand.database.db);
  });
  afterAll(() => stand.database.cleanup());

  test('[SY12] given every call that changes a match, then nothing is written behind the version', async () => {
    const cup = await stand.newCup();
    const matchId = cup.matches['A']?.[0] ?? 0;
    const change = (asked: MatchAction) =>
      changeMatch(stand, { matchId, actor: reporter, headers: {} }, asked);
    const seen = async () =>
      eventsDigest(
        (await matchEventRepository.findLiveByMatchId(matchId, stand.database.db)).map(toHashedEvent),
      );
    const reopening = { actor: superReporter, reason: 'a goal was missing' };
    const calls = [
      () => stand.stage(cup, matchId, '1st_half', { key: 's-1' }),
      () => stand.create(cup, matchId, { headers: { 'idempotency-key': 'a' } }),
      () => stand.create(cup, matchId, { headers: { 'idempotency-key': 'b' } }),
      () => stand.update(cup, matchId, { key: 'a' }, { body: { minute: 9 } }),
      () => stand.remove(matchId, { key: 'a' }),
      async () => change(eraseEvents(await seen(), null)),
      () => change(restoreEvents(null)),
      () => change(walkover('home', null)),
      () => stand.stage(cup, matchId, 'finished', { key: 's-2' }),
      () => stand.stage(cup, matchId, '2nd_half', reopening),
    ];
    const codes: string[] = [];
    for (const call of calls) codes.push(codeOf(await call()));
    expect(codes).toEqual(calls.map(() => 'ok'));
  });

  test('given a write behind the version, then this test would notice', async () => {
    const late = stand.database.transaction(async (tx) => {
      await tx.execute(sql`update live_state set v = v + 1`);
      await tx.execute(sql`update matches set revision = revision`);
    });
    await expect(late).rejects.toMatchObject({ cause: { message: expect.stringContaining('live version') } });
  });
});
