import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { silent, bothDatabases } from '../../../tests/database.ts';
import type { TestDatabase } from '../../../tests/database.ts';
import { makeSmallCup } from '../../../tests/small-cup.ts';
import { plainMails, storageOf } from '../../../tests/test-storage.ts';
import { manualClock } from '../../platform/clock/index.ts';
import {
  configurationEntries,
  editions,
  files as storedFiles,
  outgoingMails,
} from '../../platform/database/schema/index.ts';
import { createMailTransport } from '../../platform/mail/index.ts';
import type { MailOutcome, MailTransport } from '../../platform/mail/index.ts';
import { createMailSender, queueMail, queueMails } from './index.ts';
import type { Letter } from './index.ts';

const from = { name: 'Cup', address: 'cup@example.test' };
const origin = 'https://cup.example.test';
const accepted: Letter = (t) => ({
  subject: 'Vaše družstvo Žlutí',
  paragraphs: [t('mail.frame.hello', { name: 'Anna' }), 'Přihláška byla přijata.'],
  action: { label: 'Otevřít', path: '/dashboard' },
});

/** A local mail server that accepts mails, rejects a recipient permanently, or is busy. */
async function mailServer() {
  const taken: string[] = [];
  const says = { busy: false };
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    authOptional: true,
    logger: false,
    onRcptTo({ address }, _session, done) {
      if (address.startsWith('nobody'))
        done(Object.assign(new Error('No such mailbox'), { responseCode: 550 }));
      else if (says.busy) done(Object.assign(new Error('Come back later'), { responseCode: 451 }));
      else done();
    },
    onData(stream, _session, done) {
      const pieces: Buffer[] = [];
      stream.on('data', (piece: Buffer) => pieces.push(piece));
      stream.on('end', () => {
        taken.push(Buffer.concat(pieces).toString());
        done();
      });
    },
  });
  const net = server.listen(0, '127.0.0.1');
  await new Promise<void>((resolve) => net.once('listening', () => resolve()));
  const address = net.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()));
  return { taken, says, url: `smtp://127.0.0.1:${port}`, close };
}

