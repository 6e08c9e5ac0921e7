import sharp from 'sharp';
import type { Sharp } from 'sharp';
import type { ImageFormat } from '@sevenmetre/contract/images/images';
import { ImageError } from './image-error.ts';
import type { ImageLimits } from './limits.ts';

const kinds = ['jpeg', 'png', 'gif', 'webp', 'avif'] as const;
type PictureKind = (typeof kinds)[number];

/**
 * The kind of a picture by its first bytes, not by its name or declared type; null for everything else. SVG
 * and HTML are not accepted, because they can contain scripts.
 */
function pictureKind(bytes: Buffer): PictureKind | null {
  const text = (from: number, to: number) => bytes.toString('latin1', from, to);
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg';
  if (text(0, 8) === '\x89PNG\r\n\x1A\n') return 'png';
  if (/^GIF8[79]a$/.test(text(0, 6))) return 'gif';
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'webp';
  if (text(4, 8) === 'ftyp' && /^avi[fs]$/.test(text(8, 12))) return 'avif';
  return null;
}

export interface Drawing {
  /** Pixels; null: derived from the other side. */
  readonly width: number | null;
  readonly height: number | null;
  readonly format: ImageFormat;
}

// All other loaders of the library stay blocked: only these kinds, and SVG for our own share cards.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadNsgifBuffer',
    'VipsForeignLoadWebpBuffer',
    'VipsForeignLoadHeifBuffer',
    'VipsForeignLoadSvgBuffer',
  ],
});
// The server's processors are shared, and the library's own cache would duplicate the one on the disk.
sharp.concurrency(1);
sharp.cache(false);

/**
 * The picture in the requested size and format: fitted in, rotated upright, never enlarged, without metadata
 * such as place and time.
 * @throws ImageError image-unreadable: not a picture, broken, or larger than `limits` allow
 */
export async function drawImage(source: Buffer, drawing: Drawing, limits: ImageLimits): Promise<Buffer> {
  if (pictureKind(source) === null) throw new ImageError('image-unreadable');
  const { width, height, format } = drawing;
  const picture = sharp(source, { limitInputPixels: limits.pixels, failOn: 'error', pages: 1 });
  try {
    await assertDecodable(picture);
    return await picture
      .timeout({ seconds: limits.drawSeconds })
      .rotate()
      .resize({
        ...(width === null ? {} : { width }),
        ...(height === null ? {} : { height }),
        fit: 'inside',
        withoutEnlargement: true,
      })
      .toFormat(format, options[format])
      .toBuffer();
  } catch (error) {
    throw new ImageError('image-unreadable', error);
  }
}

/** The library detects the format itself; it must find one of the same kinds. */
async function assertDecodable(picture: Sharp): Promise<void> {
  const { format } = await picture.metadata();
  if (!decodable.has(format)) throw new Error(`A picture of the kind ${format} is not decoded`);
}

const decodable: ReadonlySet<string | undefined> = new Set(['jpeg', 'png', 'gif', 'webp', 'heif', 'avif']);

const options = {
  webp: { quality: 78 },
  avif: { quality: 55, effort: 2 },
  jpeg: { quality: 80, mozjpeg: true },
  png: { compressionLevel: 9 },
} as const;
