import { asc, desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type {
  ClubFormBody,
  ClubOffer,
  ClubRegistration,
  OwnClubRegistrations,
} from '@sevenmetre/contract/registrations/club-registration';
import type { UploadedFile } from '@sevenmetre/contract/files/schemas';
import { lodgingKinds } from '@sevenmetre/rules/vocabulary';
import { testDatabases } from '../../../../tests/database.ts';
import type { TestDatabase } from '../../../../tests/database.ts';
import {
  clubAdmins,
  clubs,
  editions,
  groups,
  groupTeams,
  lodgings,
  outgoingMails,
  places,
  pricelistItems,
  serviceLevels,
  teamCategories,
  teams,
} from '../../../platform/database/schema/index.ts';
import { code, formOf, makeSetup, type Setup, teamOf, whileOpen } from './testing/setup.ts';

describe.each(testDatabases())('registrations beside those of other clubs and years on $name', (kind) => {
  let database: TestDatabase;
  let setup: Setup;

  beforeAll(async () => {
    database = await kind.open();
    setup = await makeSetup(database);
  });
  afterAll(() => setup.close());
  beforeEach(() => {
    setup.clock.set(whileOpen);
    setup.be(0);
  });

  it('[CR11] given teams that wait, then the offer counts the accepted one alone', async () => {
    const form = formOf(setup, { teams: [teamOf(setup, { teamCategoryId: setup.smallCategoryId })] });
    const second = { ...form, name: 'Second' };
    const states = [await setup.registered(form), await setup.registered(second)].map(
      ({ teams: made }) => made[0]?.state,
    );
    expect(states).toEqual(['accepted', 'waiting']);
    const [toAccepted, toWaiting] = await database.db
      .select()
      .from(outgoingMails)
      .orderBy(desc(outgoingMails.id))
      .limit(2)
      .then((letters) => letters.toReversed().map(({ letter }) => letter.paragraphs.join(' ')));
    expect([toAccepted, toWaiting].map((text) => text?.includes('waiting list'))).toEqual([false, true]);
    const offer = (await setup.call('GET', '/offer')).json<ClubOffer>();
    const small = offer.categories.find(({ id }) => id === setup.smallCategoryId);
    expect(small?.acceptedOfOthers).toBe(1);
  });

  it('[CR14] given the club in another window, also at once, then it is registered once, and the other window learns where', async () => {
    const form = formOf(setup, { name: 'Dvě okna' });
    const other = formOf(setup, {
      name: ' DVE OKNA ',
      teams: [teamOf(setup, { teamCategoryId: setup.smallCategoryId })],
    });
    const answers = await Promise.all([setup.send(form, 'window-1'), setup.send(other, 'window-2')]);
    const first = answers.find(({ statusCode }) => statusCode === 201)?.json<ClubRegistration>();
    const second = answers.find(({ statusCode }) => statusCode !== 201);
    expect(second && code(second)).toBe('409 club-registered-already');
    expect(second?.json<{ additionalProperties: object }>().additionalProperties).toEqual({ id: first?.id });
    await database.db
      .update(clubs)
      .set({ registrationState: 'declined' })
      .where(eq(clubs.id, first?.id ?? 0));
    expect((await setup.send(form, 'window-3')).statusCode).toBe(201);
    setup.be(1);
    expect((await setup.send(form, 'window-4')).statusCode).toBe(201);
    setup.be(2, ['ROLE_ADMIN']);
    const forOthers = [await setup.send(form, 'window-5'), await setup.send(form, 'window-6')];
    expect(forOthers.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
  });

  it('[CR11] given a club that changes its registration, then neither its teams nor its extra persons take places from itself', async () => {
    const offered = async (address: string) => {
      const { categories, priceList } = (await setup.call('GET', address)).json<ClubOffer>();
      return [
        categories.find(({ id }) => id === setup.cup.categoryId)?.acceptedOfOthers,
        priceList.find(({ id }) => id === setup.hostelId)?.left,
      ];
    };
    const before = await offered('/offer');
    const guests = { ...teamOrder(), bundlePricelistItemId: setup.hostelId, bundlePersons: 2 };
    const { id } = await setup.registered(formOf(setup, { extraPersons: [guests] }));
    setup.be(0, [], [id]);
    expect(await offered(`/offer?club=${id}`)).toEqual(before);
    const [accepted = 0, left = 0] = before.map((number) => number ?? 0);
    expect(await offered('/offer')).toEqual([accepted + 1, left - 2]);
  });

  it('given two clubs with files and extra persons, then each is shown its own, and keeps the other’s from being read', async () => {
    const clubsOfTwo: { record: ClubRegistration; file: UploadedFile }[] = [];
    for (const [user, handballPersons] of [2, 3].entries()) {
      setup.be(user);
      const file = await sendPapers();
      const extraPersons = [{ ...teamOrder(), handballPersons }];
      const record = await setup.registered(formOf(setup, { extraPersons, uploadedFilesId: [file.id] }));
      clubsOfTwo.push({ record, file });
    }
    for (const [user, { record, file }] of clubsOfTwo.entries()) {
      setup.be(user, [], [record.id]);
      const own = (await setup.call('GET', `/${record.id}`)).json<ClubRegistration>();
      expect(own.files).toEqual([file]);
      expect(own.form.extraPersons).toMatchObject([{ handballPersons: user + 2 }]);
      const statuses: number[] = [];
      for (const { file: papers } of clubsOfTwo)
        statuses.push((await setup.server.app.inject(papers.url)).statusCode);
      expect(statuses).toEqual(user === 0 ? [200, 404] : [404, 200]);
    }
  });

  it('[CR8] given a team that has withdrawn, then its places are free, and neither list nor copy counts it', async () => {
    const order = { bundlePricelistItemId: setup.hostelId, bundlePersons: 5 };
    const { id, teams: made } = await setup.registered(
      formOf(setup, { teams: [teamOf(setup, order), teamOf(setup)] }),
    );
    const left = async () => {
      const { priceList } = (await setup.call('GET', '/offer')).json<ClubOffer>();
      return priceList.find((item) => item.id === setup.hostelId)?.left ?? 0;
    };
    setup.be(0, [], [id]);
    const before = await left();
    await database.db
      .update(teams)
      .set({ state: 'withdrawn' })
      .where(eq(teams.id, made[0]?.id ?? 0));
    expect((await left()) - before).toBe(5);
    const { current } = (await setup.call('GET', '')).json<OwnClubRegistrations>();
    expect(current).toMatchObject([{ id, teams: 1 }]);
    const copy = (await setup.call('GET', `/${id}/copy`)).json<{ form: ClubFormBody }>();
    expect(copy.form.teams).toHaveLength(1);
    const own = (await setup.call('GET', `/${id}`)).json<ClubRegistration>();
    await setup.change(id, own.revision, { ...own.form, city: 'Budapest' });
    const told = await database.db.select().from(outgoingMails).orderBy(asc(outgoingMails.id));
    expect(told.at(-1)?.letter.paragraphs).toContain('It has one team.');
  });

  it('[CR8] given a package that is sold out and a team that has withdrawn, then its club keeps the places of its others, and no more', async () => {
    const order = { bundlePricelistItemId: setup.hostelId, bundlePersons: 5 };
    const { id, teams: made } = await setup.registered(
      formOf(setup, { teams: [teamOf(setup, order), teamOf(setup, order)] }),
    );
    setup.be(0, [], [id]);
    const gone = made[0]?.id ?? 0;
    await database.db.update(teams).set({ state: 'withdrawn' }).where(eq(teams.id, gone));
    const setCapacity = (capacity: number) =>
      database.db.update(pricelistItems).set({ capacity }).where(eq(pricelistItems.id, setup.hostelId));
    await setCapacity(1);
    const { form } = (await setup.call('GET', `/${id}`)).json<ClubRegistration>();
    const kept = await setup.change(id, 1, { ...form, city: 'Budapest' });
    const grown = form.teams.map((team) => (team.id === gone ? team : { ...team, bundlePersons: 6 }));
    const refused = await setup.change(id, 2, { ...form, city: 'Budapest', teams: grown });
    await setCapacity(40);
    expect([code(kept), code(refused)]).toEqual(['200 undefined', '422 registration-invalid']);
  });

  it('[CR10] given teams of two clubs, when one team changes and one that stands in no group moves, then all other rows stay', async () => {
    const order = { teamCategoryId: setup.smallCategoryId };
    const { id, form } = await setup.registered(formOf(setup, { teams: [teamOf(setup), teamOf(setup)] }));
    setup.be(0, [], [id]);
    const { db } = database;
    const rows = () => db.select().from(teams).orderBy(asc(teams.id));
    const [seated = 0, moved = 0] = form.teams.map((team) => team.id ?? 0);
    const [group] = await db.select().from(groups).limit(1);
    await db.insert(groupTeams).values({ groupId: group?.id ?? 0, seat: 99, teamId: seated });
    const before = await rows();
    const asked = form.teams.map((team) => (team.id === moved ? { ...team, ...order } : team));
    const changed = await setup.change(id, 1, { ...form, teams: asked });
    expect(changed.statusCode, changed.payload).toBe(200);
    const others = (all: Awaited<ReturnType<typeof rows>>) =>
      all.filter((team) => team.id !== moved && team.id !== seated);
    expect(others(await rows())).toEqual(others(before));
    const after = changed.json<ClubRegistration>();
    expect(after.form.teams.map(({ teamCategoryId }) => teamCategoryId)).toEqual([
      form.teams[0]?.teamCategoryId,
      setup.smallCategoryId,
    ]);
    const uprooted = after.form.teams.map((team) => ({ ...team, ...order }));
    const refused = await setup.change(id, 2, { ...after.form, teams: uprooted });
    await db.delete(groupTeams).where(eq(groupTeams.teamId, seated));
    expect(code(refused)).toBe('409 team-seated');
  });

  it('given extra persons of two clubs, when one club changes a group and takes another out, then the rest stays', async () => {
    const group = (handballPersons: number) => ({ ...teamOrder(), handballPersons });
    const [ours, theirs] = [
      await setup.registered(formOf(setup, { extraPersons: [group(1), group(2), group(3)] })),
      await setup.registered(formOf(setup, { extraPersons: [group(4)] })),
    ];
    setup.be(0, [], [ours.id, theirs.id]);
    const [first, second] = ours.form.extraPersons;
    const extraPersons = [first ?? group(0), { ...(second ?? group(0)), handballPersons: 7 }];
    const changed = await setup.change(ours.id, 1, { ...ours.form, extraPersons });
    expect(changed.json<ClubRegistration>().form.extraPersons).toEqual(extraPersons);
    const kept = (await setup.call('GET', `/${theirs.id}`)).json<ClubRegistration>();
    expect(kept.form.extraPersons).toEqual(theirs.form.extraPersons);
  });

  it('given a club that two people look after, then the list of each counts its teams once', async () => {
    const { id } = await setup.registered(formOf(setup, { name: 'Two admins' }));
    await database.db.insert(clubAdmins).values({ clubId: id, userId: setup.userIds[1] ?? 0 });
    setup.be(0, [], [id]);
    const { current } = (await setup.call('GET', '')).json<OwnClubRegistrations>();
    const teamsOfClub = await database.db.$count(teams, eq(teams.clubId, id));
    expect(current.map((row) => [row.id, row.teams])).toEqual([[id, teamsOfClub]]);
  });

  it('given rights in a club that rest, then its registration is missing from one’s list', async () => {
    const { id } = await setup.registered(formOf(setup, { name: 'Resting' }));
    const ids = async () => {
      const { current } = (await setup.call('GET', '')).json<OwnClubRegistrations>();
      return current.map((row) => row.id);
    };
    setup.be(0, [], [id]);
    expect(await ids()).toEqual([id]);
    setup.be(0);
    expect(await ids()).toEqual([]);
  });

  it('given what was taken out of the lists, then nobody chooses it again, and a club that has it keeps it', async () => {
    const { db } = database;
    const taken = {
      categoryId: setup.smallCategoryId,
      levelId: setup.levelId,
      itemId: setup.hostelId,
    };
    const order = { teamCategoryId: taken.categoryId, bundlePricelistItemId: taken.itemId, bundlePersons: 1 };
    const form = formOf(setup, { teams: [teamOf(setup, order)] });
    const { id, form: stored } = await setup.registered(form);
    const setActive = async (isActive: boolean) => {
      await db.update(teamCategories).set({ isActive }).where(eq(teamCategories.id, taken.categoryId));
      await db.update(serviceLevels).set({ isActive }).where(eq(serviceLevels.id, taken.levelId));
      await db.update(pricelistItems).set({ isActive }).where(eq(pricelistItems.id, taken.itemId));
    };
    const offered = async (query = '') => {
      const offer = (await setup.call('GET', `/offer${query}`)).json<ClubOffer>();
      const has = (list: readonly { readonly id: number }[], wanted: number) =>
        list.some((row) => row.id === wanted);
      return [
        has(offer.categories, taken.categoryId),
        has(offer.serviceLevels, taken.levelId),
        has(offer.priceList, taken.itemId),
      ];
    };
    expect(await offered()).toEqual([true, true, true]);
    await setActive(false);
    const again = await setup.send({ ...form, name: 'Too late' }, 'taken-out-of-the-lists');
    const nobody = await offered();
    setup.be(0, [], [id]);
    const own = await offered(`?club=${id}`);
    const kept = await setup.change(id, 1, { ...stored, city: 'Budapest' });
    await setActive(true);
    expect(again.statusCode, again.payload).toBe(422);
    expect([nobody, own]).toEqual([
      [false, false, false],
      [true, true, true],
    ]);
    expect(kept.statusCode, kept.payload).toBe(200);
  });

  it('given lists and beds of another year, then what can be chosen is this year’s alone', async () => {
    const choices = async () => (await setup.call('GET', '/offer')).json<ClubOffer>();
    const before = await choices();
    const editionId = await makeYear(2031);
    const words = { editionId, code: 'other', nameCs: 'Jiný', nameEn: 'Other' };
    await database.db.insert(teamCategories).values({ ...words, gender: 'M', weight: 1 });
    await database.db.insert(serviceLevels).values(words);
    const [place] = await database.db
      .insert(places)
      .values({ editionId, code: 'S1', placeType: 2 })
      .returning();
    const bed = { editionId, placeId: place?.id ?? 0, kind: lodgingKinds[0], label: '1', capacity: 30 };
    await database.db.insert(lodgings).values(bed);
    expect(await choices()).toEqual(before);
  });

  it('given a new edition, then last year’s registration is the beginning of the next', async () => {
    const order = { bundlePricelistItemId: setup.hostelId, bundlePersons: 3 };
    const record = await setup.registered(formOf(setup, { name: 'Again', teams: [teamOf(setup, order)] }));
    const editionId = await makeYear(2027);
    const boys = { editionId, code: 'MA', nameCs: 'Kluci', nameEn: 'Boys', gender: 'M' as const, weight: 1 };
    const [category] = await database.db.insert(teamCategories).values(boys).returning();
    // Items that are no longer sold are not copied, although the code is the same.
    const gone = { editionId, isActive: false };
    const sold = await database.db.select().from(pricelistItems);
    const items = sold.filter(({ id }) => id === setup.hostelId).map(({ id: _, ...item }) => item);
    await database.db.insert(pricelistItems).values(items.map((item) => ({ ...item, ...gone })));
    const level = { code: 'standard', nameCs: 'Standard', nameEn: 'Standard' };
    await database.db.insert(serviceLevels).values({ ...level, ...gone });
    await makeCurrent(editionId);
    setup.be(0, [], [record.id]);
    const own = (await setup.call('GET', '')).json<OwnClubRegistrations>();
    const answer = await setup.call('GET', `/${record.id}/copy`);
    await makeCurrent(setup.cup.editionId);
    expect(own.current).toEqual([]);
    expect(own.previous).toContainEqual(expect.objectContaining({ id: record.id, year: 2026, teams: 1 }));
    const copy = answer.json<{ form: ClubFormBody; missing: string[] }>();
    expect(copy.missing).toEqual(['hostel']);
    expect(copy.form).toMatchObject({ name: 'Again', arrivalDate: '', agreeToTerms: false });
    expect(copy.form.teams[0]).toMatchObject({
      id: null,
      teamCategoryId: category?.id,
      teamStartServiceLevelId: null,
      bundlePricelistItemId: null,
      bundlePersons: 3,
    });
  });

  it('given another year, then last year’s registration is not changed, and its key makes one of this year', async () => {
    const teamsOf = [teamOf(setup, { teamStartServiceLevelId: null })];
    const old = await setup.registered(formOf(setup), 'last-years-key');
    const editionId = await makeYear(2032);
    const boys = { editionId, code: 'MA', nameCs: 'Kluci', nameEn: 'Boys', gender: 'M' as const, weight: 1 };
    const [category] = await database.db.insert(teamCategories).values(boys).returning();
    await makeCurrent(editionId);
    setup.be(0, ['ROLE_SUPER_ADMIN'], [old.id]);
    const changed = await setup.change(old.id, 1, { ...old.form, city: 'Budapest' });
    const form = formOf(setup, {
      teams: teamsOf.map((team) => ({ ...team, teamCategoryId: category?.id ?? 0 })),
    });
    const sent = await setup.send(form, 'last-years-key');
    await makeCurrent(setup.cup.editionId);
    expect(code(changed)).toBe('404 club-unknown');
    expect(sent.statusCode, sent.payload).toBe(201);
    expect(sent.json<ClubRegistration>().id).not.toBe(old.id);
  });

  it('given that no edition is current, then no earlier registration begins a new one', async () => {
    const { id } = await setup.registered(formOf(setup));
    setup.be(2, ['ROLE_ADMIN']);
    await database.db.update(editions).set({ isCurrent: false });
    expect(code(await setup.call('GET', `/${id}/copy`))).toBe('404 club-unknown');
    await makeCurrent(setup.cup.editionId);
    expect((await setup.call('GET', `/${id}/copy`)).statusCode).toBe(200);
  });

  /** An edition besides the current one with the same days, without data. */
  async function makeYear(year: number): Promise<number> {
    const [last] = await database.db.select().from(editions).where(eq(editions.id, setup.cup.editionId));
    if (!last) throw new Error('edition');
    const { id: _, ...settings } = last;
    const [made] = await database.db
      .insert(editions)
      .values({ ...settings, year, isCurrent: false })
      .returning();
    return made?.id ?? 0;
  }

  async function makeCurrent(editionId: number): Promise<void> {
    await database.db.update(editions).set({ isCurrent: false });
    await database.db.update(editions).set({ isCurrent: true }).where(eq(editions.id, editionId));
  }

  async function sendPapers(): Promise<UploadedFile> {
    const body = new FormData();
    body.append('file', new Blob(['%PDF-1.7\n%%EOF\n']), 'papers.pdf');
    const request = new Request('http://x/', { method: 'POST', body });
    const sent = await setup.server.app.inject({
      method: 'POST',
      url: '/api/v1/web/files',
      payload: Buffer.from(await request.arrayBuffer()),
      headers: { 'content-type': request.headers.get('content-type') ?? '' },
    });
    return sent.json<UploadedFile>();
  }

  const teamOrder = () => ({
    id: null as number | null,
    bundlePricelistItemId: null as number | null,
    bundlePersons: 0,
    handballPersons: 0,
    vipPartyPersons: 0,
    singleRoomPersons: 0,
  });
});
