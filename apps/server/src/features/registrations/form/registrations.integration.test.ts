import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ClubRegistration } from '@sevenmetre/contract/registrations/club-registration';
import type { UploadedFile } from '@sevenmetre/contract/files/schemas';
import { bothDatabases } from '../../../../tests/database.ts';
import type { TestDatabase } from '../../../../tests/database.ts';
import {
  audit,
  changes,
  clubAdmins,
  clubs,
  invoiceItems,
  outgoingMails,
  pricelistItems,
  users,
} from '../../../platform/database/schema/index.ts';
import { deleteAll } from './club-file.repository.ts';
import { afterwards, code, formOf, makeSetup, type Setup, teamOf, whileOpen } from './testing/setup.ts';

interface Refused {
  readonly error: string;
  readonly additionalProperties: {
    readonly errors?: readonly { readonly field: string; readonly error: { readonly code: string } }[];
    readonly record?: ClubRegistration;
  };
}

describe.each(bothDatabases())('registrations of clubs on $name', (kind) => {
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

  const errors = (answer: { json: () => Refused }) =>
    answer.json().additionalProperties.errors?.map(({ field, error }) => `${field} ${error.code}`);

  it('given a whole form, then the club is registered with lines, mail, audit and an admin', async () => {
    const team = { bundlePricelistItemId: setup.hostelId, bundlePersons: 10, handballPersons: 4 };
    const form = formOf(setup, {
      teams: [teamOf(setup, team), teamOf(setup)],
      extraPersons: [{ ...teamOrder(), bundlePricelistItemId: setup.hostelId, bundlePersons: 2 }],
    });
    const record = await setup.registered(form);
    expect(record).toMatchObject({ revision: 1, registrationState: 'new' });
    expect(record.teams.map(({ teamNumber, state }) => [teamNumber, state])).toEqual([
      [1, 'accepted'],
      [2, 'accepted'],
    ]);
    const links = record.links.map(({ operationId }) => operationId);
    expect(links).toContain('clubRegistrationUpdate');
    expect(links).not.toContain('clubStatesChange');
    const lines = await database.db.select().from(invoiceItems).where(eq(invoiceItems.clubId, record.id));
    const total = lines.reduce((sum, { quantity, unitPrice }) => sum + quantity * unitPrice, 0);
    expect(total).toBe(2 * 13_000 + 12 * 12_000 + 4 * 700);
    const [mail] = await database.db
      .select()
      .from(outgoingMails)
      .where(eq(outgoingMails.to, 'anna@example.test'));
    expect(mail?.letter.subject).toBe('Your registration has arrived');
    const rows = await database.db.select().from(audit).where(eq(audit.subjectId, record.id));
    expect(rows.map(({ action, userId }) => [action, userId])).toEqual([
      ['club.registered', setup.userIds[0]],
    ]);
    expect(JSON.stringify(rows)).not.toContain('Kovács');
    setup.be(0, [], [record.id]);
    expect((await setup.call('GET', `/${record.id}`)).json<ClubRegistration>().form).toMatchObject({
      ...form,
      teams: form.teams.map((sent) => ({ ...sent, id: expect.any(Number) as number })),
      extraPersons: [{ ...form.extraPersons[0], id: expect.any(Number) as number }],
    });
    await makeRoom(record.id);
  });

  it.each(['ROLE_ADMIN', 'ROLE_SUPER_ADMIN'] as const)(
    '[RW8] given %s who registers a club, then nobody acts for it yet, and the same form again is the same club',
    async (role) => {
      setup.be(0, [role]);
      const form = formOf(setup, { name: 'By telephone' });
      const clientKey = `by-telephone-${role}`;
      const { id, links } = (await setup.send(form, clientKey)).json<ClubRegistration>();
      const admins = await database.db.select().from(clubAdmins).where(eq(clubAdmins.clubId, id));
      expect(admins).toEqual([]);
      const allowed = links.map(({ operationId }) => operationId);
      expect(allowed).toContain('clubRegistrationUpdate');
      expect(allowed).not.toContain('clubInvitationCreate');
      const again = await setup.send(form, clientKey);
      expect([again.statusCode, again.json<ClubRegistration>().id]).toEqual([200, id]);
    },
  );

  it('given the same form twice, also at once, then it makes one registration', async () => {
    const form = formOf(setup, { name: 'Twice' });
    const answers = await Promise.all([1, 2, 3].map(() => setup.send(form, 'the-same-key')));
    const statuses = answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b);
    expect(statuses).toEqual([200, 200, 201]);
    const ids = new Set(answers.map((answer) => answer.json<ClubRegistration>().id));
    expect(ids.size).toBe(1);
    setup.clock.set(afterwards);
    expect((await setup.send(form, 'the-same-key')).statusCode).toBe(200);
    setup.clock.set(whileOpen);
    setup.be(1);
    expect((await setup.send(form, 'the-same-key')).statusCode).toBe(201);
  });

  it('[CR11] given parallel registrations for the last place, then one is accepted and the others wait', async () => {
    const form = formOf(setup, { teams: [teamOf(setup, { teamCategoryId: setup.smallCategoryId })] });
    const answers = await Promise.all(
      [1, 2, 3, 4, 5].map((club) => setup.send({ ...form, name: `Last place ${club}` })),
    );
    const states = answers.map((answer) => answer.json<ClubRegistration>().teams[0]?.state);
    expect(states.filter((state) => state === 'accepted')).toHaveLength(1);
    expect(states.filter((state) => state === 'waiting')).toHaveLength(4);
  });

  it('[CR8] given parallel orders of the last places of a package, then no more than it has are sold', async () => {
    const team = { bundlePricelistItemId: setup.hostelId, bundlePersons: 15 };
    const answers = await Promise.all(
      [1, 2, 3, 4].map(() => setup.send(formOf(setup, { teams: [teamOf(setup, team)] }))),
    );
    const sold = answers.filter(({ statusCode }) => statusCode === 201);
    expect(sold).toHaveLength(2);
    const refused = answers.filter(({ statusCode }) => statusCode === 422);
    expect(refused.map(errors)).toEqual([
      ['teams.0.bundlePersons packageFull'],
      ['teams.0.bundlePersons packageFull'],
    ]);
    for (const answer of sold) await makeRoom(answer.json<ClubRegistration>().id);
  });

  it.each([
    ['ROLE_USER', '409 window-closed'],
    ['ROLE_ADMIN', '409 window-closed'],
    ['ROLE_LATE_REGISTRATION', '201 undefined'],
    ['ROLE_SUPER_ADMIN', '201 undefined'],
  ] as const)('[RW3] [RW4] [RW5] given closed windows, then %s gets %s', async (role, expected) => {
    setup.clock.set(afterwards);
    setup.be(0, [role]);
    expect(code(await setup.send(formOf(setup)))).toBe(expected);
  });

  it('[RW5] [CR12] given late registration, then a new club brings teams, which wait where no place is left, and no later ones', async () => {
    const full = formOf(setup, { teams: [teamOf(setup, { teamCategoryId: setup.smallCategoryId })] });
    await setup.send(full);
    setup.clock.set(afterwards);
    setup.be(0, ['ROLE_LATE_REGISTRATION']);
    const waiting = await setup.registered({ ...full, name: 'Waits' });
    setup.be(0, ['ROLE_LATE_REGISTRATION'], [waiting.id]);
    expect(waiting.teams).toMatchObject([{ state: 'waiting' }]);
    const offered = (await setup.call('GET', '/offer')).json();
    expect(offered).toMatchObject({ mayChangeTeams: true, isLate: true });
    const { id, form } = await setup.registered(formOf(setup));
    setup.be(0, ['ROLE_LATE_REGISTRATION'], [id]);
    expect(code(await setup.change(id, 1, { ...form, teams: [...form.teams, teamOf(setup)] }))).toBe(
      '409 teams-closed',
    );
  });

  it('[RW5] [RW7] given closed windows, then a club changes its place and nothing else, others by their role', async () => {
    const { id } = await setup.registered(formOf(setup));
    const form = formOf(setup, { city: 'Budapest' });
    const own = async () => (await setup.call('GET', `/${id}`)).json<ClubRegistration>();
    setup.be(0, [], [id]);
    setup.clock.set('2026-04-20T00:00:00Z');
    const stored = await own();
    const teams = stored.form.teams;
    expect(code(await setup.change(id, 1, { ...form, teams: [...teams, teamOf(setup)] }))).toBe(
      '409 teams-closed',
    );
    expect(code(await setup.change(id, 1, { ...form, teams }))).toBe('200 undefined');
    setup.clock.set(afterwards);
    expect(code(await setup.change(id, 2, { ...form, teams }))).toBe('409 window-closed');
    const place = { revision: 2, countryId: setup.czechId, regionId: setup.regionId };
    expect(code(await setup.call('PUT', `/${id}/place`, { ...place, regionId: null }))).toBe(
      '422 registration-invalid',
    );
    expect(code(await setup.call('PUT', `/${id}/place`, place))).toBe('200 undefined');
    expect(code(await setup.call('PUT', `/${id}/place`, place))).toBe('200 undefined');
    const late = await setup.call('PUT', `/${id}/place`, {
      ...place,
      countryId: setup.countryId,
      regionId: null,
    });
    expect(code(late)).toBe('409 changed-meanwhile');
    expect(late.json<Refused>().additionalProperties.record?.form.countryId).toBe(setup.czechId);
    const lines = await database.db.select().from(invoiceItems).where(eq(invoiceItems.clubId, id));
    expect(lines.map(({ currency, unitPrice }) => [currency, unitPrice])).toEqual([['CZK', 320_000]]);
    const moved = { ...form, countryId: setup.czechId, regionId: setup.regionId, teams };
    setup.be(0, ['ROLE_LATE_REGISTRATION'], [id]);
    expect(code(await setup.change(id, 3, { ...moved, city: 'Praha' }))).toBe('200 undefined');
    setup.be(2, ['ROLE_SUPER_ADMIN']);
    expect(code(await setup.change(id, 4, { ...moved, teams: [...teams, teamOf(setup)] }))).toBe(
      '200 undefined',
    );
  });

  it('given somebody else’s club, file, team or group, then it is unknown like one that does not exist', async () => {
    const theirs = await setup.registered(
      formOf(setup, { extraPersons: [{ ...teamOrder(), handballPersons: 1 }] }),
    );
    setup.be(1);
    for (const id of [theirs.id, 2_000_000_000]) {
      expect(code(await setup.call('GET', `/${id}`))).toBe('404 club-unknown');
      expect(code(await setup.call('GET', `/${id}/copy`))).toBe('404 club-unknown');
      expect(code(await setup.call('GET', `/offer?club=${id}`))).toBe('404 club-unknown');
      expect(code(await setup.change(id, 1, formOf(setup)))).toBe('404 club-unknown');
      const place = { revision: 1, countryId: setup.countryId, regionId: null };
      expect(code(await setup.call('PUT', `/${id}/place`, place))).toBe('404 club-unknown');
    }
    setup.be(2, ['ROLE_ADMIN']);
    expect(code(await setup.call('GET', '/2000000000/copy'))).toBe('404 club-unknown');
    expect(code(await setup.call('GET', `/${theirs.id}/copy`))).toBe('200 undefined');
    setup.be(1);
    const foreign = formOf(setup, {
      teams: [teamOf(setup, { id: theirs.teams[0]?.id ?? 0 })],
      extraPersons: [{ ...teamOrder(), id: theirs.form.extraPersons[0]?.id ?? 0 }],
    });
    expect(errors(await setup.send(foreign))).toEqual(['teams.0.id unknown', 'extraPersons.0.id unknown']);
    expect(errors(await setup.send(formOf(setup, { uploadedFilesId: [2_000_000_000] })))).toEqual([
      'uploadedFilesId unknown',
    ]);
    await database.db.delete(outgoingMails);
    await setup.registered(formOf(setup));
    const mails = await database.db.select({ to: outgoingMails.to }).from(outgoingMails);
    const [own] = await database.db
      .select({ to: users.email })
      .from(users)
      .where(eq(users.id, setup.userIds[1] ?? 0));
    expect(mails).toEqual([own]);
    setup.as(null);
    expect(code(await setup.send(formOf(setup)))).toBe('401 not-signed-in');
    expect(code(await setup.call('GET', ''))).toBe('401 not-signed-in');
  });

  it('given numbers that are none, unknown fields and endless texts, then nothing is stored and the place is named', async () => {
    const before = await database.db.select({ id: clubs.id }).from(clubs);
    const bodies: [object, string][] = [
      [{ ...formOf(setup), teams: [teamOf(setup, { bundlePersons: -1 })] }, 'form.teams.0.bundlePersons'],
      [
        { ...formOf(setup), teams: [teamOf(setup, { vipPartyPersons: 1e15 })] },
        'form.teams.0.vipPartyPersons',
      ],
      [
        { ...formOf(setup), teams: [teamOf(setup, { handballPersons: 1.5 })] },
        'form.teams.0.handballPersons',
      ],
      [{ ...formOf(setup), internalNote: 'x' }, 'form.internalNote'],
      [{ ...formOf(setup), registrationState: 'approved' }, 'form.registrationState'],
      [{ ...formOf(setup), name: 'x'.repeat(6000) }, 'form.name'],
    ];
    for (const [form, path] of bodies) {
      const answer = await setup.call('POST', '', { clientKey: 'bad-form-key', locale: 'en', form });
      expect(answer.statusCode).toBe(400);
      expect(answer.payload).toContain(path);
    }
    expect(
      errors(await setup.send(formOf(setup, { teams: [], agreeToTerms: false, name: 'x'.repeat(101) }))),
    ).toEqual(['name maxLength', 'teams teamMissing', 'agreeToTerms terms']);
    const large = teamOf(setup, { handballPersons: 100_000 });
    expect(errors(await setup.send(formOf(setup, { teams: [large] })))).toEqual([
      'teams.0.handballPersons max',
    ]);
    expect(await database.db.select({ id: clubs.id }).from(clubs)).toHaveLength(before.length);
  });

  it('given markup in texts, then it is kept as it was written', async () => {
    const name = '<b onmouseover="x">&amp; Zlín</b>';
    const { form, id } = await setup.registered(
      formOf(setup, { name, registrationNote: "'; drop table clubs; --" }),
    );
    expect([form.name, form.registrationNote]).toEqual([name, "'; drop table clubs; --"]);
    const [row] = await database.db.select().from(clubs).where(eq(clubs.id, id));
    expect(row?.name).toBe(name);
  });

  it('given two who change the same, then the later one sees what the first has stored, and loses nothing', async () => {
    const { id, form } = await setup.registered(formOf(setup));
    setup.be(0, [], [id]);
    const answers = await Promise.all(
      ['Praha', 'Brno'].map((city) => setup.change(id, 1, { ...form, city })),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const late = answers.find(({ statusCode }) => statusCode === 409);
    const first = answers.find(({ statusCode }) => statusCode === 200)?.json<ClubRegistration>();
    expect(code(late ?? { statusCode: 0, payload: '{}' })).toBe('409 changed-meanwhile');
    expect(late?.json<Refused>().additionalProperties.record).toEqual(first);
    const repeat = await setup.change(id, 1, first?.form ?? form);
    expect([repeat.statusCode, repeat.json<ClubRegistration>().revision]).toEqual([200, 2]);
  });

  it('[CR10] given a change, then teams keep numbers and places, public pages follow an accepted club', async () => {
    const girls = { teamCategoryId: setup.smallCategoryId };
    const { id, form } = await setup.registered(
      formOf(setup, { teams: [teamOf(setup), teamOf(setup), teamOf(setup, girls)] }),
    );
    setup.be(0, [], [id]);
    const before = await database.db.select().from(changes);
    const [first, second, third] = form.teams;
    if (!first || !second || !third) throw new Error('three teams');
    const changed = await setup.change(id, 1, { ...form, teams: [second, third, teamOf(setup)] });
    const teams = changed.json<ClubRegistration>().teams.map(({ teamNumber, state }) => [teamNumber, state]);
    expect(teams).toEqual([
      [2, 'accepted'],
      [1, 'waiting'],
      [1, 'accepted'],
    ]);
    expect(await database.db.select().from(changes)).toHaveLength(before.length);
    await database.db.update(clubs).set({ registrationState: 'approved' }).where(eq(clubs.id, id));
    const stored = changed.json<ClubRegistration>().form;
    expect((await setup.change(id, 2, { ...stored, name: 'Duna' })).statusCode).toBe(200);
    const rows = await database.db.select().from(changes).orderBy(changes.v);
    expect(rows).toHaveLength(before.length + 1);
    expect(rows.at(-1)?.change.structure).toBe(true);
    await database.db.update(clubs).set({ registrationState: 'declined' }).where(eq(clubs.id, id));
    expect(code(await setup.change(id, 3, stored))).toBe('409 state-not-allowed');
  });

  it('given a team that stands in a group, then it is neither removed nor moved', async () => {
    const { clubId, teams } = setup.cup;
    setup.be(0, [], [clubId]);
    const { form } = (await setup.call('GET', `/${clubId}`)).json<ClubRegistration>();
    const filled = {
      ...formOf(setup),
      teams: form.teams.map((team) => ({ ...team, teamStartServiceLevelId: setup.levelId })),
    };
    expect(code(await setup.change(clubId, 1, { ...filled, teams: filled.teams.slice(1) }))).toBe(
      '409 team-seated',
    );
    const moved = filled.teams.map((team) =>
      team.id === teams[0] ? { ...team, teamCategoryId: setup.smallCategoryId } : team,
    );
    expect(code(await setup.change(clubId, 1, { ...filled, teams: moved }))).toBe('409 team-seated');
    expect((await setup.change(clubId, 1, filled)).statusCode).toBe(200);
  });

  it('given files, then they go with the registration, and only its club gets them', async () => {
    const file = await sendPapers();
    const get = async ({ url } = file) => (await setup.server.app.inject(url)).statusCode;
    setup.be(1);
    expect(errors(await setup.send(formOf(setup, { uploadedFilesId: [file.id] })))).toEqual([
      'uploadedFilesId unknown',
    ]);
    setup.be(0);
    const record = await setup.registered(formOf(setup, { uploadedFilesId: [file.id] }));
    expect(record.files).toEqual([file]);
    expect(await get()).toBe(404);
    setup.be(0, [], [record.id]);
    expect(await get()).toBe(200);
    setup.be(1, ['ROLE_ADMIN']);
    expect(await get()).toBe(200);
    setup.be(2);
    expect(await get()).toBe(404);
    setup.be(0, [], [record.id]);
    const kept = await sendPapers();
    const both = { ...record.form, uploadedFilesId: [file.id, kept.id] };
    expect((await setup.change(record.id, 1, both)).statusCode).toBe(200);
    const one = { ...record.form, uploadedFilesId: [kept.id] };
    expect((await setup.change(record.id, 2, one)).statusCode).toBe(200);
    expect([await get(), await get(kept)]).toEqual([404, 200]);
    // A club can only remove its own files, whatever ids are given.
    expect(await database.transaction((tx) => deleteAll(record.id + 1, [kept.id], tx))).toEqual([]);
    expect(await get(kept)).toBe(200);
  });

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

  it('tells what is left, without what the club itself has ordered', async () => {
    const order = { bundlePricelistItemId: setup.hostelId, bundlePersons: 6 };
    const { id } = await setup.registered(formOf(setup, { teams: [teamOf(setup, order)] }));
    const left = async (path: string) => {
      const offer = (await setup.call('GET', path)).json<{
        priceList: { id: number; left: number | null }[];
      }>();
      return offer.priceList.find((item) => item.id === setup.hostelId)?.left ?? 0;
    };
    setup.be(0, [], [id]);
    expect((await left(`/offer?club=${id}`)) - (await left('/offer'))).toBe(6);
    await database.db
      .update(pricelistItems)
      .set({ capacity: 2 })
      .where(eq(pricelistItems.id, setup.hostelId));
    expect(await left(`/offer?club=${id}`)).toBe(6);
    expect(await left('/offer')).toBe(0);
  });

  const teamOrder = () => ({
    id: null as number | null,
    bundlePricelistItemId: null as number | null,
    bundlePersons: 0,
    handballPersons: 0,
    vipPartyPersons: 0,
    singleRoomPersons: 0,
  });
  /** Adds the places that a test has used, so that the next one has enough. */
  const makeRoom = (id: number) =>
    database.db.update(clubs).set({ registrationState: 'declined' }).where(eq(clubs.id, id));
});
