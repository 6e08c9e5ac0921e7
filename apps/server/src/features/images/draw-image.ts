import sharp from 'sharp';
import type { Sharp } from 'sharp';
import type { ImageFormat } from '@sevenmetre/contract/images/images';
import { ImageFault } from './image-fault.ts';
import type { ImageLimits } from './limits.ts';
import { pictureKind } from './picture-kind.ts';

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
 * @throws ImageFault image-unreadable: it is no picture, is broken, or is larger than `limits` allow
 */
export async function drawImage(source: Buffer, drawing: Drawing, limits: ImageLimits): Promise<Buffer> {
  if (pictureKind(source) === null) throw new ImageFault('image-unreadable');
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
    throw new ImageFault('image-unreadable', error);
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
