import { writeFileSync } from 'node:fs';
import type { BrowserContext } from '@playwright/test';

/** A square of modules, true where one is dark. */
export type Modules = readonly (readonly boolean[])[];

/** A code, and what it says. */
export interface Code {
  readonly modules: Modules;
  readonly text: string;
}

const frame = { width: 640, height: 480 };
/** How long each code is held before the camera: one and a half seconds. */
const frames = 15;

/** The modules of a code as the hand-over draws it: squares of ten in a picture with a margin of one. */
export function modulesOf(image: string): Modules {
  const svg = decodeURIComponent(image.slice(image.indexOf(',') + 1));
  const [, side = '0'] = /viewBox="0 0 (\d+)/.exec(svg) ?? [];
  const size = Number(side) / 10;
  const dark = new Set([...svg.matchAll(/M(\d+),(\d+)h10/g)].map(([, x, y]) => `${x},${y}`));
  const all = Array.from({ length: size }, (_, row) =>
    Array.from({ length: size }, (__, column) => dark.has(`${column * 10},${row * 10}`)),
  );
  return all.slice(1, -1).map((row) => row.slice(1, -1));
}

/** Writes a film in which one code after the other is held before the camera: what Chromium plays, over and over. */
export function filmCodes(file: string, codes: readonly Code[]): void {
  const head = Buffer.from(`YUV4MPEG2 W${frame.width} H${frame.height} F10:1 Ip A1:1 C420jpeg\n`);
  const grey = Buffer.alloc((frame.width / 2) * (frame.height / 2), 128);
  const pictures = codes.flatMap(({ modules }) => {
    const picture = [Buffer.from('FRAME\n'), pictureOf(modules), grey, grey];
    return Array.from({ length: frames }, () => picture).flat();
  });
  writeFileSync(file, Buffer.concat([head, ...pictures]));
}

/** The brightness of every pixel: the code in the middle, as large as it fits with a margin. */
function pictureOf(modules: Modules): Buffer {
  const scale = Math.floor((frame.height - 40) / modules.length);
  const left = Math.floor((frame.width - modules.length * scale) / 2);
  const top = Math.floor((frame.height - modules.length * scale) / 2);
  const light = Buffer.alloc(frame.width * frame.height, 235);
  for (const [row, line] of modules.entries())
    for (const [column, isDark] of line.entries()) {
      if (!isDark) continue;
      for (let y = 0; y < scale; y += 1) {
        const start = (top + row * scale + y) * frame.width + left + column * scale;
        light.fill(16, start, start + scale);
      }
    }
  return light;
}

/**
 * Gives a browser that reads no codes, as Chromium on Linux, a reader for these: it finds the dark square in the
 * camera's picture, and tells the text of the code whose modules are all there.
 */
export async function readsCodes(context: BrowserContext, codes: readonly Code[]): Promise<void> {
  await context.addInitScript(
    (known) => {
      const found = (video: HTMLVideoElement): string[] => {
        const canvas = new OffscreenCanvas(video.videoWidth, video.videoHeight);
        const picture = canvas.getContext('2d');
        if (picture === null) return [];
        picture.drawImage(video, 0, 0);
        const { data, width, height } = picture.getImageData(0, 0, canvas.width, canvas.height);
        const isDark = (x: number, y: number) =>
          (data[4 * (Math.floor(y) * width + Math.floor(x))] ?? 255) < 128;
        const all = Array.from({ length: width * height }, (_, index) => index);
        const dark = all.filter((index) => isDark(index % width, index / width));
        if (dark.length === 0) return [];
        const columns = dark.map((index) => index % width);
        const left = columns.reduce((a, b) => Math.min(a, b));
        const right = columns.reduce((a, b) => Math.max(a, b));
        const [top, bottom] = [Math.floor((dark[0] ?? 0) / width), Math.floor((dark.at(-1) ?? 0) / width)];
        const reads = (expected: boolean[][]) => {
          const [wide, high] = [(right + 1 - left) / expected.length, (bottom + 1 - top) / expected.length];
          return expected.every((line, row) =>
            line.every(
              (module, column) => isDark(left + (column + 0.5) * wide, top + (row + 0.5) * high) === module,
            ),
          );
        };
        return known.filter(({ modules }) => reads(modules)).map(({ text }) => text);
      };
      class Reader {
        detect(video: HTMLVideoElement) {
          return Promise.resolve(found(video).map((rawValue) => ({ rawValue })));
        }
      }
      Object.assign(globalThis, { BarcodeDetector: Reader });
    },
    codes.map(({ modules, text }) => ({ modules: modules.map((row) => [...row]), text })),
  );
}
