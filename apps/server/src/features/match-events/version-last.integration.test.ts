import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eventsDigest } from '@sevenmetre/sync';
import { bothDatabases } from '../../../tests/database.ts';
import { refuseLateWrites } from '../../../tests/refuse-late-writes.ts';
import { matchEventRepository } from '../competition/index.ts';
import { changeMatch } from './change-match.use-case.ts';
import type { MatchAction } from './change-match.use-case.ts';
import { toHashedEvent } from './event-rows.ts';
import { eraseEvents, restoreEvents, walkover } from './match-actions.ts';
import { codeOf, openSetup, reporter, superReporter } from './testing/setup.ts';
import type { Setup } from './testing/setup.ts';

describe.each(bothDatabases())('the live version, on $name', (kind) => {
  let setup: Setup;
  beforeAll(async () => {
    setup = await openSetup(kind);
    await refuseLateWrites(setup.database.db);
  });
  afterAll(() => setup.database.cleanup());

  test('[SY12] given every call that changes a match, then nothing is written behind the version', async () => {
    const cup = await setup.newCup();
    const matchId = cup.matches['A']?.[0] ?? 0;
    const change = (asked: MatchAction) =>
      changeMatch(setup, { matchId, actor: reporter, headers: {} }, asked);
    const seen = async () =>
      eventsDigest(
        (await matchEventRepository.findLiveByMatchId(matchId, setup.database.db)).map(toHashedEvent),
      );
    const reopening = { actor: superReporter, reason: 'a goal was missing' };
    const calls = [
      () => setup.stage(cup, matchId, '1st_half', { key: 's-1' }),
      () => setup.create(cup, matchId, { headers: { 'idempotency-key': 'a' } }),
      () => setup.create(cup, matchId, { headers: { 'idempotency-key': 'b' } }),
      () => setup.update(cup, matchId, { key: 'a' }, { body: { minute: 9 } }),
      () => setup.remove(matchId, { key: 'a' }),
      async () => change(eraseEvents(await seen(), null)),
      () => change(restoreEvents(null)),
      () => change(walkover('home', null)),
      () => setup.stage(cup, matchId, 'finished', { key: 's-2' }),
      () => setup.stage(cup, matchId, '2nd_half', reopening),
    ];
    const codes: string[] = [];
    for (const call of calls) codes.push(codeOf(await call()));
    expect(codes).toEqual(calls.map(() => 'ok'));
  });

  test('given a write behind the version, then this test would notice', async () => {
    const late = setup.database.transaction(async (tx) => {
      await tx.execute(sql`update live_state set v = v + 1`);
      await tx.execute(sql`update matches set revision = revision`);
    });
    await expect(late).rejects.toMatchObject({ cause: { message: expect.stringContaining('live version') } });
  });
});
