import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Actor } from '@sevenmetre/rules/permissions';
import { testActor } from '@sevenmetre/rules/testing';
import { silent, testDatabases } from '../../../tests/database.ts';
import type { TestDatabase } from '../../../tests/database.ts';
import { plainMails } from '../../../tests/test-storage.ts';
import { outgoingMails, users } from '../../platform/database/schema/index.ts';
import { mount } from '../../platform/http/index.ts';
import { testServer } from '../../platform/http/testing/test-server.ts';
import { createMailTransport, keptMailFolder } from '../../platform/mail/index.ts';
import { createMailSender, mailHandlers, queueMails } from './index.ts';
import type { Letter } from './index.ts';

const from = { name: 'Cup', address: 'cup@example.test' };
const news: Letter = () => ({ subject: 'Zpráva', paragraphs: ['Příliš žluťoučký kůň.'] });
const reset: Letter = () => ({
  subject: 'New password',
  paragraphs: ['Set it.'],
  action: { label: 'Set it', path: '/password-reset#secret' },
  secret: true,
});

const actorOf = (...roles: Actor['roles'][number][]): Actor => testActor(1, roles);

describe.each(testDatabases())('given kept mails on $name', (kind) => {
  let database: TestDatabase;
  let dataDirectory: string;
  let server: ReturnType<typeof testServer>;
  let actor: Actor | null;

  beforeAll(async () => {
    database = await kind.open();
  });
  afterAll(() => database.cleanup());
  beforeEach(async () => {
    dataDirectory = await mkdtemp(join(tmpdir(), 'sevenmetre-mail-'));
    server = testServer();
    const context = { database, clock: server.clock, folder: keptMailFolder({ dataDirectory }) };
    const identify = () => Promise.resolve(actor);
    mount(server.app, mailHandlers(context), { identify, checkAnswers: true });
    const now = server.clock.now();
    const orders = [news, reset].map((letter) => ({
      to: 'anna@example.test',
      locale: 'cs' as const,
      letter,
      now,
    }));
    await database.transaction((tx) => queueMails(tx, orders));
  });
  afterEach(async () => {
    await server.app.close();
    await rm(dataDirectory, { recursive: true, force: true });
    await database.db.delete(outgoingMails);
  });

  const send = async () => {
    const transport = createMailTransport({ mail: { smtpUrl: null, requireTls: true, from }, dataDirectory });
    const sender = createMailSender({
      database,
      clock: server.clock,
      log: silent,
      transport,
      ...plainMails(database),
    });
    sender.start('https://cup.example.test');
    await sender.run();
    await sender.stop();
  };
  const ask = async (path = '') => {
    const answer = await server.app.inject({ url: `/api/v1/admin/mails${path}` });
    return { status: answer.statusCode, body: answer.json<{ mails: { name: string }[] }>() };
  };

  it('[PE10] organisers list them, a secret one is read by super admins only, others see nothing', async () => {
    actor = actorOf('ROLE_USER', 'ROLE_ADMIN');
    expect((await ask()).body).toMatchObject({ transport: 'files', waiting: 2, mails: [] });
    await send();
    const { body } = await ask();
    expect(body).toMatchObject({
      waiting: 0,
      givenUp: 0,
      mails: [
        { to: 'anna@example.test', subject: 'New password', secret: true, at: '2026-04-04T12:00:00Z' },
        { to: 'anna@example.test', subject: 'Zpráva', secret: false },
      ],
    });
    const [secret = '', plain = ''] = body.mails.map(({ name }) => `/${name}`);
    const read = await ask(plain);
    expect([read.status, JSON.stringify(read.body)]).toEqual([200, expect.stringContaining('žluťoučký')]);
    expect((await ask(secret)).status).toBe(403);
    actor = actorOf('ROLE_USER', 'ROLE_SUPER_ADMIN');
    expect(JSON.stringify((await ask(secret)).body)).toContain(
      'https://cup.example.test/password-reset#secret',
    );
    for (const nobody of [actorOf('ROLE_USER', 'ROLE_COMPETITION_SUPER_REPORTER'), null]) {
      actor = nobody;
      const refused = [await ask(), await ask(plain), await ask(secret), await ask('/nothing')];
      expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([nobody === null ? 401 : 403]));
    }
  });

  it('[PE10] what was given up names its recipient and reason, until an organiser sends or removes it', async () => {
    await database.db.update(outgoingMails).set({ nextAt: null, attempts: 20, failure: 'EENVELOPE 550' });
    actor = actorOf('ROLE_USER', 'ROLE_ADMIN');
    const { body } = await ask();
    expect(body).toMatchObject({
      givenUp: 2,
      givenUpMails: [
        { to: 'anna@example.test', subject: 'New password', failure: 'refused', code: 'EENVELOPE 550' },
        { to: 'anna@example.test', subject: 'Zpráva', at: '2026-04-04T12:00:00Z' },
      ],
    });
    expect(JSON.stringify(body)).not.toContain('password-reset');
    const [first, second] = (await database.db.select().from(outgoingMails).orderBy(outgoingMails.id)).map(
      ({ id }) => `/given-up/${id}`,
    );
    const change = async (method: 'POST' | 'DELETE', path = '') => {
      const answer = await server.app.inject({ method, url: `/api/v1/admin/mails${path}` });
      return [answer.statusCode, answer.json()];
    };
    for (const [nobody, status] of [
      [actorOf('ROLE_USER', 'ROLE_COMPETITION_SUPER_REPORTER'), 403],
      [null, 401],
    ] as const) {
      actor = nobody;
      expect((await change('POST', `${first}/send`))[0]).toBe(status);
      expect((await change('DELETE', first))[0]).toBe(status);
    }
    actor = actorOf('ROLE_USER', 'ROLE_ADMIN');
    expect(await change('POST', `${first}/send`)).toEqual([200, { givenUp: 1 }]);
    expect(await change('POST', `${first}/send`)).toMatchObject([404, { error: 'mail-unknown' }]);
    expect(await change('DELETE', first)).toMatchObject([404, { error: 'mail-unknown' }]);
    expect(await change('DELETE', second)).toEqual([200, { givenUp: 0 }]);
    const left = await database.db.select().from(outgoingMails);
    expect(left).toMatchObject([{ nextAt: server.clock.now(), attempts: 0, failure: null }]);
    await send();
    expect((await ask()).body).toMatchObject({ waiting: 0, givenUp: 0, mails: [{ subject: 'Zpráva' }] });
  });

  it('a mail to an account that was locked meanwhile is not sent again', async () => {
    await database.db.update(outgoingMails).set({ nextAt: null, failure: 'ETIMEDOUT' });
    const account = { email: 'anna@example.test', passwordHash: '', firstName: 'Anna', lastName: 'Dub' };
    await database.db
      .insert(users)
      .values({ ...account, roles: ['ROLE_USER'], lockedAt: server.clock.now() });
    actor = actorOf('ROLE_USER', 'ROLE_ADMIN');
    const [mail] = await database.db.select().from(outgoingMails);
    const url = `/api/v1/admin/mails/given-up/${mail?.id}/send`;
    const answer = await server.app.inject({ method: 'POST', url });
    expect([answer.statusCode, answer.json()]).toMatchObject([409, { error: 'account-locked' }]);
    await database.db.delete(users);
  });

  it('only files of mails are read, whatever the name asks for', async () => {
    actor = actorOf('ROLE_USER', 'ROLE_SUPER_ADMIN');
    await send();
    await writeFile(join(keptMailFolder({ dataDirectory }), 'notes.eml'), 'Subject: mine\n\nmine');
    expect((await ask()).body.mails).toHaveLength(2);
    expect((await ask('/notes')).status).toBe(404);
    expect((await ask('/..%2f..%2fetc%2fpasswd')).status).toBe(400);
  });
});
