import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { oneLine } from '@sevenmetre/rules/language';
import { create } from 'fontkit';
import type { Font } from 'fontkit';

/** Font weights of cards. */
type Weight = 500 | 700 | 900;

export interface Setting {
  readonly weight: Weight;
  /** Font size in pixels of the picture. */
  readonly size: number;
}

/** A line of text as an outline; its left end on the baseline is (0, 0). */
export interface SetLine {
  /** Data of an SVG path. */
  readonly path: string;
  /** Pixels. */
  readonly width: number;
}

const require = createRequire(import.meta.url);
const scripts = ['latin', 'latin-ext'] as const;
const opened = new Map<Weight, readonly Font[]>();
/** Replaces characters that the fonts lack. */
const unknown = '\u00b7';

/** Sets a line. Texts are converted to outlines, so that pictures do not depend on installed fonts. */
export function setLine(text: string, { weight, size }: Setting): SetLine {
  let x = 0;
  const paths: string[] = [];
  for (const [font, part] of runsOf(fontsOf(weight), oneLine(text))) {
    const scale = size / font.unitsPerEm;
    const { glyphs, positions } = font.layout(part);
    for (const [index, glyph] of glyphs.entries()) {
      const { xAdvance = 0, xOffset = 0 } = positions[index] ?? {};
      paths.push(
        glyph.path
          .scale(scale, -scale)
          .translate(x + xOffset * scale, 0)
          .toSVG(),
      );
      x += xAdvance * scale;
    }
  }
  return { path: paths.join(''), width: x };
}

/**
 * The line in the largest size up to the given one that fits the width; cut with an ellipsis at the smallest.
 */
export function setToFit(text: string, setting: Setting, width: number, smallest: number): SetLine {
  const whole = setLine(text, setting);
  if (whole.width <= width) return whole;
  const size = Math.max(smallest, (setting.size * width) / whole.width);
  let cut = text;
  let line = setLine(cut, { ...setting, size });
  while (line.width > width && cut.length > 1) {
    cut = cut.slice(0, -1).trimEnd();
    line = setLine(`${cut}…`, { ...setting, size });
  }
  return line;
}

/** Splits a text by font; most names have characters of both. */
function runsOf(fonts: readonly Font[], text: string): [Font, string][] {
  const runs: [Font, string][] = [];
  for (const letter of text.normalize('NFC')) {
    const font = fonts.find((one) => one.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0));
    const [known, shown] = font ? [font, letter] : [fonts[0], unknown];
    const last = runs.at(-1);
    if (!known) continue;
    if (last?.[0] === known) last[1] += shown;
    else runs.push([known, shown]);
  }
  return runs;
}

function fontsOf(weight: Weight): readonly Font[] {
  const fonts = opened.get(weight) ?? scripts.map((script) => open(script, weight));
  opened.set(weight, fonts);
  return fonts;
}

function open(script: (typeof scripts)[number], weight: Weight): Font {
  const path = require.resolve(`@fontsource/gabarito/files/gabarito-${script}-${weight}-normal.woff2`);
  const font = create(readFileSync(path));
  if (!('layout' in font)) throw new Error(`${path} holds no single font`);
  return font;
}
