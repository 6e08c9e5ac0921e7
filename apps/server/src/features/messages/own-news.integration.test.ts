import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeSmallCup } from '../../../tests/small-cup.ts';
import type { SmallCup } from '../../../tests/small-cup.ts';
import { testDatabases } from '../../../tests/database.ts';
import type { TestDatabase } from '../../../tests/database.ts';
import { ownRights } from '../../../tests/own-rights.ts';
import {
  clubAdmins,
  clubs,
  messages,
  referees,
  teamAdmins,
  teams,
  users,
} from '../../platform/database/schema/index.ts';
import { ownNews } from './index.ts';
import { sendPlanned } from './plan-message.use-case.ts';
import { seeNews } from './see-news.use-case.ts';

const now = new Date('2026-04-04T12:00:00Z');
/** Of the first category of a small cup. */
const category = 'MA';

describe.each(testDatabases())('messages of the organiser, as each reader sees them, on $name', (kind) => {
  let database: TestDatabase;
  let before: SmallCup;
  let cup: SmallCup;

  beforeAll(async () => {
    database = await kind.open();
    before = await makeSmallCup(database, 2025);
    cup = await makeSmallCup(database, 2026);
  });
  beforeEach(() => database.db.delete(messages));
  afterAll(() => database.cleanup());

  it('given a club, a team and a registration of another year, then no message of this year is shown for them', async () => {
    await tell(cup, { recipientType: 'clubs' });
    await tell(cup, { recipientType: 'referees' });
    for (const { clubId, teams: ids, editionId } of [before, cup]) {
      const [admin, leader, referee] = [await aPerson(), await aPerson(), await aPerson()];
      await database.db.insert(clubAdmins).values({ clubId, userId: admin });
      await database.db.insert(teamAdmins).values({ teamId: ids[0] ?? 0, userId: leader });
      const registration = { editionId, userId: referee, firstName: 'A', lastName: 'B' };
      await database.db.insert(referees).values(registration);
      const told = [await toldTo(admin), await toldTo(leader), await toldTo(referee)];
      expect(told).toEqual(editionId === cup.editionId ? [['clubs'], ['clubs'], ['referees']] : [[], [], []]);
    }
  });

  it('given a message of another year, then nobody sees it any more', async () => {
    await tell(before, { recipientType: 'clubs' });
    const admin = await aPerson();
    await database.db.insert(clubAdmins).values({ clubId: cup.clubId, userId: admin });
    expect(await toldTo(admin)).toEqual([]);
  });

  it('[ME1] given clubs in two states, then each sees the messages for its own state', async () => {
    await tell(cup, { recipientType: 'clubs', states: ['approved'] });
    const waiting = await aClub();
    const [admin, leader, ofApproved] = [await aPerson(), await aPerson(), await aPerson()];
    await database.db.insert(clubAdmins).values({ clubId: waiting.clubId, userId: admin });
    await database.db.insert(teamAdmins).values({ teamId: waiting.teamId, userId: leader });
    await database.db.insert(clubAdmins).values({ clubId: cup.clubId, userId: ofApproved });
    expect([await toldTo(admin), await toldTo(leader), await toldTo(ofApproved)]).toEqual([
      [],
      [],
      ['clubs'],
    ]);
  });

  it('[ME1] given a club whose team has withdrawn, then it does not see messages for the category', async () => {
    await tell(cup, { recipientType: 'clubs', categories: [category] });
    const { clubId, teamId } = await aClub();
    const admin = await aPerson();
    await database.db.insert(clubAdmins).values({ clubId, userId: admin });
    expect(await toldTo(admin)).toEqual(['clubs']);
    await database.db.update(teams).set({ state: 'withdrawn' }).where(eq(teams.id, teamId));
    expect(await toldTo(admin)).toEqual([]);
  });

  it('[ME17] given a message that says what clubs owe, then team leaders do not see it', async () => {
    await tell(cup, { recipientType: 'clubs', textCs: 'Dluh {due}', textEn: 'x' });
    await tell(cup, { recipientType: 'clubs', textCs: 'Pro {club}', textEn: 'x' });
    const [admin, leader] = [await aPerson(), await aPerson()];
    await database.db.insert(clubAdmins).values({ clubId: cup.clubId, userId: admin });
    await database.db.insert(teamAdmins).values({ teamId: cup.teams[0] ?? 0, userId: leader });
    const textsOf = async (userId: number) =>
      (await ownNews(await ownRights(userId, database.db), now, database.db)).map(({ textCs }) =>
        textCs.slice(0, 4),
      );
    expect((await textsOf(admin)).toSorted()).toEqual(['Dluh', 'Pro ']);
    expect(await textsOf(leader)).toEqual(['Pro ']);
  });

  it('[ME12][ME17] given a planned message with a word in braces that means nothing, then it becomes a draft again', async () => {
    await tell(cup, {
      recipientType: 'clubs',
      textCs: 'Pro {klub}',
      state: 'planned',
      sentAt: null,
      plannedAt: now,
    });
    const [planned] = await database.db.select().from(messages);
    await sendPlanned({ database, clock: { now: () => now } }, planned?.id ?? 0);
    expect(await database.db.select().from(messages)).toMatchObject([{ state: 'draft', plannedAt: null }]);
  });

  it('[ME18] given a message that somebody has seen, then it is unseen for the others', async () => {
    await tell(cup, { recipientType: 'clubs' });
    const [one, other] = [await aPerson(), await aPerson()];
    const ids = (await database.db.select().from(messages)).map(({ id }) => id);
    const seenBy = async (userId: number) =>
      (await ownNews(await ownRights(userId, database.db), now, database.db)).map(({ isSeen }) => isSeen);
    for (const userId of [one, other])
      await database.db.insert(clubAdmins).values({ clubId: cup.clubId, userId });
    expect(await seenBy(one)).toEqual([false]);
    const actor = { ...(await ownRights(one, database.db)), roles: [] };
    await seeNews({ database, clock: { now: () => now } }, actor, ids);
    expect([await seenBy(one), await seenBy(other)]).toEqual([[true], [false]]);
  });

  async function tell(
    { editionId }: SmallCup,
    to: Pick<typeof messages.$inferInsert, 'recipientType'> & Partial<typeof messages.$inferInsert>,
  ) {
    const texts = { internalName: 'x', textCs: 'x', textEn: 'x' };
    const sent = { state: 'sent', sentAt: new Date('2026-03-10T08:00:00Z') } as const;
    await database.db.insert(messages).values({ editionId, ...texts, ...sent, ...to });
  }

  const toldTo = async (userId: number) =>
    (await ownNews(await ownRights(userId, database.db), now, database.db)).map(
      ({ recipientType }) => `${recipientType}s`,
    );

  let people = 0;
  async function aPerson(): Promise<number> {
    people += 1;
    const account = {
      email: `person${people}@example.test`,
      passwordHash: '-',
      firstName: 'A',
      lastName: 'B',
    };
    const [row] = await database.db
      .insert(users)
      .values({ ...account, roles: ['ROLE_USER'] })
      .returning();
    return row?.id ?? 0;
  }

  /** A club that is not approved yet, with a team. */
  async function aClub() {
    const { editionId, categoryId } = cup;
    const [own] = await database.db.select().from(clubs).where(eq(clubs.id, cup.clubId));
    const [club] = await database.db
      .insert(clubs)
      .values({ editionId, name: 'HK Nová', countryId: own?.countryId ?? 0 })
      .returning();
    const clubId = club?.id ?? 0;
    const [team] = await database.db
      .insert(teams)
      .values({ editionId, clubId, categoryId, teamNumber: 1 })
      .returning();
    return { clubId, teamId: team?.id ?? 0 };
  }
});
