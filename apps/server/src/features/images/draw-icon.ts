import sharp from 'sharp';
import { onCup } from '@sevenmetre/rules/identity';
import { paperInk } from '@sevenmetre/rules/look';

export interface Icon {
  /** Pixels of each side. */
  readonly size: number;
  /** A maskable icon may be cut to a circle of four fifths. */
  readonly kind: 'tile' | 'maskable';
}

/** The part of an icon that the logo fills. */
const filled = { tile: 0.8, maskable: 0.58 } as const;

/**
 * A logo in the middle of a square of the accent. A logo without transparent parts brings its own background, so
 * it stands on the light one.
 */
export async function drawIcon(logo: Buffer, { size, kind }: Icon, accent: string | null): Promise<Buffer> {
  const side = Math.round(size * filled[kind]);
  const { isOpaque } = await sharp(logo).stats();
  const fitted = await sharp(logo).resize({ width: side, height: side, fit: 'inside' }).png().toBuffer();
  const background = isOpaque ? onCup : (accent ?? paperInk);
  return sharp({ create: { width: size, height: size, channels: 4, background } })
    .composite([{ input: fitted, gravity: 'centre' }])
    .png({ compressionLevel: 9 })
    .toBuffer();
}
