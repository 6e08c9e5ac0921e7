import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { imageAddress } from '@sevenmetre/contract/images/images';
import { bothDatabases } from '../../../tests/database.ts';
import type { TestDatabase } from '../../../tests/database.ts';
import { makeSmallCup } from '../../../tests/small-cup.ts';
import { systemClock } from '../../platform/clock/index.ts';
import { configurationEntries, files, placeFiles, places } from '../../platform/database/schema/index.ts';
import { mount } from '../../platform/http/index.ts';
import { testServer } from '../../platform/http/testing/test-server.ts';
import { systemRandom } from '../../platform/random/index.ts';
import { findIdentity, Images, imageHandlers } from './index.ts';
import { type ImageLimits, imageLimits } from './limits.ts';

describe.each(bothDatabases())('the image proxy on $name', (kind) => {
  const folder = mkdtempSync(join(tmpdir(), 'sevenmetre-images-'));
  let database: TestDatabase;
  let server: ReturnType<typeof testServer>;
  let hall: number;
  let editionId: number;
  let images: Images;

  beforeAll(async () => {
    database = await kind.open();
    const cup = await makeSmallCup(database);
    hall = cup.halls[0] ?? 0;
    editionId = cup.editionId;
    mkdirSync(join(folder, 'files', 'places'), { recursive: true });
    const red = sharp({ create: { width: 600, height: 300, channels: 3, background: 'red' } });
    for (const name of ['a1.jpg', 'c3.jpg', 'd4.jpg', 'e5.jpg', 'logo.jpg'])
      writeFileSync(join(folder, 'files', 'places', name), await red.jpeg().toBuffer());
    writeFileSync(join(folder, 'files', 'places', 'b2.svg'), '<svg><script>alert(1)</script></svg>');
    writeFileSync(join(folder, 'secret.jpg'), 'secret');
    for (const storageKey of ['places/a1.jpg', 'places/b2.svg', 'places/gone.jpg'])
      await attach(storageKey, hall);
    await attach('places/c3.jpg', null);
    await attach('places/d4.jpg', hall, false);
    server = testServer();
    const { db } = database;
    images = new Images({
      db,
      clock: systemClock,
      random: systemRandom,
      dataDirectory: folder,
      hosts: ['pictures.example.org'],
      resolve: async () => ['10.0.0.1'],
    });
    const handlers = imageHandlers(images);
    mount(server.app, handlers, { identify: async () => null, checkAnswers: true });
  });
  afterAll(async () => {
    await server.app.close();
    await database.cleanup();
    rmSync(folder, { recursive: true, force: true });
  });

  async function attach(storageKey: string, placeId: number | null, isPublic = true): Promise<void> {
    const [file] = await database.db
      .insert(files)
      .values({ storageKey, filename: 'A picture.jpg', extension: 'jpg', folder: 'places', isPublic })
      .returning();
    if (placeId !== null) await database.db.insert(placeFiles).values({ placeId, fileId: file?.id ?? 0 });
  }
  const get = (url: string, headers: Record<string, string> = {}) => server.app.inject({ url, headers });
  const picture = imageAddress('/files/places/a1.jpg', { width: 128 });

  it('gives our own picture in the size and format that was asked for, for ever', async () => {
    const answer = await get(picture, { 'accept-encoding': 'br, gzip' });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    expect(answer.headers['content-encoding']).toBeUndefined();
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
    // The logo of a mail is shown by the site where its reader has the mailbox.
    expect(answer.headers['cross-origin-resource-policy']).toBe('cross-origin');
    const { width, height, format } = await sharp(answer.rawPayload).metadata();
    expect([width, height, format]).toEqual([128, 64, 'webp']);
    const etag = String(answer.headers.etag);
    expect(etag).toMatch(/^"[\w-]+"$/);
    expect((await get(picture, { 'if-none-match': etag })).statusCode).toBe(304);
    expect((await get(picture)).rawPayload).toEqual(answer.rawPayload);
  });

  it.each([
    ['webp', 'webp'],
    ['avif', 'heif'],
    ['jpeg', 'jpeg'],
    ['png', 'png'],
  ] as const)('fits the picture into the height that was asked for, as %s', async (format, drawn) => {
    const answer = await get(imageAddress('/files/places/a1.jpg', { height: 128, format }));
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, `image/${format}`]);
    const made = await sharp(answer.rawPayload).metadata();
    expect([made.width, made.height, made.format]).toEqual([256, 128, drawn]);
    const both = await get(imageAddress('/files/places/a1.jpg', { width: 384, height: 64, format }));
    const fitted = await sharp(both.rawPayload).metadata();
    expect([fitted.width, fitted.height]).toEqual([128, 64]);
  });

  it('makes what many ask for at once only once, and the same for all', async () => {
    const address = imageAddress('/files/places/a1.jpg', { width: 64, format: 'png' });
    const answers = await Promise.all(Array.from({ length: 60 }, () => get(address)));
    expect(
      new Set(answers.map(({ statusCode, headers }) => `${statusCode} ${String(headers.etag)}`)).size,
    ).toBe(1);
  });

  it('[ID1] serves the logo of a cup and draws its icons, but no private file and no paper', async () => {
    const set = async (value: number, extension: string, isPublic: boolean) => {
      await database.db.delete(configurationEntries).where(eq(configurationEntries.key, 'cup-logo'));
      await database.db
        .update(files)
        .set({ extension, isPublic })
        .where(eq(files.storageKey, 'places/logo.jpg'));
      const entry = { key: 'cup-logo', dataType: 'integer', labelCs: 'x', labelEn: 'x', editionId } as const;
      await database.db.insert(configurationEntries).values({ ...entry, value: String(value) });
      return findIdentity(editionId, database.db);
    };
    await attach('places/logo.jpg', null);
    const [file] = await database.db.select().from(files).where(eq(files.storageKey, 'places/logo.jpg'));
    const id = file?.id ?? 0;
    const address = imageAddress('/files/places/logo.jpg', { width: 64 });
    expect((await get(address)).statusCode).toBe(404);
    expect(await set(id, 'jpg', false)).toBeNull();
    expect(await set(id, 'pdf', true)).toBeNull();
    const identity = await set(id, 'jpg', true);
    expect(identity?.logo).toBe('/files/places/logo.jpg');
    expect((await get(address)).statusCode).toBe(200);
    for (const size of [32, 180, 512]) {
      const icon = await images.icon(identity ?? undefined, { size, kind: 'tile' });
      const made = await sharp(icon ?? Buffer.alloc(0)).metadata();
      expect([made.width, made.height, made.format]).toEqual([size, size, 'png']);
    }
    expect(await images.logo(identity ?? undefined)).toEqual({
      logo: expect.stringContaining('data:image/png;base64,'),
      isLasting: true,
    });
    expect(await images.logo(undefined)).toEqual({ logo: null, isLasting: true });
    // Papers are white, and the logo of a cup may be.
    const tile = await images.icon(identity ?? undefined, { size: 256, kind: 'tile' });
    expect(await images.paperLogo(editionId)).toEqual({
      logo: `data:image/png;base64,${tile?.toString('base64')}`,
      isLasting: true,
    });
  });

  it.each([
    // These files exist, but are refused: one without a place, a private one, an unknown one.
    ['/files/places/c3.jpg', 404, 'image-unknown'],
    ['/files/places/d4.jpg', 404, 'image-unknown'],
    ['/files/places/e5.jpg', 404, 'image-unknown'],
    ['/files/places/none.jpg', 404, 'image-unknown'],
    ['/files/places/gone.jpg', 404, 'image-unknown'],
    ['/files/places/b2.svg', 422, 'image-unreadable'],
    ['/files/../secret.jpg', 403, 'image-source-refused'],
    ['/files/places/..%2F..%2Fsecret.jpg', 403, 'image-source-refused'],
    ['/files//etc/passwd', 403, 'image-source-refused'],
    ['https://elsewhere.example.org/a.jpg', 403, 'image-source-refused'],
    ['https://pictures.example.org/a.jpg', 403, 'image-source-refused'],
    ['http://127.0.0.1/a.jpg', 403, 'image-source-refused'],
    ['javascript:alert(1)', 403, 'image-source-refused'],
  ])('answers %s with %i', async (url, status, error) => {
    const answer = await get(`/api/v1/images?width=64&url=${encodeURIComponent(url)}`);
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toEqual({ error, additionalProperties: {} });
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it.each([
    ['65', '128'],
    ['640', '768'],
    ['2001', '2000'],
  ])('a width of %s is rounded to the next that is made, %s', async (asked, made) => {
    const [answer, other] = await Promise.all(
      [asked, made].map((width) => get(`/api/v1/images?url=/files/places/a1.jpg&format=png&width=${width}`)),
    );
    expect([answer?.statusCode, answer?.rawPayload.equals(other?.rawPayload ?? Buffer.of())]).toEqual([
      200,
      true,
    ]);
  });

  it.each([
    'width=0',

    'height=-1',
    'width=1e3',
    'format=svg',
    'format=html',
    'width=64&width=64',
  ])('does not understand %s', async (query) => {
    const answer = await get(`/api/v1/images?url=/files/places/a1.jpg&${query}`);
    expect(answer.statusCode).toBe(400);
  });

  it('reads no file of ours that is larger than a source may be', async () => {
    expect(await refusalsUnder({ sourceBytes: 100 }, [picture])).toEqual(['image-unreadable']);
  });

  it('refuses a host that is not configured also while it is too busy to draw anything', async () => {
    const elsewhere = imageAddress('https://elsewhere.example.org/a.jpg', { width: 128 });
    expect(await refusalsUnder({ drawing: 0, waiting: 0 }, [picture, elsewhere])).toEqual([
      'image-busy',
      'image-source-refused',
    ]);
  });

  /** Refusals under other limits, in an empty folder without drawn pictures. */
  async function refusalsUnder(limits: Partial<ImageLimits>, addresses: readonly string[]) {
    const small = testServer();
    const dataDirectory = mkdtempSync(join(tmpdir(), 'sevenmetre-images-'));
    cpSync(join(folder, 'files'), join(dataDirectory, 'files'), { recursive: true });
    const outside = { db: database.db, clock: systemClock, random: systemRandom, hosts: [] };
    const handlers = imageHandlers(
      new Images({ ...outside, limits: { ...imageLimits, ...limits }, dataDirectory }),
    );
    mount(small.app, handlers, { identify: async () => null, checkAnswers: true });
    const answers = await Promise.all(addresses.map((url) => small.app.inject({ url })));
    await small.app.close();
    rmSync(dataDirectory, { recursive: true, force: true });
    return answers.map((answer) => answer.json().error);
  }

  it('given a place that is taken out of use, then its picture is gone at once, made or not', async () => {
    await database.db.update(places).set({ isActive: false }).where(eq(places.id, hall));
    expect((await get(picture)).statusCode).toBe(404);
    await database.db.update(places).set({ isActive: true }).where(eq(places.id, hall));
    expect((await get(picture)).statusCode).toBe(200);
  });
});
