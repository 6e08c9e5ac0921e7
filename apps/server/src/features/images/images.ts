import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import type { Identity } from '@sevenmetre/rules/identity';
import { millisecondsOfDay } from '@sevenmetre/rules/dates';
import type { Clock } from '../../platform/clock/index.ts';
import type { Db } from '../../platform/database/index.ts';
import type { Random } from '../../platform/random/index.ts';
import { DiskCache } from './disk-cache.ts';
import type { Icon } from './draw-icon.ts';
import type { Drawing } from './draw-image.ts';
import { fetchImage } from './fetch-image.ts';
import type { FetchOptions } from './fetch-image.ts';
import { storageKeyOf } from './file-address.ts';
import { findIdentity, isPublicFile } from './file.repository.ts';
import { ImageError } from './image-error.ts';
import { imageLimits } from './limits.ts';
import type { ImageLimits } from './limits.ts';
import { Limiter } from './limiter.ts';

export interface ImagesOptions extends Pick<FetchOptions, 'hosts' | 'resolve' | 'isAllowed' | 'request'> {
  readonly db: Db;
  readonly clock: Clock;
  readonly random: Random;
  /** Uploaded files are in its folder `files`, drawn pictures in `images`. */
  readonly dataDirectory: string;
  readonly limits?: ImageLimits;
}

export interface DrawnImage {
  readonly bytes: Buffer;
  /** Whether the picture at this address may change. */
  readonly changes: boolean;
}

interface CupLogo {
  /** PNG in a `data:` address; null: the cup has none, or it cannot be drawn now. */
  readonly logo: string | null;
  /** The answer is the same until the identity changes, so that what is drawn with it may be kept. */
  readonly isLasting: boolean;
}

/** What papers of an edition are drawn with. */
export interface PaperImages {
  /** Draws the cup's logo; absent: papers have none. */
  readonly images?: Pick<Images, 'paperLogo'>;
}

/** Pictures of other hosts may change; they are fetched again after a day. */
/** Incremented when pictures are drawn differently, so that old files are not used. */
const generation = 1;

/** Pictures in the requested size, each drawn once and kept on the disk. */
export class Images {
  readonly #options: ImagesOptions;
  readonly #limits: ImageLimits;
  readonly #cache: DiskCache;
  readonly #limiter: Limiter;
  readonly #underWay = new Map<string, Promise<Buffer>>();

  constructor(options: ImagesOptions) {
    const { dataDirectory, random, limits = imageLimits } = options;
    this.#options = options;
    this.#limits = limits;
    this.#limiter = new Limiter(limits.drawing, limits.waiting);
    this.#cache = new DiskCache({
      folder: join(dataDirectory, 'images'),
      maxBytes: limits.cacheBytes,
      uniqueName: () => random.bytes(12).toString('hex'),
    });
  }

  /**
   * @param address a path of this site or an https address of a configured host
   * @throws ImageError
   */
  async get(address: string, drawing: Drawing): Promise<DrawnImage> {
    const storageKey = storageKeyOf(address);
    if (storageKey === null) {
      const day = Math.floor(this.#options.clock.now().getTime() / millisecondsOfDay);
      const source = () => fetchImage(address, { ...this.#options, limits: this.#limits });
      if (!this.#isOfHost(address)) throw new ImageError('image-source-refused');
      return { bytes: await this.#drawn(`${day} ${address}`, drawing, source), changes: true };
    }
    // Checked at each call, so that a removed picture is gone at once, also from the cache.
    if (!(await isPublicFile(storageKey, this.#options.db))) throw new ImageError('image-unknown');
    const source = () => this.#readFile(storageKey);
    return { bytes: await this.#drawn(storageKey, drawing, source), changes: false };
  }

  /** The logo of an edition, for its papers. */
  async paperLogo(editionId: number): Promise<CupLogo> {
    return this.tile((await findIdentity(editionId, this.#options.db)) ?? undefined);
  }

  /** The logo on a square of the accent, as pages show it: a light one alone is not seen on white paper. */
  async tile(identity: Identity | undefined): Promise<CupLogo> {
    const alone = await this.logo(identity);
    if (alone.logo === null) return alone;
    const tile = await this.icon(identity, { size: 256, kind: 'tile' });
    if (tile === null) return { ...alone, isLasting: false };
    return { logo: `data:image/png;base64,${tile.toString('base64')}`, isLasting: true };
  }

  /** The logo of a cup alone, for pictures that draw the square themselves. */
  async logo(identity: Identity | undefined): Promise<CupLogo> {
    if (!identity?.logo) return { logo: null, isLasting: true };
    try {
      const { bytes } = await this.get(identity.logo, { width: 256, height: 256, format: 'png' });
      return { logo: `data:image/png;base64,${bytes.toString('base64')}`, isLasting: true };
    } catch (error) {
      if (error instanceof ImageError) return { logo: null, isLasting: error.code === 'image-unreadable' };
      throw error;
    }
  }

  /** An icon of the installed app: the logo on the accent, PNG. null: the cup has no logo, or it cannot be drawn now. */
  async icon(identity: Identity | undefined, icon: Icon): Promise<Buffer | null> {
    const address = identity?.logo;
    const storageKey = storageKeyOf(address ?? '');
    if (!address || storageKey === null) return null;
    const { accent } = identity;
    const drawing = { width: icon.size, height: icon.size, format: 'png' } as const;
    const name = JSON.stringify([storageKey, accent, icon.kind]);
    try {
      return await this.#kept(name, drawing, async () => {
        const { drawIcon } = await import('./draw-icon.ts');
        const logo = await this.get(address, { width: 512, height: 512, format: 'png' });
        return drawIcon(logo.bytes, icon, accent);
      });
    } catch (error) {
      if (error instanceof ImageError) return null;
      throw error;
    }
  }

  /** Addresses that will be refused do not enter the cache or the queue. */
  #isOfHost(address: string): boolean {
    const { hosts } = this.#options;
    return hosts.length > 0 && hosts.includes(URL.parse(address)?.hostname ?? '');
  }

  #drawn(name: string, drawing: Drawing, source: () => Promise<Buffer>): Promise<Buffer> {
    return this.#kept(name, drawing, () =>
      this.#limiter.run(async () => {
        const { drawImage } = await import('./draw-image.ts');
        return drawImage(await source(), drawing, this.#limits);
      }),
    );
  }

  async #kept(name: string, drawing: Drawing, make: () => Promise<Buffer>): Promise<Buffer> {
    const text = JSON.stringify([generation, name, drawing.width, drawing.height, drawing.format]);
    const key = createHash('sha256').update(text).digest('hex');
    const known = await this.#cache.read(key);
    if (known) return known;
    // Concurrent calls for the same picture share the drawing.
    const underWay = this.#underWay.get(key) ?? this.#draw(key, make);
    return underWay;
  }

  #draw(key: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const making = make().finally(() => this.#underWay.delete(key));
    this.#underWay.set(key, making);
    void making.then((bytes) => this.#cache.write(key, bytes)).catch(() => {});
    return making;
  }

  async #readFile(storageKey: string): Promise<Buffer> {
    const file = await open(join(this.#options.dataDirectory, 'files', ...storageKey.split('/')), 'r').catch(
      () => {
        throw new ImageError('image-unknown');
      },
    );
    try {
      const { size } = await file.stat();
      if (size > this.#limits.sourceBytes) throw new ImageError('image-unreadable');
      return await file.readFile();
    } finally {
      await file.close();
    }
  }
}
