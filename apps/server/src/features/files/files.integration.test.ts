import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { UploadedFile } from '@sevenmetre/contract/files/schemas';
import { uploadLimits } from '@sevenmetre/contract/files/uploads';
import type { Actor } from '@sevenmetre/rules/permissions';
import { testActor } from '@sevenmetre/rules/testing';
import { bothDatabases } from '../../../tests/database.ts';
import type { TestDatabase } from '../../../tests/database.ts';
import { systemClock } from '../../platform/clock/index.ts';
import { files, uploads, users } from '../../platform/database/schema/index.ts';
import { mount } from '../../platform/http/index.ts';
import { testServer } from '../../platform/http/testing/test-server.ts';
import { systemRandom } from '../../platform/random/index.ts';
import { createStorage } from '../../platform/storage/index.ts';
import { Images, imageHandlers } from '../images/index.ts';
import { claimUploads, fileHandlers, forgetUploads } from './index.ts';

const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');

/** First bytes of all old Microsoft documents, and of its installers. */
const oldOffice = `\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1${'\0'.repeat(512)}`;

describe.each(bothDatabases())('files on $name', (kind) => {
  const folder = mkdtempSync(join(tmpdir(), 'sevenmetre-files-'));
  const stored = () =>
    existsSync(join(folder, 'files/uploads')) ? readdirSync(join(folder, 'files/uploads')) : [];
  /** Files of records, and the users to whom a feature grants them. */
  const granted = new Map<number, number>();
  let database: TestDatabase;
  let server: ReturnType<typeof testServer>;
  let who: Actor | null;
  let owner: number;
  let stranger: number;

  beforeAll(async () => {
    database = await kind.open();
    const account = { passwordHash: '', firstName: 'A', lastName: 'B', roles: ['ROLE_USER' as const] };
    const rows = await database.db
      .insert(users)
      .values(['owner', 'stranger'].map((name) => ({ ...account, email: `${name}@example.test` })))
      .returning();
    [owner = 0, stranger = 0] = rows.map(({ id }) => id);
    server = testServer();
    const storage = createStorage({ dataDirectory: folder, random: systemRandom });
    const context = {
      database,
      clock: systemClock,
      storage,
      readers: [async (id: number, actor: Actor) => granted.get(id) === actor.userId],
    };
    const drawing = { db: database.db, clock: systemClock, random: systemRandom, dataDirectory: folder };
    const handlers = { ...fileHandlers(context), ...imageHandlers(new Images({ ...drawing, hosts: [] })) };
    mount(server.app, handlers, { identify: async () => who, checkAnswers: true });
  });
  afterAll(async () => {
    await server.app.close();
    await database.cleanup();
    rmSync(folder, { recursive: true, force: true });
  });

  const as = (userId: number | null) => {
    who = userId === null ? null : testActor(userId, ['ROLE_USER']);
  };
  const send = async (name: string, bytes: Uint8Array, field = 'file') => {
    const form = new FormData();
    form.append(field, new Blob([Buffer.from(bytes)], { type: 'image/png' }), name);
    const request = new Request('http://x/', { method: 'POST', body: form });
    const payload = Buffer.from(await request.arrayBuffer());
    const headers = { 'content-type': request.headers.get('content-type') ?? '' };
    return server.app.inject({ method: 'POST', url: '/api/v1/web/files', payload, headers });
  };
  const get = (id: number) => server.app.inject({ url: `/api/v1/web/files/${id}` });
  const remove = (id: number) => server.app.inject({ method: 'DELETE', url: `/api/v1/web/files/${id}` });
  const sent = async (name: string, bytes: Uint8Array) => {
    const answer = await send(name, bytes);
    expect(answer.statusCode).toBe(201);
    return answer.json<UploadedFile>();
  };

  it('given a paper, then its sender alone gets it back, as a download under a harmless name', async () => {
    as(owner);
    const file = await sent('../soupiska hráčů.exe', pdf);
    expect(file).toMatchObject({ filename: 'soupiska hráčů.pdf', extension: 'pdf', size: pdf.length });
    const answer = await get(file.id);
    expect(answer.rawPayload).toEqual(pdf);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
    expect(answer.headers['content-disposition']).toMatch(/^attachment; /);
    as(stranger);
    const another = await sent('b.pdf', pdf);
    for (const other of [stranger, null]) {
      as(other);
      expect((await get(file.id)).statusCode).toBe(404);
      expect((await remove(file.id)).statusCode).toBe(other === null ? 401 : 404);
    }
    as(stranger);
    expect((await remove(another.id)).statusCode).toBe(204);
    expect(stored().some((name) => name.includes('soupiska'))).toBe(false);
  });

  it('given a picture that is not public, then the image proxy does not give it either', async () => {
    as(owner);
    const blue = sharp({ create: { width: 8, height: 8, channels: 3, background: 'blue' } });
    const file = await sent('p.png', await blue.png().toBuffer());
    const [row] = await database.db.select().from(files).where(eq(files.id, file.id));
    const address = encodeURIComponent(`/files/${row?.storageKey}`);
    const answer = await server.app.inject({ url: `/api/v1/images?width=64&url=${address}` });
    expect(answer.statusCode).toBe(404);
  });

  it('given what is none of the allowed kinds, whatever its name says, then nothing is kept', async () => {
    as(owner);
    const before = stored().length;
    const hostile = [
      ['page.pdf', '<!doctype html><script>alert(1)</script>'],
      ['drawing.png', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
      ['program.docx', 'MZ\x90\x00\x03\x00\x00\x00\x04\x00\x00\x00\xff\xff'],
      ['archive.xlsx', 'PK\x05\x06\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0'],
      ['nothing.pdf', ''],
      ['installer.msi', oldOffice],
    ] as const;
    for (const [name, text] of hostile) {
      const answer = await send(name, Buffer.from(text, 'latin1'));
      expect([name, answer.statusCode, answer.json<{ error: string }>().error]).toEqual([
        name,
        422,
        'file-kind-refused',
      ]);
    }
    expect(stored()).toHaveLength(before);
    const paper = await sent('letter.DOC', Buffer.from(oldOffice, 'latin1'));
    expect(paper).toMatchObject({ filename: 'letter.doc', extension: 'doc' });
    await remove(paper.id);
  });

  it('given a file that never was and an account that is gone, then neither is found', async () => {
    as(owner);
    expect((await get(2_000_000_000)).statusCode).toBe(404);
    expect((await remove(2_000_000_000)).statusCode).toBe(404);
    const before = stored().length;
    as(2_000_000_000);
    expect((await send('a.pdf', pdf)).statusCode).toBe(401);
    expect(stored()).toHaveLength(before);
  });

  it('given too much, nothing, a form that ends too soon or no form, then it says so', async () => {
    as(owner);
    const large = await send('a.pdf', Buffer.concat([pdf, Buffer.alloc(uploadLimits.fileBytes)]));
    expect([large.statusCode, large.json<{ error: string }>().error]).toEqual([413, 'file-too-large']);
    const post = { method: 'POST', url: '/api/v1/web/files' } as const;
    const boundary = { 'content-type': 'multipart/form-data; boundary=x' };
    const empty = await server.app.inject({ ...post, payload: '--x--\r\n', headers: boundary });
    expect(empty.statusCode).toBe(400);
    expect(empty.json().additionalProperties.fields).toMatchObject([{ path: 'file', code: 'missing' }]);
    const half = '--x\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.7';
    expect((await server.app.inject({ ...post, payload: half, headers: boundary })).statusCode).toBe(400);
    const field = `--x\r\ncontent-disposition: form-data; name="a"\r\n\r\n1\r\n${half}\r\n--x--\r\n`;
    expect((await server.app.inject({ ...post, payload: field, headers: boundary })).statusCode).toBe(413);
    expect((await server.app.inject({ ...post, payload: { a: 1 } })).statusCode).toBe(415);
    as(null);
    expect((await send('a.pdf', pdf)).statusCode).toBe(401);
  });

  it('given a file added to a record, then those of the record have it, and its sender takes it back no more', async () => {
    as(stranger);
    const file = await sent('a.pdf', pdf);
    await database.transaction(async (tx) => {
      expect(await claimUploads(tx, owner, [file.id])).toEqual([]);
      expect(await claimUploads(tx, stranger, [file.id, 2_000_000_000])).toEqual([file.id]);
    });
    expect([(await get(file.id)).statusCode, (await remove(file.id)).statusCode]).toEqual([404, 404]);
    granted.set(file.id, owner);
    as(owner);
    expect((await get(file.id)).statusCode).toBe(200);
  });

  it('given a file that is being added to a record, when its sender takes it back meanwhile, then it stays', async () => {
    as(stranger);
    const file = await sent('a.pdf', pdf);
    const claimed = Promise.withResolvers<void>();
    const removal = claimed.promise.then(() => remove(file.id));
    await database.transaction(async (tx) => {
      await claimUploads(tx, stranger, [file.id]);
      claimed.resolve();
      // Gives the statement on the other connection time, while this transaction is open.
      for (let times = 0; times < 100; times += 1) await tx.execute(sql`select 1`);
    });
    expect((await removal).statusCode).toBe(404);
    granted.set(file.id, stranger);
    expect((await get(file.id)).statusCode).toBe(200);
  });

  it('given a file that nobody has added for long, then it goes; what is added or new stays', async () => {
    as(stranger);
    const [old, added, fresh] = [
      await sent('a.pdf', pdf),
      await sent('b.pdf', pdf),
      await sent('c.pdf', pdf),
    ];
    const before = stored().length;
    const long = new Date('2026-01-01T00:00:00Z');
    for (const { id } of [old, added])
      await database.db.update(uploads).set({ uploadedAt: long }).where(eq(uploads.fileId, id));
    await database.transaction((tx) => claimUploads(tx, stranger, [added.id]));
    const cleaning = { database, storage: createStorage({ dataDirectory: folder, random: systemRandom }) };
    const moment = new Date('2026-02-01T00:00:00Z');
    expect(await forgetUploads(cleaning, moment, 10)).toBe(1);
    expect(await forgetUploads(cleaning, moment, 10)).toBe(0);
    expect([(await get(old.id)).statusCode, (await get(fresh.id)).statusCode]).toEqual([404, 200]);
    expect(stored()).toHaveLength(before - 1);
    await remove(fresh.id);
  });

  it('given a file taken back, then its bytes are gone; given too many that wait, then no more come', async () => {
    as(stranger);
    const file = await sent('a.pdf', pdf);
    const before = stored().length;
    expect((await remove(file.id)).statusCode).toBe(204);
    expect((await get(file.id)).statusCode).toBe(404);
    expect(stored()).toHaveLength(before - 1);
    const row = { filename: 'x.pdf', extension: 'pdf', folder: 'uploads', isPublic: false };
    const rows = Array.from({ length: uploadLimits.openFiles }, (_, i) => ({
      ...row,
      storageKey: `uploads/${i}.pdf`,
    }));
    const made = await database.db.insert(files).values(rows).returning();
    await database.db.insert(uploads).values(made.map(({ id }) => ({ fileId: id, userId: stranger })));
    as(owner);
    await remove((await sent('b.pdf', pdf)).id);
    as(stranger);
    const answer = await send('b.pdf', pdf);
    expect([answer.statusCode, answer.json<{ error: string }>().error]).toEqual([422, 'files-too-many']);
  });
});
