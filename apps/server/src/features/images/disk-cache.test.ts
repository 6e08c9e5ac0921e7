import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DiskCache } from './disk-cache.ts';
import { ImageError } from './image-error.ts';
import { Limiter } from './limiter.ts';

const key = (digit: string) => digit.repeat(64);

describe('the cache on the disk', () => {
  let folder: string;
  let names = 0;
  const open = (maxBytes = 100) =>
    new DiskCache({ folder: join(folder, 'images'), maxBytes, uniqueName: () => `n${(names += 1)}` });

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'sevenmetre-cache-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('gives back what was written, also to the next process', async () => {
    const cache = open();
    expect(await cache.read(key('a'))).toBeNull();
    await cache.write(key('a'), Buffer.from('one'));
    expect((await cache.read(key('a')))?.toString()).toBe('one');
    expect((await open().read(key('a')))?.toString()).toBe('one');
  });

  it('holds no more than it may; what was asked for last stays', async () => {
    const cache = open();
    await cache.write(key('a'), Buffer.alloc(40));
    await cache.write(key('b'), Buffer.alloc(40));
    await cache.read(key('a'));
    await cache.write(key('c'), Buffer.alloc(40));
    expect(await cache.read(key('b'))).toBeNull();
    expect(await cache.read(key('a'))).not.toBeNull();
    expect(readdirSync(join(folder, 'images')).sort()).toEqual([key('a'), key('c')]);
    await cache.write(key('d'), Buffer.alloc(101));
    expect(await cache.read(key('d'))).toBeNull();
  });

  it('makes room among what an earlier process left, and clears what it left half written', async () => {
    await open(1000).write(key('a'), Buffer.alloc(400));
    writeFileSync(join(folder, 'images', 'x.part'), 'half');
    await open(100).read(key('b'));
    expect(readdirSync(join(folder, 'images'))).toEqual([]);
  });

  it('writes and reads nowhere else, whatever the key or what lies in its folder', async () => {
    writeFileSync(join(folder, 'secret'), 'of somebody else');
    mkdirSync(join(folder, 'images'));
    symlinkSync(join(folder, 'secret'), join(folder, 'images', key('b')));
    const cache = open();
    await cache.write('../escape', Buffer.from('x'));
    expect(readdirSync(folder)).toEqual(['images', 'secret']);
    expect([await cache.read('../secret'), await cache.read(key('b'))]).toEqual([null, null]);
  });

  it('costs nothing but itself when the disk fails', async () => {
    writeFileSync(join(folder, 'images'), 'a file where the folder should be');
    const cache = open();
    await cache.write(key('a'), Buffer.from('one'));
    expect(await cache.read(key('a'))).toBeNull();
  });
});

describe('a limiter', () => {
  it('lets two work and some wait, and refuses the next', async () => {
    const limiter = new Limiter(2, 1);
    const ends: (() => void)[] = [];
    let begun = 0;
    const work = () =>
      limiter.run(() => {
        begun += 1;
        return new Promise<void>((done) => ends.push(done));
      });
    const all = [work(), work(), work()];
    await expect(work()).rejects.toThrow(ImageError);
    expect(begun).toBe(2);
    ends[0]?.();
    await all[0];
    await new Promise((done) => setImmediate(done));
    expect(begun).toBe(3);
    for (const end of ends) end();
    await Promise.all(all);
    await limiter.run(async () => undefined);
  });

  it('goes on after work that fails', async () => {
    const limiter = new Limiter(1, 0);
    await expect(limiter.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(await limiter.run(async () => 7)).toBe(7);
  });
});
