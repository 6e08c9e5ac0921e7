import { asc, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eventsDigest } from '@sevenmetre/sync';
import { bothDatabases } from './database.ts';
import { changes, groupTeams, matches, matchEvents } from '../src/platform/database/schema/index.ts';
import { matchEventRepository, recomputeGroups } from '../src/features/competition/index.ts';
import { appendChange } from '../src/features/live/index.ts';
import { loadFacts, refuseSide, rosterSide, storeSide } from '../src/features/match-rosters/index.ts';
import { changeMatch } from '../src/features/match-events/change-match.use-case.ts';
import type { MatchAction } from '../src/features/match-events/change-match.use-case.ts';
import { toHashedEvent } from '../src/features/match-events/event-rows.ts';
import { lockMatch } from '../src/features/match-events/lock-match.ts';
import { eraseEvents, restoreEvents, walkover } from '../src/features/match-events/match-actions.ts';
import type { Cup } from '../src/features/match-events/testing/cup.ts';
import { actorWith, codeOf, openSetup, superReporter } from '../src/features/match-events/testing/setup.ts';
import type { Setup } from '../src/features/match-events/testing/setup.ts';

const reporters = 12;
const actionsOfEach = 14;

/** All answers that a writer may get under concurrency; anything else, above all a deadlock, is thrown. */
const expected = new Set([
  'ok',
  'match-approved',
  'stage-not-allowed',
  'reason-missing',
  'event-unknown',
  'events-differ',
  'nothing-to-restore',
  'roster-changed-meanwhile',
]);

describe.each(bothDatabases())('on $name', (kind) => {
  let setup: Setup;
  beforeAll(async () => {
    setup = await openSetup(kind);
  });
  afterAll(() => setup.database.cleanup());

  test.each([1, 2, 3])(
    '[SY3] [SY10] given a storm of events, approvals and reopenings (seed %i), then tables equal a recompute from scratch',
    async (seed) => {
      const cup = await setup.newCup();
      const before = await versions(setup);
      const storms = Array.from({ length: reporters }, (_, index) => storm(setup, cup, seed * 100 + index));
      const codes = (await Promise.all(storms)).flat();
      const endings = [...(cup.matches['A'] ?? []), ...(cup.matches['B'] ?? [])].map((matchId) =>
        end(setup, cup, matchId),
      );
      codes.push(...(await Promise.all(endings)));
      expect(codes.filter((code) => !expected.has(code))).toEqual([]);
      await expectScoresOfEvents(setup, cup);
      await expectTablesFromScratch(setup, cup);
      const all = await versions(setup);
      expect(all).toEqual(all.map((_, index) => (all[0] ?? 0) + index));
      expect(all.length).toBeGreaterThan(before.length);
    },
  );
});

/** Random actions of a reporter on random matches of dependent groups. */
async function storm(setup: Setup, cup: Cup, seed: number): Promise<string[]> {
  const random = seededRandom(seed);
  const matchIds = ['A', 'A', 'B', 'B', 'M', 'SF1', 'SF2', 'F'].flatMap((label) => cup.matches[label] ?? []);
  const codes: string[] = [];
  for (let action = 0; action < actionsOfEach; action += 1) {
    const matchId = matchIds[random(matchIds.length)] ?? 0;
    codes.push(await act(setup, cup, matchId, `${seed}-${action}`, random));
  }
  return codes;
}

async function act(setup: Setup, cup: Cup, matchId: number, key: string, random: (below: number) => number) {
  const dice = random(16);
  const headers = { 'idempotency-key': key, 'x-device': key };
  const side = random(2) === 0 ? 'home' : 'away';
  if (dice < 4)
    return codeOf(await setup.create(cup, matchId, { headers, body: { side, minute: random(15) } }));
  if (dice < 5) return codeOf(await setup.remove(matchId, { id: 1 + random(200) }));
  if (dice < 8) {
    await setup.create(cup, matchId, { headers, body: { side } });
    return codeOf(await setup.stage(cup, matchId, 'finished'));
  }
  if (dice >= 10) return changeWhole(setup, cup, { matchId, key, dice, side });
  const reopening = { actor: superReporter, reason: 'storm' };
  return codeOf(await setup.stage(cup, matchId, dice === 8 ? '2nd_half' : 'waiting_for_approval', reopening));
}

interface WholeChange {
  readonly matchId: number;
  readonly key: string;
  readonly dice: number;
  readonly side: 'home' | 'away';
}

