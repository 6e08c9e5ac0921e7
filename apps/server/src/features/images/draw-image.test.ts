import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { imageFormats } from '@sevenmetre/contract/images/images';
import { drawImage } from './draw-image.ts';
import { ImageError } from './image-error.ts';
import { imageLimits } from './limits.ts';
import type { ImageLimits } from './limits.ts';

const red = sharp({ create: { width: 600, height: 300, channels: 3, background: 'red' } });
const small = { width: 128, height: null, format: 'webp' } as const;

const drawn = (source: Buffer, limits: ImageLimits = imageLimits) =>
  drawImage(source, small, limits).catch((error: unknown) =>
    error instanceof ImageError ? error.code : error,
  );

describe('drawing a picture', () => {
  it.each(['jpeg', 'png', 'webp', 'avif', 'gif'] as const)(
    'reads %s and writes every format',
    async (kind) => {
      const source = await red.clone().toFormat(kind).toBuffer();
      for (const format of imageFormats) {
        const bytes = await drawImage(source, { ...small, format }, imageLimits);
        const { width, height, format: made } = await sharp(bytes).metadata();
        expect([width, height]).toEqual([128, 64]);
        expect(made).toBe(format === 'avif' ? 'heif' : format);
      }
    },
  );

  it('fits into both sizes and never enlarges', async () => {
    const source = await red.clone().png().toBuffer();
    const sizes = async (width: number | null, height: number | null) => {
      const drawing = { width, height, format: 'png' } as const;
      const made = await sharp(await drawImage(source, drawing, imageLimits)).metadata();
      return [made.width, made.height];
    };
    expect(await sizes(512, 64)).toEqual([128, 64]);
    expect(await sizes(2000, null)).toEqual([600, 300]);
    expect(await sizes(null, null)).toEqual([600, 300]);
  });

  it('leaves out where and when it was taken, and stands upright', async () => {
    const exif = { IFD0: { Copyright: 'somebody' }, IFD3: { GPSLatitude: '49/1 36/1 0/1' } };
    const source = await red.clone().withExif(exif).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const made = await sharp(await drawImage(source, { ...small, width: 64 }, imageLimits)).metadata();
    expect(made.exif).toBeUndefined();
    expect([made.width, made.height]).toEqual([64, 128]);
  });

  it.each([
    ['SVG', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'],
    ['SVG with a prologue', '<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a "aaaa">]><svg>&a;</svg>'],
    ['HTML', '<!doctype html><script>alert(1)</script>'],
    ['PDF', '%PDF-1.7 and so on and so on'],
    ['text that begins like a picture', 'GIF89a<svg xmlns="http://www.w3.org/2000/svg"/>'],
    [
      'SVG whose first bytes are a remark like the head of AVIF',
      '<!--ftypavif--><svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
    ],
    ['nothing', ''],
  ])('is no way in for %s', async (_, text) => {
    expect(await drawn(Buffer.from(text))).toBe('image-unreadable');
  });

  it('unfolds no bomb: a few kilobytes that claim nine hundred million pixels', async () => {
    const bomb = pngOf(30_000, 30_000, deflateSync(Buffer.alloc(4_000_000)));
    expect(bomb.length).toBeLessThan(10_000);
    expect(await drawn(bomb)).toBe('image-unreadable');
  });

  it('refuses what is cut off', async () => {
    const source = await red.clone().jpeg().toBuffer();
    expect(await drawn(source.subarray(0, 300))).toBe('image-unreadable');
    expect(await drawn(source, { ...imageLimits, pixels: 1000 })).toBe('image-unreadable');
  });
});

/** A greyscale PNG whose header claims this size. */
function pngOf(width: number, height: number, data: Buffer): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.writeUInt8(8, 8);
  const chunks = [chunk('IHDR', head), chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))];
  return Buffer.concat([Buffer.from('\x89PNG\r\n\x1A\n', 'latin1'), ...chunks]);
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

function crc(bytes: Buffer): number {
  let value = 0xffffffff;
  for (const byte of bytes) {
    value ^= byte;
    for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  }
  return (value ^ 0xffffffff) >>> 0;
}
