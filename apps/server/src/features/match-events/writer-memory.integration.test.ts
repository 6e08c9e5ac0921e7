import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '../../../tests/database.ts';
import { eventTypes, matchParticipants } from '../../platform/database/schema/index.ts';
import { appendChange } from '../live/index.ts';
import { makeLineup } from './testing/cup.ts';
import { codeOf, detailOf, openSetup } from './testing/setup.ts';
import type { Setup } from './testing/setup.ts';

describe.each(testDatabases())('what a process remembers about events, on $name', (kind) => {
  let setup: Setup;

  beforeAll(async () => {
    setup = await openSetup(kind);
  });
  afterAll(() => setup.database.cleanup());

  async function setUp() {
    const cup = await setup.newCup();
    const matchId = cup.matches['A']?.[0] ?? 0;
    detailOf(await setup.stage(cup, matchId, '1st_half'));
    return { cup, matchId, goal: cup.types['goal'] ?? 0 };
  }

  const tap = (key: string) => ({ headers: { 'idempotency-key': key } });

  test('[SY3] given an organiser who changes an event type, then the next score is folded by it', async () => {
    const { cup, matchId, goal } = await setUp();
    expect(detailOf(await setup.create(cup, matchId, tap('a'))).match.homeScore).toBe(1);
    const setIncrease = (scoreIncrease: number) =>
      setup.database.transaction(async (tx) => {
        await tx.update(eventTypes).set({ scoreIncrease }).where(eq(eventTypes.id, goal));
        await appendChange(tx, { structure: true });
      });
    await setIncrease(2);
    expect(detailOf(await setup.create(cup, matchId, tap('b'))).match.homeScore).toBe(4);
    await setIncrease(1);
    expect(detailOf(await setup.create(cup, matchId, tap('c'))).match.homeScore).toBe(3);
  });

  test('given a roster that another call changes, then the next event is checked against the new one', async () => {
    const { cup, matchId } = await setUp();
    detailOf(await setup.create(cup, matchId, tap('a')));
    const lineup = { cup, matchId, teamId: cup.teamIds[0] ?? 0, side: 'home', role: 'player' } as const;
    const player = await setup.database.transaction((tx) => makeLineup(lineup, tx));
    const body = { competitionMatchParticipantId: player };
    const detail = detailOf(await setup.create(cup, matchId, { ...tap('b'), body }));
    expect(detail.roster).toEqual([expect.objectContaining({ id: player })]);
    detailOf(await setup.remove(matchId, { key: 'b' }));
    const other = await setup.database.transaction((tx) => makeLineup(lineup, tx));
    await setup.database.transaction(async (tx) => {
      await tx
        .update(matchParticipants)
        .set({ matchId: cup.matches['A']?.[1] ?? 0 })
        .where(eq(matchParticipants.id, other));
      await appendChange(tx, { rosters: [matchId] });
    });
    const gone = { ...tap('c'), body: { competitionMatchParticipantId: other } };
    expect(codeOf(await setup.create(cup, matchId, gone))).toBe('participant-of-another-match');
  });

  test('given an event type that a newer program has brought along, then it is known', async () => {
    const { cup, matchId, goal } = await setUp();
    detailOf(await setup.create(cup, matchId, tap('a')));
    const [known] = await setup.database.db.select().from(eventTypes).where(eq(eventTypes.id, goal));
    if (!known) throw new Error('there are no goals');
    const { id: _, ...values } = known;
    const [type] = await setup.database.db
      .insert(eventTypes)
      .values({ ...values, code: 'goal-of-tomorrow' })
      .returning();
    const body = { competitionEventTypeId: type?.id ?? 0 };
    expect(detailOf(await setup.create(cup, matchId, { ...tap('b'), body })).match.homeScore).toBe(2);
  });
});
