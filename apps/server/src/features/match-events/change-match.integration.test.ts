import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Actor } from '@sevenmetre/rules/permissions';
import { eventsDigest } from '@sevenmetre/sync';
import { bothDatabases } from '../../../tests/database.ts';
import { audit, changes, groupTeams, matches } from '../../platform/database/schema/index.ts';
import { matchEventRepository } from '../competition/index.ts';
import { changeMatch } from './change-match.use-case.ts';
import type { MatchAction } from './change-match.use-case.ts';
import { toHashedEvent } from './event-rows.ts';
import { beingChecked, eraseEvents, officialScore, restoreEvents, walkover } from './match-actions.ts';
import { ruleMatch } from './rule-match.ts';
import { actorWith, codeOf, detailOf, openSetup, reporter, superReporter } from './testing/setup.ts';
import type { Setup } from './testing/setup.ts';

const admin = actorWith(5, 'ROLE_ADMIN');

describe.each(bothDatabases())('changes of a whole match, on $name', (kind) => {
  let setup: Setup;
  beforeAll(async () => {
    setup = await openSetup(kind);
  });
  afterAll(() => setup.database.cleanup());

  const change = (
    matchId: number,
    asked: MatchAction,
    options: { key?: string; actor?: Actor; protocol?: string } = {},
  ) =>
    changeMatch(
      { database: setup.database, clock: setup.clock },
      {
        matchId,
        actor: options.actor ?? reporter,
        headers: { 'idempotency-key': options.key, 'x-protocol': options.protocol },
      },
      asked,
    );

  async function setUp() {
    const cup = await setup.newCup();
    const matchId = cup.matches['A']?.[0] ?? 0;
    await setup.stage(cup, matchId, '1st_half');
    for (const key of ['a', 'b', 'c'])
      detailOf(await setup.create(cup, matchId, { headers: { 'idempotency-key': key } }));
    return { cup, matchId };
  }

  async function seen(matchId: number) {
    const events = await matchEventRepository.findLiveByMatchId(matchId, setup.database.db);
    return eventsDigest(events.map(toHashedEvent));
  }

  /** Latest change of events: match, number of events, number of deleted ones. */
  async function lastTold() {
    const [row] = await setup.database.db.select().from(changes).orderBy(desc(changes.v)).limit(1);
    return row?.change.events.map(({ matchId, changed, deletedIds }) => [
      matchId,
      changed.length,
      deletedIds.length,
    ]);
  }

  test('[MA4] [SY28] given a walkover, then it counts as 0:5 once approved, is taken back, and repeats change nothing', async () => {
    const { cup, matchId } = await setUp();
    const away = walkover('away', 'the home team left');
    const assigned = detailOf(await change(matchId, away, { key: 'w-1' }));
    expect(assigned.match).toMatchObject({ homeScore: 0, awayScore: 5, homeGoalsCount: 0, walkOver: 'away' });
    detailOf(await setup.stage(cup, matchId, 'finished'));
    expect(codeOf(await change(matchId, walkover(null, null)))).toBe('match-approved');
    detailOf(await setup.stage(cup, matchId, '2nd_half', { actor: superReporter, reason: 'it was played' }));
    expect(detailOf(await change(matchId, walkover(null, null), { key: 'w-2' })).match.homeScore).toBe(3);
    // A repeat of the first call, whose answer was lost, changes nothing.
    expect(detailOf(await change(matchId, away, { key: 'w-1' })).match.walkOver).toBeNull();
    const log = await setup.database.db.select().from(audit).where(eq(audit.action, 'match.walkover'));
    expect(log.filter(({ subjectId }) => subjectId === matchId)).toHaveLength(2);
  });

  test('[SY28] given a stage call that is repeated late under its key, then it sets nothing back', async () => {
    const { cup, matchId } = await setUp();
    detailOf(await setup.stage(cup, matchId, '2nd_half', { key: 's-1' }));
    detailOf(await setup.stage(cup, matchId, 'waiting_for_approval', { key: 's-2' }));
    const late = detailOf(await setup.stage(cup, matchId, '2nd_half', { key: 's-1' }));
    expect(late.match.competitionMatchStageId).toBe(cup.stages.waiting_for_approval);
    const wanted = detailOf(await setup.stage(cup, matchId, '2nd_half', { key: 's-3' }));
    expect(wanted.match.competitionMatchStageId).toBe(cup.stages['2nd_half']);
  });

  test('[MA5] given an approved match, then the organiser corrects its score and the table follows, both ways', async () => {
    const { cup, matchId } = await setUp();
    detailOf(await setup.stage(cup, matchId, 'finished'));
    const asked = officialScore({ score: { homeScore: 1, awayScore: 4 }, reason: 'the paper sheet' });
    expect(codeOf(await change(matchId, asked))).toBe('forbidden');
    expect(codeOf(await change(matchId, asked, { actor: superReporter }))).toBe('forbidden');
    const corrected = detailOf(await change(matchId, asked, { actor: admin }));
    expect(corrected.match).toMatchObject({ homeScore: 1, awayScore: 4, meta: { corrected: true } });
    const winsOf = async (teamId: number) => {
      const rows = await setup.database.db.select().from(groupTeams).where(eq(groupTeams.teamId, teamId));
      return rows.find(({ groupId }) => groupId === cup.groups['A'])?.wins;
    };
    const [home = 0, away = 0] = cup.teamIds;
    expect([await winsOf(home), await winsOf(away)]).toEqual([0, 1]);
    const cleared = detailOf(
      await change(matchId, officialScore({ score: null, reason: 'a mistake' }), { actor: admin }),
    );
    expect(cleared.match).toMatchObject({ homeScore: 3, awayScore: 0 });
    expect([await winsOf(home), await winsOf(away)]).toEqual([1, 0]);
  });

  test('[MA5] given two official scores at once, then the second is refused with the one that stands, and nothing is lost', async () => {
    const { matchId } = await setUp();
    const set = (homeScore: number, before?: { homeScore: number; awayScore: number } | null) =>
      change(
        matchId,
        officialScore({
          score: { homeScore, awayScore: 1 },
          reason: `sheet ${homeScore}`,
          ...(before === undefined ? {} : { before }),
        }),
        { actor: admin },
      );
    const both = await Promise.all([set(5, null), set(6, null)]);
    const [refused, ...others] = both.filter((outcome) => !outcome.ok);
    expect(others).toEqual([]);
    const standing = both[0]?.ok ? 5 : 6;
    expect(refused).toMatchObject({
      code: 'official-score-differs',
      parameters: { homeScore: standing, awayScore: 1, reason: `sheet ${standing}` },
    });
    const again = detailOf(await set(standing, null));
    expect(again.match).toMatchObject({ homeScore: standing, awayScore: 1 });
    detailOf(await set(8, { homeScore: standing, awayScore: 1 }));
    detailOf(await set(9));
  });

  test('[MA4] given a walkover, then an official score with another winner is refused, and one with the same is shown', async () => {
    const { cup, matchId } = await setUp();
    detailOf(await change(matchId, walkover('away', 'absent')));
    detailOf(await setup.stage(cup, matchId, 'finished'));
    const set = (homeScore: number, awayScore: number) =>
      change(matchId, officialScore({ score: { homeScore, awayScore }, reason: 'sheet' }), { actor: admin });
    const hidden = await set(7, 2);
    expect(hidden).toMatchObject({ code: 'official-score-walkover', parameters: { walkOver: 'away' } });
    expect(codeOf(await set(3, 3))).toBe('official-score-walkover');
    expect(detailOf(await set(0, 10)).match).toMatchObject({ homeScore: 0, awayScore: 10, walkOver: 'away' });
  });

  test('[MA4] given an official score, then a walkover with another winner removes it instead of hiding it', async () => {
    const { matchId } = await setUp();
    const score = { homeScore: 4, awayScore: 1 };
    detailOf(await change(matchId, officialScore({ score, reason: 'sheet' }), { actor: admin }));
    detailOf(await change(matchId, walkover('home', 'kept')));
    const rows = () => setup.database.db.select().from(matches).where(eq(matches.id, matchId));
    expect((await rows())[0]).toMatchObject({ officialHomeScore: 4, homeScore: 4 });
    detailOf(await change(matchId, walkover('away', 'absent')));
    expect((await rows())[0]).toMatchObject({ officialHomeScore: null, officialReason: null, homeScore: 0 });
  });

  test('[MA53] given a match that was begun, then an organiser abandons it, awards it, or has it played again', async () => {
    const { cup, matchId } = await setUp();
    const rule = (asked: Parameters<typeof ruleMatch>[0], actor = admin) =>
      change(matchId, ruleMatch(asked, 'the floor is wet'), { actor });
    expect(codeOf(await rule({ ruling: 'abandoned' }, reporter))).toBe('forbidden');
    const abandoned = detailOf(await rule({ ruling: 'abandoned' })).match;
    expect(abandoned).toMatchObject({ homeScore: 3, awayScore: 0, walkOver: null });
    expect(abandoned.competitionMatchStageId).toBe(cup.stages.finished);
    const awarded = detailOf(await rule({ ruling: 'awarded', outcome: 'away' })).match;
    expect(awarded).toMatchObject({ homeScore: 0, awayScore: 5, walkOver: 'away' });
    const again = detailOf(await rule({ ruling: 'replay' }));
    expect(again.match).toMatchObject({ homeScore: null, awayScore: null, walkOver: null });
    expect(again.match.competitionMatchStageId).toBe(cup.stages.not_started);
    expect(again.events).toEqual([]);
    expect(codeOf(await rule({ ruling: 'abandoned' }))).toBe('stage-not-allowed');
    const log = await setup.database.db.select().from(audit).where(eq(audit.action, 'match.ruling'));
    expect(log.filter(({ subjectId }) => subjectId === matchId).map(({ reason }) => reason)).toEqual(
      Array.from({ length: 3 }, () => 'the floor is wet'),
    );
  });

  test('[MA53] given an abandoned match that is reopened, then nothing of the ruling is left', async () => {
    const { cup, matchId } = await setUp();
    detailOf(await change(matchId, ruleMatch({ ruling: 'abandoned' }, 'no light'), { actor: admin }));
    const options = { actor: superReporter, reason: 'the light is back' };
    detailOf(await setup.stage(cup, matchId, '2nd_half', options));
    const [row] = await setup.database.db.select().from(matches).where(eq(matches.id, matchId));
    expect(row?.ruling).toBeNull();
  });

  test('[SY29] given all events deleted, then what was seen is gone, and comes back as new events, once', async () => {
    const { cup, matchId } = await setUp();
    const digest = await seen(matchId);
    detailOf(await setup.create(cup, matchId, { headers: { 'idempotency-key': 'd' } }));
    expect(codeOf(await change(matchId, eraseEvents(digest, null)))).toBe('events-differ');
    const erased = detailOf(await change(matchId, eraseEvents(await seen(matchId), null), { key: 'e-1' }));
    expect([erased.events, erased.match.homeScore]).toEqual([[], 0]);
    expect(await lastTold()).toEqual([[matchId, 0, 4]]);
    expect(codeOf(await setup.create(cup, matchId, { headers: { 'idempotency-key': 'a' } }))).toBe('ok');
    expect(await seen(matchId)).toMatchObject({ count: 0 });
    const restored = detailOf(await change(matchId, restoreEvents(null), { key: 'r-1' }));
    expect([restored.events.length, restored.match.homeScore]).toEqual([4, 4]);
    expect(await lastTold()).toEqual([[matchId, 4, 0]]);
    expect(detailOf(await change(matchId, restoreEvents(null), { key: 'r-1' })).events).toHaveLength(4);
    expect(codeOf(await change(matchId, restoreEvents(null), { key: 'r-2' }))).toBe('nothing-to-restore');
  });

  test('[SY29] given events deleted and brought back twice, then each time they are new ones under new keys', async () => {
    const { matchId } = await setUp();
    const keys = async () =>
      (await matchEventRepository.findLiveByMatchId(matchId, setup.database.db)).map((row) => row.clientKey);
    const used = new Set(await keys());
    for (const round of [1, 2, 3]) {
      detailOf(await change(matchId, eraseEvents(await seen(matchId), null), { key: `e-${round}` }));
      const restored = detailOf(await change(matchId, restoreEvents(null), { key: `r-${round}` }));
      expect([restored.events.length, restored.match.homeScore]).toEqual([3, 3]);
      for (const key of await keys()) {
        expect(used, `round ${round}`).not.toContain(key);
        used.add(key);
      }
    }
  });

  test('[SY29] given long keys that differ at their end only, then all their events come back', async () => {
    const { cup, matchId } = await setUp();
    for (const end of ['1', '2'])
      detailOf(await setup.create(cup, matchId, { headers: { 'idempotency-key': 'k'.repeat(119) + end } }));
    detailOf(await change(matchId, eraseEvents(await seen(matchId), null)));
    expect(detailOf(await change(matchId, restoreEvents(null))).events).toHaveLength(5);
  });

  test('[SY28] given a stage call that changed nothing, then its late repeat sets nothing back either', async () => {
    const { cup, matchId } = await setUp();
    detailOf(await setup.stage(cup, matchId, '1st_half', { key: 's-1' }));
    detailOf(await setup.stage(cup, matchId, '2nd_half', { key: 's-2' }));
    const late = detailOf(await setup.stage(cup, matchId, '1st_half', { key: 's-1' }));
    expect(late.match.competitionMatchStageId).toBe(cup.stages['2nd_half']);
  });

  test('given a device whose protocol is too old, then it is refused with that reason, and the match stays', async () => {
    const { matchId } = await setUp();
    const refused = await change(matchId, walkover('away', null), { protocol: '0' });
    expect(refused).toMatchObject({ code: 'client-too-old', parameters: { oldestSupportedVersion: 1 } });
    expect(detailOf(await change(matchId, beingChecked(false))).match.walkOver).toBeNull();
  });

  test('given a score that is compared with the board, then it bears the mark until the comparison or the approval ends it', async () => {
    const { cup, matchId } = await setUp();
    expect(detailOf(await change(matchId, beingChecked(true))).match.meta).toMatchObject({
      beingChecked: true,
    });
    expect(detailOf(await change(matchId, beingChecked(false))).match.meta).not.toMatchObject({
      beingChecked: true,
    });
    detailOf(await change(matchId, beingChecked(true)));
    const approved = detailOf(await setup.stage(cup, matchId, 'finished'));
    expect(approved.match.meta).not.toMatchObject({ beingChecked: true });
  });

  test('[SY8] [SY9] given two reporters who approve at once, then one approval is stored', async () => {
    const { cup, matchId } = await setUp();
    const events = await seen(matchId);
    const both = await Promise.all(
      ['p-1', 'q-1'].map((key) => setup.stage(cup, matchId, 'finished', { key, events })),
    );
    expect(both.map(codeOf)).toEqual(['ok', 'ok']);
    const log = await setup.database.db.select().from(audit).where(eq(audit.action, 'match.stage'));
    expect(log.filter(({ subjectId }) => subjectId === matchId)).toHaveLength(2);
  });
});
