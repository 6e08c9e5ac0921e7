import sharp from 'sharp';
import type { Sharp } from 'sharp';
import type { ImageFormat } from '@sevenmetre/contract/images/images';
import { ImageError } from './image-error.ts';
import type { ImageLimits } from './limits.ts';

const kinds = ['jpeg', 'png', 'gif', 'webp', 'avif'] as const;
type PictureKind = (typeof kinds)[number];

/**
 * What the first bytes say a file is, whatever its name or sender says; null for everything else. SVG and HTML are text
 * that programs hide in, so they are never a picture here.
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
  /** Pixels; null: as the other one demands. */
  readonly width: number | null;
  readonly height: number | null;
  readonly format: ImageFormat;
}

// What the library could read besides stays shut: only these kinds, and SVG, of which our own share cards are drawn.
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
// Visitors share few processors; the library's own cache would only keep what the disk keeps already.
sharp.concurrency(1);
sharp.cache(false);

/**
 * The picture in the size and format that is asked for: fitted in, upright, never enlarged, without what cameras write
 * about place and time.
 *
 * @throws ImageError image-unreadable: it is no picture, is broken, or is larger than `limits` allow
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

/** The library looks at the bytes with eyes of its own; it must see one of the same kinds. */
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