/** Walkovers, official scores, deletion of all events, and concurrent saves of rosters. */
async function changeWhole(
  setup: Setup,
  cup: Cup,
  { matchId, key, dice, side }: WholeChange,
): Promise<string> {
  const actor = actorWith(5, 'ROLE_ADMIN');
  const call = { matchId, actor, headers: { 'idempotency-key': `whole-${key}` } };
  const change = async (asked: MatchAction) => codeOf(await changeMatch(setup, call, asked));
  if (dice === 10) return change(walkover(side, null));
  if (dice === 11) return change(walkover(null, null));
  if (dice === 12) return change(restoreEvents(null));
  if (dice === 13) return saveRoster(setup, cup, matchId, side);
  const events = await matchEventRepository.findLiveByMatchId(matchId, setup.database.db);
  return change(eraseEvents(eventsDigest(events.map(toHashedEvent)), null));
}

/** Adds the only person of the cup's club to a roster, or removes it. */
function saveRoster(setup: Setup, cup: Cup, matchId: number, side: 'home' | 'away'): Promise<string> {
  return setup.database.transaction(async (tx) => {
    const locked = await lockMatch(matchId, tx);
    if (!locked) return 'match-unknown';
    const facts = await loadFacts(
      { editionId: cup.editionId, matches: [locked.match], wholeClubs: true },
      tx,
    );
    const stored = rosterSide(facts, locked.match, side, { birthYears: false, wholeClub: true });
    if (!stored) return 'ok';
    const asked = stored.people
      .filter(({ onRoster }) => !onRoster)
      .map(({ participantId }) => ({ participantId, role: 'player' as const, jerseyNumber: 7 }));
    const { revision } = stored;
    const base = {
      matchId,
      side,
      stored,
      facts,
      revision,
      asked,
      confirm: false,
      checkedBy: 'hall' as const,
    };
    const save = { ...base, userId: 5, now: setup.clock.now() };
    const refused = await refuseSide(save, tx);
    if (refused) return refused.code === 'roster-invalid' ? 'ok' : refused.code;
    if (await storeSide(save, tx)) await appendChange(tx, { rosters: [matchId] });
    return 'ok';
  });
}

/** Ends matches so that both groups finish concurrently and their seats are filled. */
async function end(setup: Setup, cup: Cup, matchId: number): Promise<string> {
  await setup.create(cup, matchId, { headers: { 'idempotency-key': 'the-end' } });
  return codeOf(await setup.stage(cup, matchId, 'finished'));
}

async function expectScoresOfEvents(setup: Setup, cup: Cup): Promise<void> {
  const { db } = setup.database;
  const rows = await db.select().from(matches).where(eq(matches.editionId, cup.editionId));
  const events = await db
    .select()
    .from(matchEvents)
    .where(
      inArray(
        matchEvents.matchId,
        rows.map(({ id }) => id),
      ),
    );
  for (const row of rows) {
    const live = events.filter((event) => event.matchId === row.id && !event.deletedAt && !event.pending);
    const goals = (side: 'home' | 'away') => live.filter((event) => event.side === side).length;
    if (row.walkOver !== null) {
      const worth = { home: [5, 0, 0, 0], away: [0, 5, 0, 0], both: [0, 0, 0, 0] }[row.walkOver];
      const stored = [row.homeScore, row.awayScore, row.homeGoalsCount, row.awayGoalsCount];
      expect(stored, `walkover ${row.matchNumber}`).toEqual(worth);
      continue;
    }
    const score = [row.homeScore ?? 0, row.awayScore ?? 0, row.homeGoalsCount, row.awayGoalsCount];
    expect(score, `match ${row.matchNumber}`).toEqual([
      goals('home'),
      goals('away'),
      goals('home'),
      goals('away'),
    ]);
  }
}

async function expectTablesFromScratch(setup: Setup, cup: Cup): Promise<void> {
  const { database } = setup;
  const read = () =>
    database.db
      .select()
      .from(groupTeams)
      .where(inArray(groupTeams.groupId, Object.values(cup.groups)))
      .orderBy(asc(groupTeams.id));
  const stored = await read();
  const nothing = { standings: null, games: 0, wins: 0, ties: 0, losses: 0, points: 0 };
  const noGoals = { goalsScored: 0, goalsConceded: 0, goalsCountScored: 0, goalsCountConceded: 0 };
  await database.transaction(async (tx) => {
    await tx
      .update(groupTeams)
      .set({ ...nothing, ...noGoals })
      .where(inArray(groupTeams.groupId, Object.values(cup.groups)));
    await recomputeGroups(tx, { editionId: cup.editionId, groupIds: 'all', now: setup.clock.now() });
  });
  expect(await read()).toEqual(stored);
}

async function versions(setup: Setup): Promise<number[]> {
  const rows = await setup.database.db.select({ v: changes.v }).from(changes).orderBy(asc(changes.v));
  return rows.map(({ v }) => v);
}

/** A linear congruential generator: choices repeat, only their interleaving differs. */
function seededRandom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 4_294_967_296) * below);
  };
}
