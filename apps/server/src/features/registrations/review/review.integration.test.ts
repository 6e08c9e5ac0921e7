import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operations } from '@sevenmetre/contract';
import { permission } from '@sevenmetre/contract/permissions';
import { roles } from '@sevenmetre/rules/vocabulary';
import { bothDatabases } from '../../../../tests/database.ts';
import type { TestDatabase } from '../../../../tests/database.ts';
import { workbookOf } from '../../../../tests/read-workbook.ts';
import {
  clubs,
  extraPersonGroups,
  liveState,
  places,
  teams,
} from '../../../platform/database/schema/index.ts';
import { reviewActions } from './testing/actions.ts';
import { actorOf, makeSetup, organiser } from './testing/setup.ts';
import type { Setup } from './testing/setup.ts';

describe.each(bothDatabases())('the organiser’s side on $name', (kind) => {
  let database: TestDatabase;
  let setup: Setup;
  beforeAll(async () => {
    database = await kind.open();
    setup = await makeSetup(database);
  });
  afterAll(() => setup.close());

  const seen = (id: number, state = 'new', revision = 1) => ({ id, revision, state });
  const states = (action: string, asked: readonly object[], reason: string | null = null) =>
    setup.call('POST', 'club-registrations/states', { action, reason, clubs: asked });
  const outcomes = (reply: { body: { results: { outcome: string }[] } }) =>
    reply.body.results.map(({ outcome }) => outcome);
  const version = async () => (await database.db.select().from(liveState))[0]?.v ?? 0;

  it('[RS1] given new registrations, when they are approved, then teams are public, mails are written and the log knows', async () => {
    const one = await setup.newClub('HK Ďurkov', ['accepted', 'waiting']);
    const other = await setup.newClub('SG Elbtal');
    const before = await version();
    const reply = await states('approve', [seen(one.id), seen(other.id)]);
    expect(reply).toMatchObject({
      status: 200,
      body: {
        results: [
          { id: one.id, name: 'HK Ďurkov', outcome: 'done', state: 'approved' },
          { id: other.id, name: 'SG Elbtal', outcome: 'done', state: 'approved' },
        ],
      },
    });
    expect(await version()).toBe(before + 1);
    const shown = await setup.publicTeamIds();
    expect(shown).toEqual(expect.arrayContaining([one.teamIds[0], other.teamIds[0]]));
    expect(shown).not.toContain(one.teamIds[1]);
    const mails = (await setup.mails()).filter(({ to }) => to === one.email || to === other.email);
    expect(mails.map(({ to, locale, letter }) => [to, locale, letter.subject, letter.paragraphs[1]])).toEqual(
      [
        [one.email, 'cs', 'Vaše přihláška je přijata', expect.stringContaining('HK Ďurkov')],
        [other.email, 'cs', 'Vaše přihláška je přijata', expect.stringContaining('SG Elbtal')],
      ],
    );
    expect(mails[0]?.letter.paragraphs.at(-1)).toContain('na čekací listině');
    expect(await setup.audit(one.id)).toMatchObject([
      { action: 'club.state', userId: 1, before: { state: 'new' }, after: { state: 'approved' } },
    ]);
  });

  it('[RS3] given several at once, then what cannot be done stops none of the others, and each is told', async () => {
    const [fine, edited, declined] = [
      await setup.newClub('Tatran Údolí'),
      await setup.newClub('Nordhus IF'),
      await setup.newClub('HC Vltava'),
    ];
    await database.db.update(clubs).set({ revision: 2 }).where(eq(clubs.id, edited.id));
    expect(outcomes(await states('decline', [seen(declined.id)], 'too late'))).toEqual(['done']);
    const asked = [fine.id, edited.id, declined.id, 999_999, fine.id].map((id) => seen(id));
    expect(outcomes(await states('approve', asked))).toEqual([
      'done',
      'changed-meanwhile',
      'changed-meanwhile',
      'club-unknown',
    ]);
    expect(outcomes(await states('approve', [seen(declined.id, 'declined')]))).toEqual(['state-not-allowed']);
    expect(await setup.club(declined.id)).toMatchObject({
      registrationState: 'declined',
      stateReason: 'too late',
    });
    expect(await setup.club(edited.id)).toMatchObject({ registrationState: 'new' });
    expect((await setup.mails()).find(({ to }) => to === declined.email)?.letter.paragraphs).toContain(
      'too late',
    );
    const withoutReason = await states('decline', [seen(fine.id, 'approved')], '  ');
    expect(withoutReason).toMatchObject({ status: 422, body: { error: 'reason-missing' } });
  });

  it('given an approval and a save of the club at once, then the approval is of what was seen, or there is none', async () => {
    for (let round = 0; round < 5; round += 1) {
      const club = await setup.newClub(`Závod ${round}`);
      const save = database.transaction(async (tx) => {
        await tx.select().from(clubs).where(eq(clubs.id, club.id)).for('update');
        const [row] = await tx
          .update(clubs)
          .set({ revision: 2, name: `Závod ${round} B` })
          .where(eq(clubs.id, club.id))
          .returning();
        return row?.registrationState;
      });
      const [reply, stateAtSave] = await Promise.all([states('approve', [seen(club.id)]), save]);
      const expected = stateAtSave === 'approved' ? ['done'] : ['changed-meanwhile'];
      expect(outcomes(reply)).toEqual(expected);
      expect((await setup.club(club.id))?.name).toBe(`Závod ${round} B`);
    }
  });

  it('given two who approve and decline at once, then one of them is told that it has changed', async () => {
    const club = await setup.newClub('KS Warta');
    const both = await Promise.all([
      states('approve', [seen(club.id)]),
      states('decline', [seen(club.id)], 'double'),
    ]);
    expect(both.flatMap(outcomes).sort()).toEqual(['changed-meanwhile', 'done']);
  });

  it('[BO2] given one place left and two who accept at once, then exactly one team gets it', async () => {
    const capacity = async (left: number) => {
      const overview = await setup.call('GET', 'overview');
      const { accepted } = overview.body.categories[0];
      await setup.setCapacity(accepted + left);
    };
    const club = await setup.newClub('ŽRK Drava', ['waiting', 'waiting', 'waiting']);
    await capacity(1);
    const accept = (id: number) =>
      setup.call('POST', 'team-states', { to: 'accepted', teams: [{ id, state: 'waiting' }] });
    const replies = await Promise.all(club.teamIds.slice(0, 2).map(accept));
    expect(replies.flatMap(outcomes).sort()).toEqual(['category-full', 'done']);
    expect((await setup.teamStates(club.teamIds)).sort()).toEqual(['accepted', 'waiting', 'waiting']);
    const next = await setup.call('GET', 'overview');
    expect(next.body.categories[0]).toMatchObject({ code: 'MA', next: { clubName: 'HK Ďurkov' } });
    const accepted = (await setup.teamStates(club.teamIds)).indexOf('accepted');
    const withdrawn = { to: 'withdrawn', teams: [{ id: club.teamIds[accepted], state: 'accepted' }] };
    expect(outcomes(await setup.call('POST', 'team-states', withdrawn))).toEqual(['done']);
    expect(outcomes(await accept(club.teamIds[2] ?? 0))).toEqual(['done']);
    const told = (await setup.mails()).filter(({ to }) => to === club.email);
    const aboutPlace = told.find(({ letter }) => letter.subject === 'Váš tým má místo na turnaji');
    // A club may have a team with this name in each category.
    const texts = told.map(({ letter }) => letter.paragraphs[1]);
    expect(texts).toContain('v kategorii MA se uvolnilo místo: tým ŽRK Drava III se turnaje zúčastní.');
    expect(aboutPlace).toBeDefined();
    const withdrawal = told.find(({ letter }) => letter.subject === 'Váš tým je odhlášen');
    expect(withdrawal?.letter.paragraphs.at(-1)).toMatch(
      /Nic už za něj neúčtujeme\. .*ozvěte se pořadateli\.$/,
    );
    await setup.setCapacity(null);
  });

  it('given a team that is already what it is to become, or was changed meanwhile, or of a declined club, then it stays so', async () => {
    const club = await setup.newClub('TJ Beze Změny', ['accepted', 'waiting']);
    const declined = await setup.newClub('TJ Odmítnutá', ['waiting']);
    await states('decline', [seen(declined.id)], 'double');
    const letters = (await setup.mails()).length;
    const change = async (to: string, id: number | undefined, state: string) =>
      outcomes(await setup.call('POST', 'team-states', { to, teams: [{ id, state }] }));
    expect([
      await change('accepted', club.teamIds[0], 'accepted'),
      await change('accepted', club.teamIds[1], 'withdrawn'),
      await change('accepted', declined.teamIds[0], 'waiting'),
    ]).toEqual([['state-not-allowed'], ['changed-meanwhile'], ['state-not-allowed']]);
    expect(await setup.teamStates(club.teamIds)).toEqual(['accepted', 'waiting']);
    expect((await setup.mails()).length).toBe(letters);
  });

  it('[BO7] given a declined club whose place somebody else has got, when it is reopened, then its team waits', async () => {
    const club = await setup.newClub('HK Návrat', ['accepted', 'accepted']);
    await states('decline', [seen(club.id)], 'double');
    const { body } = await setup.call('GET', 'overview');
    await setup.setCapacity(body.categories[0].accepted + 1);
    expect(outcomes(await states('reopen', [seen(club.id, 'declined')]))).toEqual(['done']);
    expect(await setup.teamStates(club.teamIds)).toEqual(['accepted', 'waiting']);
    const { timeline } = (await setup.call('GET', `club-registrations/${club.id}`)).body;
    expect(timeline).toContainEqual(
      expect.objectContaining({ action: 'team.state', teamId: club.teamIds[1] }),
    );
    await setup.setCapacity(null);
  });

  it('[BO4] given the list, then it is found by words without marks, paged and exported', async () => {
    const club = await setup.newClub('Žďárná Lvice');
    const list = await setup.call('GET', 'club-registrations?search=zdarna&state=new');
    expect(list).toMatchObject({
      status: 200,
      body: {
        total: 1,
        rows: [{ id: club.id, teams: 1, persons: 10, checks: [{ code: 'no-contact-phone' }] }],
      },
    });
    const page = await setup.call('GET', 'club-registrations?size=2&page=2&sort=name&direction=down');
    expect(page.body.rows).toHaveLength(2);
    const refused = await setup.call('GET', 'club-registrations?size=99999&evil=1');
    expect(refused.status).toBe(400);
  });

  it('given the clubs of a list, then their workbook has teams and extra persons too, named in the reader’s language', async () => {
    const club = await setup.newClub('=Žďárná Vydra', ['accepted', 'waiting']);
    const group = { clubId: club.id, bundlePersons: 3 };
    await database.db.insert(extraPersonGroups).values(group);
    const other = await setup.newClub('Nikdo nehledá');
    await database.db.insert(extraPersonGroups).values({ clubId: other.id, bundlePersons: 4 });
    const file = await setup.call('GET', 'club-registrations.xlsx?search=vydra&locale=cs');
    const sheets = await workbookOf(file.body);
    expect([...sheets.keys()]).toEqual(['Kluby', 'Týmy', 'Další osoby']);
    expect(sheets.get('Kluby')).toMatchObject([
      { Název: '=Žďárná Vydra', Týmy: 2, 'Přijaté týmy': 1, 'Další osoby': 3, Měna: 'EUR', Stav: 'Čeká' },
    ]);
    expect(sheets.get('Týmy')).toMatchObject([
      { Tým: '=Žďárná Vydra I', 'Stav týmu': 'Přijato', 'Osoby s balíčkem': 10 },
      { Tým: '=Žďárná Vydra II', 'Stav týmu': 'Čekací listina' },
    ]);
    expect(sheets.get('Týmy')).toHaveLength(2);
    expect(sheets.get('Další osoby')).toMatchObject([{ 'Osoby s balíčkem': 3 }]);
    const beds = await workbookOf((await setup.call('GET', 'accommodation.xlsx')).body);
    expect([...beds.keys()]).toEqual(['Who sleeps where', 'Waiting for beds']);
    const referees = await workbookOf((await setup.call('GET', 'referee-registrations.xlsx')).body);
    expect([...referees.keys()]).toEqual(['Referees']);
  });

  it('[BO4] given a grouped list without cancelled ones, then those that wait come first', async () => {
    const late = await setup.newClub('Skupinová Gama');
    const approved = await setup.newClub('Skupinová Alfa');
    const declined = await setup.newClub('Skupinová Delta');
    await database.db.update(clubs).set({ registrationState: 'approved' }).where(eq(clubs.id, approved.id));
    await database.db.update(clubs).set({ registrationState: 'declined' }).where(eq(clubs.id, declined.id));
    const question = 'search=skupinova&state=standing&group=state&sort=name';
    const { body } = await setup.call('GET', `club-registrations?${question}`);
    expect(body.rows.map((row: { id: number }) => row.id)).toEqual([late.id, approved.id]);
  });

  it('given a contact and an address for invoices, then the record names them as specified, and the workbook as its columns', async () => {
    const { id } = await setup.newClub('Kontaktní IF');
    const { countryId } = (await setup.club(id)) ?? {};
    const contact = {
      tournamentContactFirstName: 'Ida',
      tournamentContactLastName: 'Malá',
      tournamentContactPhone: '+420 602 000 000',
    };
    const invoice = { invoiceCountryId: countryId ?? null };
    await database.db
      .update(clubs)
      .set({ ...contact, ...invoice })
      .where(eq(clubs.id, id));
    const { club } = (await setup.call('GET', `club-registrations/${id}`)).body;
    const codes = { countryCode: 'SK', invoiceCountryCode: 'SK', region: null };
    expect(club).toMatchObject({
      ...contact,
      ...invoice,
      ...codes,
      registrationState: 'new',
      countryId,
      regionId: null,
    });
    const file = await setup.call('GET', 'club-registrations.xlsx?search=kontaktni&locale=en');
    expect((await workbookOf(file.body)).get('Clubs')).toMatchObject([
      {
        'First name of the contact': 'Ida',
        'Last name of the contact': 'Malá',
        'Phone of the contact': '+420 602 000 000',
      },
    ]);
  });

  it('given a note that somebody else has written meanwhile, then it is not lost, and the log does not tell it', async () => {
    const club = await setup.newClub('Note IF');
    const save = (note: string | null, before: string | null) =>
      setup.call('PUT', `club-registrations/${club.id}/note`, { note, before });
    expect(await save('paid by the federation', null)).toMatchObject({ status: 200 });
    expect(await save(' paid by the federation ', null)).toMatchObject({ status: 200 });
    expect(await save('other', null)).toMatchObject({
      status: 409,
      body: { error: 'changed-meanwhile', additionalProperties: { note: 'paid by the federation' } },
    });
    const detail = await setup.call('GET', `club-registrations/${club.id}`);
    expect(detail).toMatchObject({
      status: 200,
      body: {
        club: { internalNote: 'paid by the federation', countryCode: 'SK', revision: 1 },
        admins: [{ email: club.email }],
        teams: [{ state: 'accepted', bundlePersons: 10 }],
        actions: ['approve', 'decline'],
        timeline: [{ action: 'club.note', by: 'Radek Pořádný' }],
      },
    });
    expect(JSON.stringify(await setup.audit(club.id))).not.toContain('federation');
    expect((await setup.call('GET', 'club-registrations/999999')).status).toBe(404);
  });

  it('[AC1] given the last beds of a room and two who give them away at once, then exactly one guest gets them', async () => {
    const clubIds = [await setup.newClub('Bed A'), await setup.newClub('Bed B')];
    await states(
      'approve',
      clubIds.map(({ id }) => seen(id)),
    );
    const [place] = await database.db.select().from(places).limit(1);
    const room = { placeId: place?.id, kind: 'room', label: '12', capacity: 10, note: null };
    const lodging = await setup.call('POST', 'accommodation/lodgings', room);
    expect(lodging.status).toBe(200);
    expect((await setup.call('POST', 'accommodation/lodgings', room)).body.error).toBe('lodging-label-taken');
    const before = await setup.call('GET', 'accommodation');
    const suggested = before.body.waiting.find(({ id }: { id: number }) => id === clubIds[0]?.teamIds[0]);
    expect(suggested).toMatchObject({ persons: 10, allotted: 0, suggestedLodgingId: lodging.body.id });
    const give = (teamId: number | undefined, persons = 10) =>
      setup.call('POST', 'accommodation/allotments', {
        lodgingId: lodging.body.id,
        guest: { kind: 'team', id: teamId },
        persons,
      });
    const replies = await Promise.all(clubIds.map(({ teamIds }) => give(teamIds[0])));
    expect(replies.map(({ status }) => String(status)).sort()).toEqual(['200', '409']);
    const winner = replies.findIndex(({ status }) => status === 200);
    expect((await give(clubIds[winner]?.teamIds[0], 1)).body.error).toBe('guest-has-beds');
    expect((await give(clubIds[1 - winner]?.teamIds[0], 1)).body.error).toBe('lodging-full');
    const [housed] = await database.db
      .select()
      .from(teams)
      .where(eq(teams.id, clubIds[winner]?.teamIds[0] ?? 0));
    expect(housed?.placeId).toBe(place?.id);
    const path = `accommodation/lodgings/${lodging.body.id}`;
    expect((await setup.call('DELETE', path)).body.error).toBe('lodging-in-use');
    const smaller = { kind: 'room', label: '12', capacity: 9, note: null };
    const { placeId: _, ...was } = room;
    expect((await setup.call('PUT', path, { ...smaller, before: was })).body.error).toBe('lodging-in-use');
    await setup.call('DELETE', `accommodation/allotments/${replies[winner]?.body.id}`);
    expect((await setup.call('DELETE', path)).status).toBe(200);
  });

  it('[AC5] given beds that went to somebody else, then the old suggestion is refused, and the new one taken whole', async () => {
    const [first, second] = [await setup.newClub('Whole A'), await setup.newClub('Whole B')];
    await states('approve', [seen(first.id), seen(second.id)]);
    const [place] = await database.db.select().from(places).limit(1);
    const build = async (label: string, capacity: number): Promise<number> =>
      (
        await setup.call('POST', 'accommodation/lodgings', {
          placeId: place?.id,
          kind: 'room',
          label,
          capacity,
          note: null,
        })
      ).body.id;
    const [small, large] = [await build('small', 12), await build('large', 40)];
    const guest = { kind: 'team', id: first.teamIds[0] };
    const suggestion = async () =>
      (await setup.call('GET', 'accommodation')).body.waiting.find(
        ({ id }: { id: number }) => id === guest.id,
      )?.suggestedLodgingId;
    const give = (lodgingId: number) =>
      setup.call('POST', 'accommodation/allotments', { lodgingId, guest, persons: 10, suggested: true });
    expect(await suggestion()).toBe(small);
    const other = { kind: 'team', id: second.teamIds[0] };
    await setup.call('POST', 'accommodation/allotments', { lodgingId: small, guest: other, persons: 8 });
    expect((await give(small)).body.error).toBe('suggestion-changed');
    expect(await suggestion()).toBe(large);
    expect((await give(large)).status).toBe(200);
    expect(await suggestion()).toBeUndefined();
  });

  it('[PE2] given every role, then each call answers as the one function says', async () => {
    for (const role of [null, ...roles]) {
      const actor = role && { ...actorOf(role), roles: [role] };
      setup.as(actor);
      for (const name of reviewActions) {
        const { method, path } = operations[name];
        const url = path.replace('/api/v1/admin/', '').replace('{id}', '999999');
        const result = permission(actor, name, {}, setup.clock.now());
        const { status } = await setup.call(method, url, bodies[name]);
        const refused = { 'not-signed-in': 401, forbidden: 403 }[result as string];
        if (refused === undefined)
          expect([name, [401, 403, 400, 500].includes(status)]).toEqual([name, false]);
        else expect([name, status]).toEqual([name, refused]);
      }
    }
    setup.as(organiser);
  });
});

const lodging = { kind: 'room', label: 'x', capacity: 1, note: null };
const bodies: Readonly<Record<string, object>> = {
  clubStatesChange: { action: 'approve', reason: null, clubs: [{ id: 999_999, revision: 1, state: 'new' }] },
  refereeStatesChange: {
    action: 'approve',
    reason: null,
    referees: [{ id: 999_999, revision: 1, state: 'new' }],
  },
  teamStatesChange: { to: 'waiting', teams: [{ id: 999_999, state: 'accepted' }] },
  clubNoteSave: { note: 'x', before: null },
  refereeNoteSave: { note: 'x', before: null },
  refereeHallsSave: { halls: [], before: [] },
  lodgingCreate: { ...lodging, placeId: 999_999 },
  lodgingUpdate: { ...lodging, before: lodging },
  allotmentCreate: { lodgingId: 999_999, guest: { kind: 'team', id: 999_999 }, persons: 1 },
};
