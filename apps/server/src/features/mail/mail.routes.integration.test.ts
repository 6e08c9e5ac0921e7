import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Actor } from '@sevenmetre/rules/permissions';
import { silent, testDatabases } from '../../../tests/database.ts';
import type { TestDatabase } from '../../../tests/database.ts';
import { outgoingMails } from '../../platform/database/schema/index.ts';
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

const actorOf = (...roles: Actor['roles'][number][]): Actor => ({
  userId: 1,
  roles,
  administratedClubIds: [],
  leadingTeamIds: [],
});

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
    const context = { db: database.db, clock: server.clock, folder: keptMailFolder({ dataDirectory }) };
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
    const sender = createMailSender({ database, clock: server.clock, log: silent, transport });
    sender.start('https://cup.example.test');
    await sender.run();
    await sender.stop();
  };
  const ask = async (path = '') => {
    const answer = await server.app.inject({ url: `/api/v1/admin/mails${path}` });
    return { status: answer.statusCode, body: answer.json<{ mails: { name: string }[] }>() };
  };

  it('[PE10] organisers list them, a secret one is read by super admins only, others learn nothing', async () => {
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

  it('only files of mails are read, whatever the name asks for', async () => {
    actor = actorOf('ROLE_USER', 'ROLE_SUPER_ADMIN');
    await send();
    await writeFile(join(keptMailFolder({ dataDirectory }), 'notes.eml'), 'Subject: mine\n\nmine');
    expect((await ask()).body.mails).toHaveLength(2);
    expect((await ask('/notes')).status).toBe(404);
    expect((await ask('/..%2f..%2fetc%2fpasswd')).status).toBe(400);
  });
});
