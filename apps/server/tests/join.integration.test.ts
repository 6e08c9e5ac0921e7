import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { JoinSlice } from '@sevenmetre/contract/join/join-slice';
import { testDatabases } from './database.ts';
import type { TestDatabase } from './database.ts';
import {
  clubs,
  configurationEntries,
  joinReminders,
  outgoingMails,
} from '../src/platform/database/schema/index.ts';
import { mount } from '../src/platform/http/index.ts';
import { testServer } from '../src/platform/http/testing/test-server.ts';
import { loadSnapshot } from '../src/features/live/index.ts';
import {
  actor,
  afterwards,
  formOf,
  makeSetup,
  type Setup,
  teamOf,
  whileOpen,
} from '../src/features/registrations/form/testing/setup.ts';
import { joinHandlers, joinLimits, JoinPage, sendReminders } from '../src/features/join/index.ts';

const beforeOpening = '2026-02-01T12:00:00Z';

describe.each(testDatabases())('the join page on $name', (kind) => {
  let database: TestDatabase;
  let setup: Setup;
  const server = testServer();

  beforeAll(async () => {
    database = await kind.open();
    setup = await makeSetup(database);
    const { snapshot } = await loadSnapshot(database);
    const context = { database, clock: setup.clock };
    const live = { publisher: { state: { snapshot, generation: 1 } } };
    const page = new JoinPage({ ...context, live, archive: { overview: async () => null } });
    mount(server.app, joinHandlers(page, context), {
      identify: async () => null,
      limits: joinLimits,
      checkAnswers: true,
    });
  });
  afterAll(async () => {
    await server.app.close();
    await setup.close();
  });
  beforeEach(async () => {
    await database.db.delete(joinReminders);
    await database.db.delete(outgoingMails);
    setup.clock.set(whileOpen);
  });

  /** Longer after than the page is kept. */
  const read = async () => {
    setup.clock.advance(10);
    return (await server.app.inject('/api/v1/results/join')).json<JoinSlice>();
  };
  const remind = async (email: string) => {
    const url = '/api/v1/web/join/reminders';
    const answer = await server.app.inject({ method: 'POST', url, payload: { email, locale: 'cs' } });
    return answer.statusCode;
  };
  const mailed = async () => (await database.db.select().from(outgoingMails)).map(({ to }) => to);

  it('counts held places before anybody is accepted, and teams that wait; names nobody', async () => {
    const places = async () => (await read()).categories.find(({ code }) => code === 'WA');
    expect(await places()).toMatchObject({ capacity: 1, held: 0, waiting: 0 });
    setup.as(actor(setup.userIds[0] ?? 0));
    const girls = { teamCategoryId: setup.smallCategoryId };
    const teams = [teamOf(setup, girls), teamOf(setup, girls)];
    const form = formOf(setup, { name: 'Duna KC', teams });
    const sent = await setup.call('POST', '', { clientKey: 'join-key-1', locale: 'en', form });
    expect(sent.statusCode, sent.payload).toBe(201);
    expect(await places()).toMatchObject({ held: 1, waiting: 1 });
    expect(JSON.stringify(await read())).not.toMatch(/Duna KC|Kovács/);
    await database.db.update(clubs).set({ registrationState: 'approved' });
    expect((await read()).clubs).toContainEqual({ name: 'Duna KC', countryCode: 'HU', teams: 1 });
    await database.db.update(clubs).set({ registrationState: 'declined' });
    expect(await places()).toMatchObject({ held: 0, waiting: 0 });
  });

  it('shows what is sold, the window, and the contact only once the organiser names one', async () => {
    const slice = await read();
    expect(slice.window).toEqual({ from: '2026-03-01T00:00:00Z', till: '2026-04-01T00:00:00Z' });
    expect(slice.prices.map(({ serviceType, left }) => [serviceType, left])).toEqual([
      ['package', 40],
      ['entry-fee', null],
    ]);
    expect(slice.contact).toBeNull();
    await database.db.insert(configurationEntries).values({
      editionId: setup.cup.editionId,
      key: 'contact-email',
      value: 'play@example.test',
      dataType: 'string',
      labelCs: '',
      labelEn: '',
    });
    expect((await read()).contact).toEqual({ name: null, email: 'play@example.test', phone: null });
  });

  it('reminds an address once when the window opens, and forgets it', async () => {
    setup.clock.set(beforeOpening);
    expect(await remind('Jana@Example.test')).toBe(200);
    expect(await remind('jana@example.test')).toBe(200);
    await sendReminders({ database, clock: setup.clock });
    expect(await mailed()).toEqual([]);
    setup.clock.set(whileOpen);
    await Promise.all([1, 2].map(() => sendReminders({ database, clock: setup.clock })));
    expect(await mailed()).toEqual(['jana@example.test']);
    expect(await database.db.select().from(joinReminders)).toEqual([]);
  });

  it('takes no address once the window is open, and writes to nobody after it', async () => {
    expect(await remind('late@example.test')).toBe(409);
    setup.clock.set(beforeOpening);
    await remind('missed@example.test');
    setup.clock.set(afterwards);
    await sendReminders({ database, clock: setup.clock });
    expect(await mailed()).toEqual([]);
    expect(
      await database.db.select().from(joinReminders).where(eq(joinReminders.email, 'missed@example.test')),
    ).toEqual([]);
  });
});
