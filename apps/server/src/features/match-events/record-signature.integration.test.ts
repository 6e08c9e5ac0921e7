import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { MatchSignatureBody } from '@sevenmetre/contract/match-events/schemas';
import type { Actor } from '@sevenmetre/rules/permissions';
import { testDatabases } from '../../../tests/database.ts';
import { matchSignatures, reportVersions } from '../../platform/database/schema/index.ts';
import { recordSignature } from './index.ts';
import { actorWith, codeOf, detailOf, openSetup, superReporter } from './testing/setup.ts';
import type { Setup } from './testing/setup.ts';

const drawn: MatchSignatureBody = {
  moment: 'after',
  role: 'first-referee',
  way: 'drawn',
  name: ' Jana Nováková ',
  personId: null,
  drawing: '01020304',
  proof: null,
  remark: '',
  score: { home: 1, away: 0 },
};

describe.each(testDatabases())('signatures of a match on $name', (kind) => {
  let setup: Setup;
  beforeAll(async () => {
    setup = await openSetup(kind);
  });
  afterAll(() => setup.database.cleanup());

  const rows = (matchId: number) =>
    setup.database.db.select().from(matchSignatures).where(eq(matchSignatures.matchId, matchId));
  const sign = (matchId: number, key: string, at: string, body: Partial<MatchSignatureBody> = {}) =>
    signAs(superReporter, matchId, key, at, body);
  const signAs = (
    actor: Actor,
    matchId: number,
    key: string,
    at: string,
    body: Partial<MatchSignatureBody>,
  ) =>
    recordSignature(
      { database: setup.database, clock: setup.clock },
      {
        matchId,
        actor,
        headers: { 'idempotency-key': key, 'x-device': 'tablet', 'x-modified-at': `2026-04-04T${at}Z` },
        body: { ...drawn, ...body },
      },
    );

  async function aMatch() {
    const cup = await setup.newCup();
    const matchId = cup.matches['A']?.[0] ?? 0;
    setup.clock.set('2026-04-04T09:40:00Z');
    return { cup, matchId };
  }

  test('[SY37] given signatures in any order and a repeat, then each is stored once, and the newest of a role stands', async () => {
    const { matchId } = await aMatch();
    await sign(matchId, 't-2', '09:31:00.000', {
      way: 'refused',
      name: '',
      remark: 'Protest',
    });
    expect((await rows(matchId)).map(({ drawing }) => drawing)).toEqual([null]);
    await sign(matchId, 't-1', '09:30:00.000');
    await sign(matchId, 't-3', '09:30:30.000', { role: 'timekeeper', name: 'Petr' });
    const answered = detailOf(await sign(matchId, 't-1', '09:30:00.000'));
    expect(answered.meta.signatures).toEqual([
      {
        key: 't-2',
        moment: 'after',
        role: 'first-referee',
        way: 'refused',
        name: '',
        remark: 'Protest',
        score: { home: 1, away: 0 },
        isVerified: null,
        recordedAt: Date.parse('2026-04-04T09:31:00Z'),
        device: 'tablet',
      },
      expect.objectContaining({ key: 't-3', role: 'timekeeper' }),
    ]);
    expect((await rows(matchId)).map(({ clientKey, name }) => `${clientKey} ${name}`).sort()).toEqual([
      't-1 Jana Nováková',
      't-2 ',
      't-3 Petr',
    ]);
  });

  test('[SY37] given an approved match, then a signature is stored and changes nothing of it', async () => {
    const { cup, matchId } = await aMatch();
    await setup.play(cup, matchId, 1, 0);
    const before = detailOf(await setup.stage(cup, matchId, 'finished'));
    const sealed = () =>
      setup.database.db.select().from(reportVersions).where(eq(reportVersions.matchId, matchId));
    expect((await sealed()).map(({ record }) => record.signatures.length)).toEqual([0]);
    const after = detailOf(await sign(matchId, 't-1', '09:30:00.000'));
    expect(after.match).toEqual(before.match);
    // Its report is sealed again, once.
    await sign(matchId, 't-1', '09:30:00.000');
    const signatures = (await sealed()).flatMap(({ record }) => record.signatures);
    const statement = createHash('sha256').update('Jana Nováková\n\n01020304').digest('hex');
    expect([signatures, (await sealed()).length]).toEqual([[expect.objectContaining({ statement })], 2]);
    expect(after.meta.signatures).toHaveLength(1);
    // Public answers and those to other calls say nothing of signatures.
    expect(before.meta.signatures).toBeUndefined();
  });

  test('[SY37] given a clock far ahead, then the time is cut, and nobody without the right to record may sign', async () => {
    const { matchId } = await aMatch();
    const answered = detailOf(await sign(matchId, 't-1', '23:00:00.000'));
    expect(answered.meta.signatures?.[0]?.recordedAt).toBe(Date.parse('2026-04-04T09:40:02Z'));
    expect(codeOf(await signAs(actorWith(5, 'ROLE_USER'), matchId, 't-9', '09:30:00.000', {}))).toBe(
      'forbidden',
    );
    expect(await rows(matchId)).toHaveLength(1);
  });
});
