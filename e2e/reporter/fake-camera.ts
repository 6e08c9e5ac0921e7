import { writeFileSync } from 'node:fs';

/** A square of modules, true where one is dark. */
export type Modules = readonly (readonly boolean[])[];

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
export function filmCodes(file: string, codes: readonly Modules[]): void {
  const head = Buffer.from(`YUV4MPEG2 W${frame.width} H${frame.height} F10:1 Ip A1:1 C420jpeg\n`);
  const grey = Buffer.alloc((frame.width / 2) * (frame.height / 2), 128);
  const pictures = codes.flatMap((modules) => {
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
