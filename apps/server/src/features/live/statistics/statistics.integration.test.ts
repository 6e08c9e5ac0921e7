import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { StatisticsCounts, StatisticsSlice } from '@sevenmetre/contract/statistics/schemas';
import type { TeamSlice } from '@sevenmetre/contract/teams/team-slice';
import { bothDatabases } from '../../../../tests/database.ts';
import type { TestDatabase } from '../../../../tests/database.ts';
import { makeSmallCup, write } from '../../../../tests/small-cup.ts';
import type { SmallCup } from '../../../../tests/small-cup.ts';
import { testLive } from '../../../../tests/test-live.ts';
import { manualClock } from '../../../platform/clock/index.ts';
import {
  configurationEntries,
  eventTypes,
  matchEvents,
  matchParticipants,
  participants,
} from '../../../platform/database/schema/index.ts';
import { appendChange } from '../index.ts';
import type { Live } from '../index.ts';

const clock = manualClock('2026-06-13T10:00:00Z');

describe.each(bothDatabases())('statistics on $name', (kind) => {
  let database: TestDatabase;
  let cup: SmallCup;
  let live: Live;
  /**
   * Ids of roster entries: two players and a leader of the first team in each of its two matches, then a
   * hidden person.
   */
  let roster: number[];
  let types: ReadonlyMap<string, number>;

  beforeAll(async () => {
    database = await kind.open();
    cup = await makeSmallCup(database);
    types = new Map((await database.db.select().from(eventTypes)).map(({ code, id }) => [code, id]));
    roster = await lineUp();
    live = await follow();
  });
  afterAll(async () => {
    live.stop(() => 0);
    await database.cleanup();
  });

  async function lineUp(): Promise<number[]> {
    const { editionId, clubId } = cup;
    const names = ['Adam', 'Boris', 'Cyril', 'Denis'];
    const people = await database.db
      .insert(participants)
      .values(
        names.map((firstName) => ({
          editionId,
          clubId,
          firstName,
          lastName: 'Novák',
          hidden: firstName === 'Denis',
        })),
      )
      .returning();
    const rows = [0, 2].flatMap((match) =>
      people.map(({ id }, index) => ({
        matchId: cup.matches[match] ?? 0,
        teamId: cup.teams[0] ?? 0,
        participantId: id,
        side: match === 0 ? ('home' as const) : ('away' as const),
        role: index === 2 ? ('leader' as const) : ('player' as const),
        jerseyNumber: index === 2 ? null : index + 1,
      })),
    );
    return (await database.db.insert(matchParticipants).values(rows).returning()).map(({ id }) => id);
  }

  async function follow(): Promise<Live> {
    const started = testLive({ database, clock });
    await started.start();
    return started;
  }

  let made = 0;
  /** Stores an event and its change, as a reporter's calls do. */
  function happen(match: number, code: string, entry: number | null, stage: keyof SmallCup['stages']) {
    const matchId = cup.matches[match] ?? 0;
    return database.transaction(async (tx) => {
      made += 1;
      const instant = new Date('2026-06-13T09:00:00Z');
      await tx.insert(matchEvents).values({
        matchId,
        clientKey: `key-${made}`,
        stageId: cup.stages[stage],
        eventTypeId: types.get(code) ?? 0,
        side: 'home',
        minute: 1,
        second: made,
        participantId: entry === null ? null : (roster[entry] ?? 0),
        createdTimestamp: instant,
        modifiedAt: instant,
        device: 'test',
      });
      return appendChange(tx, { events: [{ matchId, changed: [], deletedIds: [] }] });
    });
  }

  async function settled(v: number): Promise<void> {
    await expect.poll(() => live.publisher.state?.version.v).toBe(v);
  }

  async function answers(from: Live = live): Promise<{ slice: StatisticsSlice; counts: StatisticsCounts }> {
    const { state } = from.publisher;
    const category = state?.snapshot?.categories.get(cup.categoryId);
    if (!state?.snapshot || !category) throw new Error('no snapshot');
    const ready = { ...state, snapshot: state.snapshot };
    const topic = { kind: 'statistics', id: category.id, key: 'statistics:MA' } as const;
    const slice = await from.answers.slice(ready, topic);
    const counts = await from.answers.statistics(ready, category, 'counts');
    return { slice: JSON.parse(slice.identity.toString()), counts: JSON.parse(counts.identity.toString()) };
  }

  const scorers = async () =>
    (await answers()).slice.scorers.rows.map(({ name, matches, goals }) => [name, matches, goals]);

  /** The players of the first team on its own page. */
  async function ofTeam() {
    const { state } = live.publisher;
    const [id = 0] = cup.teams;
    if (!state?.snapshot) throw new Error('no snapshot');
    const ready = { ...state, snapshot: state.snapshot };
    const page = await live.answers.slice(ready, { kind: 'team', id, key: `team:${id}` });
    const { participants: members }: TeamSlice = JSON.parse(page.identity.toString());
    return (members ?? [])
      .filter(({ isLeader }) => !isLeader)
      .map(({ name, matches, goals }) => [name, matches, goals]);
  }

  test('[SS1] given rosters of matches that have not begun, then nobody is listed', async () => {
    expect(await scorers()).toEqual([]);
    expect(await ofTeam()).toEqual([
      ['Adam N.', 0, 0],
      ['Boris N.', 0, 0],
    ]);
  });

  test('[SS1] [SS10] given a first whistle, then those of the roster are, without whoever is hidden', async () => {
    const [first = 0] = cup.matches;
    await settled(await write(database, { matches: { [first]: { stageId: cup.stages['1st_half'] } } }));
    expect(await scorers()).toEqual([
      ['Adam N.', 1, 0],
      ['Boris N.', 1, 0],
    ]);
  });

  test('[SS2] [SS3] [SS5] given goals and cards, then each commit is counted', async () => {
    await settled(await happen(0, 'goal', 0, '1st_half'));
    await settled(await happen(0, 'seven-metre-goal', 1, '1st_half'));
    await settled(await happen(0, 'goal', 1, '2nd_half'));
    await settled(await happen(0, 'goal', null, '2nd_half'));
    await settled(await happen(0, 'goal', 3, '2nd_half'));
    await settled(await happen(0, 'shootout-goal', 0, 'shootout'));
    await settled(await happen(0, 'goal', 1, 'shootout'));
    await settled(await happen(0, 'two-minutes', 2, '2nd_half'));
    const { slice } = await answers();
    expect(slice.scorers.rows).toMatchObject([
      { name: 'Boris N.', goals: 2, sevenMetreGoals: 1, shootoutGoals: 1 },
      { name: 'Adam N.', goals: 1, sevenMetreGoals: 0, shootoutGoals: 1 },
    ]);
    expect(await ofTeam()).toEqual([
      ['Adam N.', 1, 1],
      ['Boris N.', 1, 2],
    ]);
    expect(slice.penalties.rows).toMatchObject([{ name: 'Cyril N.', isLeader: true, twoMinutes: 1 }]);
    expect(slice.version).toBe(`${live.publisher.state?.version.epoch}.${live.publisher.state?.version.v}`);
  });

  test('[SS4] given a walkover, then the match counts no more, and again once it is taken back', async () => {
    const [first = 0, , third = 0] = cup.matches;
    const begun = { stageId: cup.stages['1st_half'] };
    await settled(await write(database, { matches: { [third]: begun, [first]: { walkOver: 'home' } } }));
    expect(await scorers()).toEqual([
      ['Adam N.', 1, 0],
      ['Boris N.', 1, 0],
    ]);
    expect(await ofTeam()).toEqual([
      ['Adam N.', 1, 0],
      ['Boris N.', 1, 0],
    ]);
    expect((await answers()).slice.penalties.total).toBe(1);
    await settled(await write(database, { matches: { [first]: { walkOver: null } } }));
    expect(await scorers()).toEqual([
      ['Boris N.', 2, 2],
      ['Adam N.', 2, 1],
    ]);
  });

  test('given an event that is struck out, then what is kept is what a new process counts', async () => {
    const [event] = await database.db.select().from(matchEvents).limit(1);
    const matchId = cup.matches[0] ?? 0;
    const v = await database.transaction(async (tx) => {
      await tx
        .update(matchEvents)
        .set({ deletedAt: new Date() })
        .where(eq(matchEvents.id, event?.id ?? 0));
      return appendChange(tx, { events: [{ matchId, changed: [], deletedIds: [event?.id ?? 0] }] });
    });
    await settled(v);
    const fresh = await follow();
    expect(await answers()).toEqual(await answers(fresh));
    fresh.stop(() => 0);
    expect(await scorers()).toEqual([
      ['Boris N.', 2, 2],
      ['Adam N.', 2, 0],
    ]);
  });

  test('[SS11] given settings of the edition, then names and penalties are published as they say', async () => {
    const set = async (key: string, value: string) => {
      await database.db.update(configurationEntries).set({ value }).where(eq(configurationEntries.key, key));
    };
    await set('player-name-publication', 'number');
    await set('show-penalty-names', 'false');
    await settled(await database.transaction((tx) => appendChange(tx, { structure: true })));
    const { slice, counts } = await answers();
    expect(slice.scorers.rows.map(({ name, number }) => [name, number])).toEqual([
      [null, 2],
      [null, 1],
    ]);
    expect(slice.penalties).toMatchObject({ of: 'teams', rows: [{ teamId: cup.teams[0], name: null }] });
    expect(counts.penalties).toBeNull();
  });
});