describe.each(bothDatabases())('given a queue of mails on $name', (kind) => {
  let database: TestDatabase;
  let folder: string;
  let server: Awaited<ReturnType<typeof mailServer>>;
  const clock = manualClock('2026-04-04T12:00:00Z');
  const logged: object[] = [];
  const log = { ...silent, error: (fields: object) => void logged.push(fields) };

  beforeAll(async () => {
    database = await kind.open();
    server = await mailServer();
  });
  afterAll(async () => {
    await server.close();
    await database.cleanup();
  });
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'sevenmetre-mail-'));
    clock.set('2026-04-04T12:00:00Z');
    server.taken.length = 0;
    logged.length = 0;
    server.says.busy = false;
  });
  afterEach(async () => {
    await rm(folder, { recursive: true, force: true });
    await database.db.delete(outgoingMails);
  });

  const smtp = () =>
    createMailTransport({ mail: { smtpUrl: server.url, requireTls: false, from }, dataDirectory: folder });
  const files = () =>
    createMailTransport({ mail: { smtpUrl: null, requireTls: true, from }, dataDirectory: folder });
  const sendAll = async (transport: MailTransport) => {
    const senderDomains = ['cup.test'];
    const sender = createMailSender({
      database,
      clock,
      log,
      transport,
      ...plainMails(database),
      senderDomains,
    });
    sender.start(origin);
    await sender.run();
    await sender.stop();
  };
  const order = (to: string) => ({ to, locale: 'cs' as const, letter: accepted, now: clock.now() });
  const waiting = () => database.db.select().from(outgoingMails).orderBy(outgoingMails.id);

  it('a mail server gets it whole, in the language of its reader, and it waits no more', async () => {
    await database.transaction((tx) => queueMail(tx, order('anna@example.test')));
    await sendAll(smtp());
    const [first] = server.taken;
    const mail = await PostalMime.parse(first ?? '');
    expect(mail).toMatchObject({
      subject: 'Vaše družstvo Žlutí',
      from: { name: 'Cup', address: 'cup@example.test' },
      to: [{ address: 'anna@example.test' }],
    });
    expect(mail.text).toContain('Dobrý den,');
    expect(mail.html).toContain('href="https://cup.example.test/dashboard"');
    expect([server.taken.length, await waiting()]).toEqual([1, []]);
  });

  it('what is rolled back is never sent', async () => {
    const undone = database.transaction(async (tx) => {
      await queueMail(tx, order('anna@example.test'));
      throw new Error('Something else failed');
    });
    await expect(undone).rejects.toThrow('Something else failed');
    await sendAll(smtp());
    expect(server.taken).toEqual([]);
  });

  it('a busy server gets it later, each time after a longer wait; the log of the row names no address', async () => {
    await database.transaction((tx) => queueMail(tx, order('anna@example.test')));
    server.says.busy = true;
    await sendAll(smtp());
    clock.advance(29);
    await sendAll(smtp());
    expect(await waiting()).toMatchObject([{ attempts: 1, failure: 'EENVELOPE 451' }]);
    clock.advance(1);
    await sendAll(smtp());
    const [row] = await waiting();
    expect([row?.attempts, row?.nextAt?.toISOString()]).toEqual([2, '2026-04-04T12:01:30.000Z']);
    server.says.busy = false;
    clock.advance(60);
    await sendAll(smtp());
    expect([server.taken.length, await waiting()]).toEqual([1, []]);
  });

  it('a reader who does not exist is given up at once, and others get theirs', async () => {
    const orders = ['nobody@example.test', 'anna@example.test'].map(order);
    await database.transaction((tx) => queueMails(tx, orders));
    await sendAll(smtp());
    expect(server.taken).toHaveLength(1);
    const [refused, ...others] = await waiting();
    expect([refused, others]).toMatchObject([
      { to: 'nobody@example.test', nextAt: null, failure: 'EENVELOPE 550' },
      [],
    ]);
    expect(logged).toEqual([{ mail: refused?.id, reason: 'EENVELOPE 550' }]);
    // Nobody has seen it yet.
    clock.advance(400 * 86_400);
    await sendAll(smtp());
    expect(await waiting()).toHaveLength(1);
  });

  it('a mail that is given up, one that is tried again and one that is not due yet keep their own times and reasons', async () => {
    const orders = ['nobody@example.test', 'anna@example.test', 'later@example.test'].map(order);
    await database.transaction((tx) => queueMails(tx, orders));
    const notYet = new Date('2026-04-04T18:00:00Z');
    const isLater = eq(outgoingMails.to, 'later@example.test');
    await database.db.update(outgoingMails).set({ nextAt: notYet, attempts: 1 }).where(isLater);
    server.says.busy = true;
    await sendAll(smtp());
    expect((await waiting()).map(({ nextAt, failure }) => [nextAt, failure])).toEqual([
      [null, 'EENVELOPE 550'],
      [new Date('2026-04-04T12:00:30Z'), 'EENVELOPE 451'],
      [notYet, null],
    ]);
  });

  it('a process that was believed dead changes nothing of a mail that another one has tried since', async () => {
    await database.transaction((tx) => queueMail(tx, order('anna@example.test')));
    const late = Promise.withResolvers<MailOutcome>();
    const slow = sendAll({ kind: 'smtp', send: () => late.promise, close() {} });
    await expect.poll(waiting).toMatchObject([{ attempts: 1 }]);
    clock.advance(180);
    server.says.busy = true;
    await sendAll(smtp());
    const tried = await waiting();
    expect(tried).toMatchObject([{ attempts: 2, failure: 'EENVELOPE 451' }]);
    late.resolve({ kind: 'refused', reason: 'too late' });
    await slow;
    expect(await waiting()).toEqual(tried);
  });

  it('several processes at once send each mail once', async () => {
    const orders = Array.from({ length: 30 }, (_, index) => order(`reader${index}@example.test`));
    await database.transaction((tx) => queueMails(tx, orders));
    await Promise.all([sendAll(smtp()), sendAll(smtp()), sendAll(smtp())]);
    const readers = await Promise.all(server.taken.map(async (text) => (await PostalMime.parse(text)).to));
    expect(new Set(readers.map((to) => to?.[0]?.address)).size).toBe(30);
    expect(server.taken).toHaveLength(30);
  });

  it('what a process took before it died is sent by another one after its lease', async () => {
    await database.transaction((tx) => queueMail(tx, order('anna@example.test')));
    const dead: MailTransport = { kind: 'smtp', send: () => Promise.reject(new Error('killed')), close() {} };
    await sendAll(dead);
    await sendAll(smtp());
    expect(server.taken).toHaveLength(0);
    clock.advance(180);
    await sendAll(smtp());
    expect(server.taken).toHaveLength(1);
  });

  it('[ME15] given a current edition with a contact, then mails carry the name of the cup and answers go to the contact, except to a letter with a secret link', async () => {
    const cup = await makeSmallCup(database);
    const value = { key: 'contact-email', value: 'office@cup.test', dataType: 'string' as const };
    await database.db
      .insert(configurationEntries)
      .values({ ...value, editionId: cup.editionId, labelCs: '', labelEn: '' });
    await database.transaction((tx) => queueMail(tx, order('anna@example.test')));
    await sendAll(smtp());
    const secret = () => ({ subject: 'A', paragraphs: ['B'], secret: true as const });
    await database.transaction((tx) => queueMail(tx, { ...order('anna@example.test'), letter: secret }));
    await sendAll(smtp());
    await database.db.update(editions).set({ isCurrent: false }).where(eq(editions.id, cup.editionId));
    const mail = await PostalMime.parse(server.taken[0] ?? '');
    expect(mail.from).toEqual({ name: 'Small Cup', address: 'cup@example.test' });
    expect(mail.replyTo).toMatchObject([{ address: 'office@cup.test' }]);
    expect(mail.text).toContain('office@cup.test');
    const withLink = await PostalMime.parse(server.taken[1] ?? '');
    expect(withLink.replyTo ?? []).toEqual([]);
    expect(withLink.text).not.toContain('office@cup.test');
  });

  it('[ID5] given a sender of the cup, then mails come from it if the mail server may send for its domain, else from the operator', async () => {
    const { editionId } = await makeSmallCup(database, 2027);
    const entry = { key: 'cup-sender', dataType: 'string' as const, editionId, labelCs: '', labelEn: '' };
    await database.db.insert(configurationEntries).values({ ...entry, value: 'play@cup.test' });
    const sentFrom = async () => {
      await database.transaction((tx) => queueMail(tx, order('anna@example.test')));
      await sendAll(smtp());
      return (await PostalMime.parse(server.taken.at(-1) ?? '')).from;
    };
    expect(await sentFrom()).toEqual({ name: 'Small Cup', address: 'play@cup.test' });
    const ofCup = eq(configurationEntries.editionId, editionId);
    await database.db.update(configurationEntries).set({ value: 'play@evil.test' }).where(ofCup);
    expect(await sentFrom()).toEqual({ name: 'Small Cup', address: 'cup@example.test' });
    await database.db.update(editions).set({ isCurrent: false }).where(eq(editions.id, editionId));
  });

  it('with files it arrives whole with them and an address for answers, and has a longer lease', async () => {
    const storage = storageOf(database);
    const bytes = Buffer.from('%PDF-1.7 bulletin');
    const stored = { filename: 'zpravodaj č. 2.pdf', extension: 'pdf', folder: 'uploads', isPublic: false };
    const key = await storage.write('uploads', 'pdf', bytes);
    const rows = await database.db
      .insert(storedFiles)
      .values([
        { ...stored, storageKey: key, contentType: 'application/pdf' },
        { ...stored, storageKey: 'uploads/missing.pdf' },
      ])
      .returning();
    const [file = 0, missing = 0] = rows.map(({ id }) => id);
    const withFiles = (...fileIds: number[]) => ({
      ...order('anna@example.test'),
      letter: () => ({ subject: 'A', paragraphs: ['B'], fileIds, replyTo: 'office@example.test' }),
    });
    await database.transaction((tx) => queueMail(tx, withFiles(file)));
    const dead: MailTransport = { kind: 'smtp', send: () => Promise.reject(new Error('killed')), close() {} };
    await sendAll(dead);
    clock.advance(1799);
    await sendAll(smtp());
    expect(server.taken).toHaveLength(0);
    clock.advance(1);
    await sendAll(smtp());
    const mail = await PostalMime.parse(server.taken[0] ?? '');
    expect(mail.replyTo).toMatchObject([{ address: 'office@example.test' }]);
    expect(mail.text).toContain('office@example.test');
    expect(mail.attachments).toMatchObject([{ filename: 'zpravodaj č. 2.pdf', mimeType: 'application/pdf' }]);
    const [attached] = mail.attachments;
    expect(Buffer.from(attached?.content as ArrayBuffer).equals(bytes)).toBe(true);
    await database.transaction((tx) => queueMail(tx, withFiles(file, missing)));
    await sendAll(smtp());
    expect(server.taken).toHaveLength(1);
    expect(await waiting()).toMatchObject([{ attempts: 1, failure: 'EFILE' }]);
  });

  it('without a mail server it becomes a file whose name contains no address', async () => {
    await database.transaction((tx) => queueMail(tx, order('anna@example.test')));
    const [row] = await waiting();
    await sendAll(files());
    expect(await readdir(join(folder, 'mails'))).toEqual([`20260404T120000Z-${row?.id}.eml`]);
    expect(await waiting()).toEqual([]);
  });
});
