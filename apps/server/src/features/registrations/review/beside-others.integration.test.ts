import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeSmallCup } from '../../../../tests/small-cup.ts';
import { testDatabases } from '../../../../tests/database.ts';
import type { TestDatabase } from '../../../../tests/database.ts';
import {
  audit,
  clubs,
  editions,
  places,
  placeTranslations,
  refereeHalls,
  referees,
  teams,
} from '../../../platform/database/schema/index.ts';
import { makeSetup } from './testing/setup.ts';
import type { Setup } from './testing/setup.ts';

const day = '2026-06-13';
const restaurant = 3;

describe.each(testDatabases())('registrations beside others, as organisers keep them, on $name', (kind) => {
  let database: TestDatabase;
  let setup: Setup;
  beforeAll(async () => {
    database = await kind.open();
    setup = await makeSetup(database);
  });
  afterAll(() => setup.close());

  const addReferee = async (editionId: number) => {
    const registration = { editionId, firstName: 'A', lastName: 'B' };
    const [row] = await database.db.insert(referees).values(registration).returning();
    return row?.id ?? 0;
  };
  const saveHalls = (id: number, halls: readonly object[], before: readonly object[] = []) =>
    setup.call('PUT', `referee-registrations/${id}/halls`, { halls, before });
  const hallsOf = async (refereeId: number) => {
    const rows = await database.db.select().from(refereeHalls).where(eq(refereeHalls.refereeId, refereeId));
    return rows.map(({ placeId }) => placeId);
  };
  const outcomeOf = async (path: string, body: object) =>
    (await setup.call('POST', path, body)).body.results.map(({ outcome }: { outcome: string }) => outcome);

  it('given a club, a team and a referee of another year, then none of them is shown or changed', async () => {
    const { db } = database;
    const other = await makeSmallCup(database, 2025);
    await db.update(editions).set({ isCurrent: false });
    await db.update(editions).set({ isCurrent: true }).where(eq(editions.id, setup.cup.editionId));
    await db.update(clubs).set({ registrationState: 'new' }).where(eq(clubs.id, other.clubId));
    const [clubId, [teamId = 0]] = [other.clubId, other.teams];
    const refereeId = await addReferee(other.editionId);
    const seen = (id: number) => ({ id, revision: 1, state: 'new' });
    const before = await rowsOf(database);
    const approve = { action: 'approve', reason: null };
    expect(await outcomeOf('club-registrations/states', { ...approve, clubs: [seen(clubId)] })).toEqual([
      'club-unknown',
    ]);
    expect(
      await outcomeOf('referee-registrations/states', { ...approve, referees: [seen(refereeId)] }),
    ).toEqual(['referee-unknown']);
    const withdraw = { to: 'withdrawn', teams: [{ id: teamId, state: 'accepted' }] };
    expect(await outcomeOf('team-states', withdraw)).toEqual(['team-unknown']);
    const note = { note: 'x', before: null };
    const replies = [
      await setup.call('GET', `club-registrations/${clubId}`),
      await setup.call('GET', `referee-registrations/${refereeId}`),
      await setup.call('PUT', `club-registrations/${clubId}/note`, note),
      await setup.call('PUT', `referee-registrations/${refereeId}/note`, note),
      await saveHalls(refereeId, [{ day: '2025-06-13', placeId: other.halls[0] }]),
    ];
    expect(replies.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
    const own = await addReferee(setup.cup.editionId);
    expect((await saveHalls(own, [{ day, placeId: other.halls[0] }])).body.error).toBe('hall-unknown');
    const ofNow = [{ day, placeId: setup.cup.halls[0] }];
    expect((await saveHalls(refereeId, ofNow)).body.error).toBe('referee-unknown');
    await db.delete(referees).where(eq(referees.id, own));
    expect(await rowsOf(database)).toEqual(before);
  });

  it('given two referees with halls, when one is given another, then the other one keeps its own', async () => {
    const { editionId, halls } = setup.cup;
    const [first = 0, second = 0] = halls;
    const [one, other] = [await addReferee(editionId), await addReferee(editionId)];
    const at = (placeId: number) => [{ day, placeId }];
    for (const id of [one, other]) expect((await saveHalls(id, at(first))).status).toBe(200);
    expect((await saveHalls(one, at(second), at(first))).status).toBe(200);
    expect([await hallsOf(one), await hallsOf(other)]).toEqual([[second], [first]]);
  });

  it('given halls that are sent again since their answer was lost, then they are saved, once', async () => {
    const id = await addReferee(setup.cup.editionId);
    const own = [{ day, placeId: setup.cup.halls[0] }];
    expect((await saveHalls(id, own)).status).toBe(200);
    const written = () =>
      database.db
        .select()
        .from(audit)
        .where(and(eq(audit.action, 'referee.halls'), eq(audit.subjectId, id)));
    const once = await written();
    expect(await saveHalls(id, own)).toMatchObject({ status: 200, body: { assigned: own } });
    expect([once.length, await written()]).toEqual([1, once]);
    expect((await saveHalls(2_000_000_000, own)).status).toBe(404);
  });

  it('given a note and halls of a referee that somebody else has written meanwhile, then they are told, and not lost', async () => {
    const [hall = 0, other = 0] = setup.cup.halls;
    const id = await addReferee(setup.cup.editionId);
    const saveNote = (note: string) =>
      setup.call('PUT', `referee-registrations/${id}/note`, { note, before: null });
    const own = [{ day, placeId: hall }];
    expect((await saveNote('comes late')).status).toBe(200);
    expect((await saveHalls(id, own)).status).toBe(200);
    const changed = (now: object) => ({
      status: 409,
      body: { error: 'changed-meanwhile', additionalProperties: now },
    });
    expect(await saveNote('other')).toMatchObject(changed({ note: 'comes late' }));
    expect(await saveHalls(id, [{ day, placeId: other }])).toMatchObject(changed({ assigned: own }));
    const [stored] = await database.db.select().from(referees).where(eq(referees.id, id));
    expect([stored?.internalNote, await hallsOf(id)]).toEqual(['comes late', [hall]]);
  });

  it('given halls with names in both languages, then each is offered once, by its own names, and one without by its code', async () => {
    const [first = 0, second = 0] = setup.cup.halls;
    const named = { placeId: first, description: null };
    await database.db.insert(placeTranslations).values([
      { ...named, locale: 'en', name: 'East hall' },
      { ...named, locale: 'cs', name: 'Východní hala' },
    ]);
    const id = await addReferee(setup.cup.editionId);
    expect((await setup.call('GET', `referee-registrations/${id}`)).body.halls).toEqual([
      { id: first, nameCs: 'Východní hala', nameEn: 'East hall' },
      { id: second, nameCs: 'H2', nameEn: 'H2' },
    ]);
  });

  it('given two referees, when one is accepted, then the other one waits on', async () => {
    const { editionId } = setup.cup;
    const [one, other] = [await addReferee(editionId), await addReferee(editionId)];
    const approve = { action: 'approve', reason: null };
    const asked = { ...approve, referees: [{ id: one, revision: 1, state: 'new' }] };
    expect(await outcomeOf('referee-registrations/states', asked)).toEqual(['done']);
    const stateOf = async (id: number) =>
      (await database.db.select().from(referees).where(eq(referees.id, id)))[0]?.registrationState;
    expect([await stateOf(one), await stateOf(other)]).toEqual(['approved', 'new']);
  });

  it('given a restaurant, then no referee is sent there', async () => {
    const { editionId } = setup.cup;
    const values = { editionId, code: 'R1', placeType: restaurant };
    const [place] = await database.db.insert(places).values(values).returning();
    const id = await addReferee(editionId);
    expect((await saveHalls(id, [{ day, placeId: place?.id }])).body.error).toBe('hall-unknown');
  });

  it('given teams that have waited longer, of a declined club and of another year, then the next one to be let in is of another club', async () => {
    const declined = await setup.newClub('HK Odmítnutá', ['waiting']);
    const other = await setup.newClub('HK Další', ['waiting']);
    await database.db.update(clubs).set({ registrationState: 'declined' }).where(eq(clubs.id, declined.id));
    const later = await makeSmallCup(database, 2027);
    await database.db.update(teams).set({ state: 'waiting' }).where(eq(teams.editionId, later.editionId));
    await database.db.update(editions).set({ isCurrent: false });
    await database.db.update(editions).set({ isCurrent: true }).where(eq(editions.id, setup.cup.editionId));
    const { categories } = (await setup.call('GET', 'overview')).body;
    expect(categories).toMatchObject([{ next: { teamId: other.teamIds[0] } }]);
  });

  it('[BO7] given a declined club with a team that withdrew, when it is reopened, then that team stays withdrawn', async () => {
    const club = await setup.newClub('HK Návrat', ['accepted', 'withdrawn']);
    const change = (action: string, state: string) =>
      outcomeOf('club-registrations/states', {
        action,
        reason: 'double',
        clubs: [{ id: club.id, revision: 1, state }],
      });
    expect(await change('decline', 'new')).toEqual(['done']);
    await setup.setCapacity(0);
    expect(await change('reopen', 'declined')).toEqual(['done']);
    expect(await setup.teamStates(club.teamIds)).toEqual(['waiting', 'withdrawn']);
  });

  it('given clubs that are accepted at once, then each is told of its own waiting teams alone, and of those that wait', async () => {
    const clubs = [
      await setup.newClub('HK Čekatel', ['accepted', 'waiting', 'waiting', 'withdrawn']),
      await setup.newClub('HK Jistota', ['accepted', 'accepted']),
    ];
    const asked = clubs.map(({ id }) => ({ id, revision: 1, state: 'new' }));
    const approve = { action: 'approve', reason: null, clubs: asked };
    expect(await outcomeOf('club-registrations/states', approve)).toEqual(['done', 'done']);
    const mails = await setup.mails();
    const told = clubs.map(({ email }) => mails.find(({ to }) => to === email)?.letter.paragraphs.join(' '));
    expect(told[0]).toContain('2 vaše týmy jsou na čekací listině');
    expect(told[1]).toMatch(/^(?!.*čekací listin)./);
  });

  it('given an edition ahead and one that clubs registered for before, then the first page counts the teams of both', async () => {
    const { editionId } = setup.cup;
    const [before] = await database.db.select().from(editions).where(eq(editions.year, 2025));
    const beforeId = before?.id ?? 0;
    const registered = (id: number, at: string) =>
      database.db
        .update(teams)
        .set({ createdAt: new Date(at) })
        .where(eq(teams.editionId, id));
    await registered(beforeId, '2025-02-01T12:00:00Z');
    await registered(editionId, '2026-03-01T12:00:00Z');
    await database.db.update(editions).set({ isCurrent: false });
    await database.db.update(editions).set({ isCurrent: true }).where(eq(editions.id, editionId));
    const { trend, categories } = (await setup.call('GET', 'overview')).body;
    const counted = await database.db.$count(teams, eq(teams.editionId, beforeId));
    expect(trend.before.map(({ year }: { year: number }) => year)).toEqual([2025]);
    expect(trend.before[0].teams.at(-1)).toBe(counted);
    expect(trend.teams.at(-1)).toBeGreaterThan(0);
    expect(categories[0].yearBefore).toBeGreaterThan(0);
  });
});

async function rowsOf({ db }: TestDatabase) {
  return Promise.all([clubs, teams, referees, refereeHalls].map((table) => db.select().from(table)));
}
