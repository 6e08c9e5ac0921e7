import type { Dirent } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export interface DiskCacheOptions {
  readonly folder: string;
  readonly maxBytes: number;
  /** Unique in this process and among other processes with the same folder. */
  readonly uniqueName: () => string;
}

const entryName = /^[a-f\d]{64}$/;

/**
 * Files by hash in a folder; the least recently used are deleted when it is full. Files of an earlier process
 * are found again. Errors of the disk disable the cache, but never fail the answer.
 */
export class DiskCache {
  readonly #options: DiskCacheOptions;
  /** Sizes in bytes, least recently used first. */
  readonly #sizes = new Map<string, number>();
  #bytes = 0;
  #ready: Promise<void> | null = null;

  constructor(options: DiskCacheOptions) {
    this.#options = options;
  }

  /** @param key 64 hexadecimal digits */
  async read(key: string): Promise<Buffer | null> {
    await this.#prepare();
    const size = this.#sizes.get(key);
    if (size === undefined) return null;
    this.#sizes.delete(key);
    this.#sizes.set(key, size);
    return readFile(this.#path(key)).catch(() => {
      this.#forget(key);
      return null;
    });
  }

  async write(key: string, bytes: Buffer): Promise<void> {
    await this.#prepare();
    if (!entryName.test(key) || bytes.length > this.#options.maxBytes) return;
    const half = join(this.#options.folder, `${this.#options.uniqueName()}.part`);
    try {
      await writeFile(half, bytes, { flag: 'wx' });
      await rename(half, this.#path(key));
    } catch {
      await rm(half, { force: true }).catch(() => {});
      return;
    }
    this.#note(key, bytes.length);
    await this.#makeRoom();
  }

  async #makeRoom(): Promise<void> {
    for (const key of this.#sizes.keys()) {
      if (this.#bytes <= this.#options.maxBytes) return;
      this.#forget(key);
      await rm(this.#path(key), { force: true }).catch(() => {});
    }
  }

  #prepare(): Promise<void> {
    this.#ready ??= this.#load().catch(() => {});
    return this.#ready;
  }

  async #load(): Promise<void> {
    const { folder } = this.#options;
    await mkdir(folder, { recursive: true });
    const entries = await readdir(folder, { withFileTypes: true });
    const found = await Promise.all(entries.map((entry) => this.#measure(entry)));
    const known = found.filter((one) => one !== null).sort((a, b) => a.usedAt - b.usedAt);
    for (const { name, size } of known) this.#note(name, size);
    await this.#makeRoom();
  }

  /** Half-written files of a killed process are deleted. */
  async #measure(entry: Dirent): Promise<{ name: string; size: number; usedAt: number } | null> {
    const path = join(this.#options.folder, entry.name);
    if (entry.name.endsWith('.part')) await rm(path, { force: true });
    if (!entry.isFile() || !entryName.test(entry.name)) return null;
    const { size, mtimeMs } = await stat(path);
    return { name: entry.name, size, usedAt: mtimeMs };
  }

  #note(key: string, size: number): void {
    this.#forget(key);
    this.#sizes.set(key, size);
    this.#bytes += size;
  }

  #forget(key: string): void {
    this.#bytes -= this.#sizes.get(key) ?? 0;
    this.#sizes.delete(key);
  }

  #path(key: string): string {
    return join(this.#options.folder, key);
  }
}
