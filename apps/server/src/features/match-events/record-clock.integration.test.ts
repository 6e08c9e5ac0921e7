import type { MatchDetail } from '@sevenmetre/contract/matches/match-detail';
import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '../../../tests/database.ts';
import { changes, matchClocks } from '../../platform/database/schema/index.ts';
import { actorWith, codeOf, detailOf, openSetup, superReporter } from './testing/setup.ts';
import type { ClockOptions, Setup } from './testing/setup.ts';
import type { Cup } from './testing/cup.ts';
import type { Outcome } from '../../platform/outcome/index.ts';

const nine = Date.parse('2026-04-04T09:00:00Z');
const tap = (key: string, at: string, rest: ClockOptions['body'] = {}): ClockOptions => ({
  headers: { 'idempotency-key': key, 'x-device': 'tablet', 'x-modified-at': `2026-04-04T${at}Z` },
  body: { at: `2026-04-04T${at}Z`, ...rest },
});
const clockIn = (outcome: Outcome<MatchDetail>): unknown => detailOf(outcome).meta['clock'];

describe.each(testDatabases())('the clock of a match on $name', (kind) => {
  let setup: Setup;
  beforeAll(async () => {
    setup = await openSetup(kind);
  });
  afterAll(() => setup.database.cleanup());

  async function aRunningMatch(): Promise<{ readonly cup: Cup; readonly matchId: number }> {
    const cup = await setup.newCup();
    const matchId = cup.matches['A']?.[0] ?? 0;
    await setup.stage(cup, matchId, '1st_half');
    setup.clock.set('2026-04-04T09:10:00Z');
    return { cup, matchId };
  }

  const rows = (matchId: number) =>
    setup.database.db.select().from(matchClocks).where(eq(matchClocks.matchId, matchId));
  const lastChange = async () => {
    const [row] = await setup.database.db.select().from(changes).orderBy(desc(changes.v)).limit(1);
    return row?.change;
  };

  test('[SY32] given a start, a stop and a correction, then the newest holds in whatever order they arrive', async () => {
    const { cup, matchId } = await aRunningMatch();
    const stop = tap('t-2', '09:01:15.000', { seconds: 75, running: false });
    const start = tap('t-1', '09:00:00.000');
    const correction = tap('t-3', '09:02:00.000', { seconds: 70 });
    expect(clockIn(await setup.clockAt(cup, matchId, stop))).toMatchObject({ seconds: 75, running: false });
    expect(clockIn(await setup.clockAt(cup, matchId, start))).toMatchObject({ seconds: 75, running: false });
    const at = nine + 120_000;
    const held = { seconds: 70, running: true, at, recordedAt: at, device: 'tablet', key: 't-3' };
    const stageId = cup.stages['1st_half'];
    expect(clockIn(await setup.clockAt(cup, matchId, correction))).toEqual({ ...held, stageId });
    expect(await rows(matchId)).toHaveLength(3);
  });

  test('[SY32] given a repeat, however late, then nothing is recorded or published', async () => {
    const { cup, matchId } = await aRunningMatch();
    await setup.clockAt(cup, matchId, tap('t-1', '09:00:00.000'));
    await setup.clockAt(cup, matchId, tap('t-2', '09:01:15.000', { seconds: 75, running: false }));
    const before = await lastChange();
    const again = await setup.clockAt(cup, matchId, tap('t-1', '09:00:00.000'));
    expect(clockIn(again)).toMatchObject({ key: 't-2' });
    expect(await lastChange()).toEqual(before);
    expect(await rows(matchId)).toHaveLength(2);
  });

  test('[SY32] given a client without keys, then user and instant are the key', async () => {
    const { cup, matchId } = await aRunningMatch();
    const plain = { body: { at: '2026-04-04T09:00:00.250Z' } };
    await setup.clockAt(cup, matchId, plain);
    await setup.clockAt(cup, matchId, plain);
    expect((await rows(matchId)).map(({ clientKey, device }) => [clientKey, device])).toEqual([
      ['11 2026-04-04T09:00:00.250Z', 'user:11'],
    ]);
  });

  test('[SY32] given a clock that was recorded, then spectators get it with the match, of its own stage only', async () => {
    const { cup, matchId } = await aRunningMatch();
    await setup.clockAt(cup, matchId, tap('t-1', '09:00:00.000'));
    const clock = { seconds: 0, running: true, at: nine };
    expect((await lastChange())?.matches).toMatchObject([{ id: matchId, clock }]);
    await setup.stage(cup, matchId, '2nd_half');
    expect((await lastChange())?.matches).toMatchObject([{ id: matchId, clock: null }]);
  });

  test('[SY32] given an approved match, then it is kept, changes nothing that is public, and holds once reopened', async () => {
    const { cup, matchId } = await aRunningMatch();
    await setup.clockAt(cup, matchId, tap('t-1', '09:00:00.000'));
    await setup.create(cup, matchId);
    await setup.stage(cup, matchId, 'finished');
    const before = await lastChange();
    const stop = tap('t-2', '09:01:15.000', { seconds: 75, running: false });
    expect(codeOf(await setup.clockAt(cup, matchId, stop))).toBe('ok');
    expect(await lastChange()).toEqual(before);
    const reason = 'the clock was stopped';
    await setup.stage(cup, matchId, '1st_half', { actor: superReporter, reason });
    expect((await lastChange())?.matches).toMatchObject([{ clock: { seconds: 75, running: false } }]);
  });

  test('[SY33] given the time of a device that has not learnt the server’s, then it is taken by how long ago it was', async () => {
    const { cup, matchId } = await aRunningMatch();
    const fast = tap('t-1', '09:29:35.000', { deviceTime: '2026-04-04T09:30:00.000Z' });
    expect(clockIn(await setup.clockAt(cup, matchId, fast))).toMatchObject({ at: nine + 575_000 });
    const ahead = tap('t-2', '11:00:00.000');
    expect(clockIn(await setup.clockAt(cup, matchId, ahead))).toMatchObject({ at: nine + 602_000 });
    expect((await rows(matchId)).map(({ rawAt }) => rawAt).sort()).toEqual([
      '2026-04-04T09:29:35.000Z',
      '2026-04-04T11:00:00.000Z',
    ]);
  });

  test('given a stage that there is not, a role or a hall that may not report, then it is refused', async () => {
    const { cup, matchId } = await aRunningMatch();
    const unknown = { body: { competitionMatchStageId: 9999 } };
    expect(codeOf(await setup.clockAt(cup, matchId, unknown))).toBe('stage-unknown');
    expect(codeOf(await setup.clockAt(cup, matchId, { actor: actorWith(5, 'ROLE_USER') }))).toBe('forbidden');
    const elsewhere = { ...actorWith(11, 'ROLE_COMPETITION_REPORTER'), reportsIn: [] };
    expect(codeOf(await setup.clockAt(cup, matchId, { actor: elsewhere }))).toBe('hall-not-assigned');
    expect(codeOf(await setup.clockAt(cup, 9999))).toBe('match-unknown');
    const old = { headers: { 'x-protocol': '0' } };
    expect(codeOf(await setup.clockAt(cup, matchId, old))).toBe('client-too-old');
    expect(await rows(matchId)).toEqual([]);
  });
});
