import { inks } from '../look/index.ts';

/** Text on the accent of a cup; the style sheet has the same value. */
export const onCup = '#fff8e8';

/** The reds that mean "now" on light and dark pages; the style sheet has the same values. */
const reds = ['#bf240b', '#ff7355'] as const;
/** Least contrast of text on the accent (WCAG 2.2, 1.4.3). */
const leastContrast = 4.5;
/** Distance in OKLab below which two colours are taken for one another at a glance. */
const leastDistance = 0.12;
/** Background of the dark theme, and the contrast that a line on it has. */
const darkPaper = '#14110d';
const lineContrast = 7;

type AccentError = 'not-a-colour' | 'contrast' | 'red' | 'category';

export interface AccentCheck {
  /** Of the text on the accent, such as 7.7; 0: not a colour. */
  readonly contrast: number;
  readonly errors: readonly AccentError[];
}

/** Whether a text can be the accent of a cup: `#rrggbb`, readable text on it, far from red and from the inks of categories (rule ID2). */
export function checkAccent(text: string): AccentCheck {
  const colour = colourOf(text);
  if (colour === null) return { contrast: 0, errors: ['not-a-colour'] };
  const contrast = contrastOf(colour, onCup);
  const isNear = (others: readonly string[]) =>
    others.some((other) => distance(colour, other) < leastDistance);
  return {
    contrast,
    errors: [
      ...(contrast < leastContrast ? (['contrast'] as const) : []),
      ...(isNear(reds) ? (['red'] as const) : []),
      ...(isNear(Object.values(inks).flat()) ? (['category'] as const) : []),
    ],
  };
}

/** `#rrggbb` in lower case; null: not a colour. */
export function colourOf(text: string): string | null {
  const colour = text.trim().toLowerCase();
  return /^#[\da-f]{6}$/.test(colour) ? colour : null;
}

/**
 * The accent for lines and links of the dark theme: the same hue, as light as a contrast of 7 : 1 with the
 * background needs.
 */
export function darkAccent(accent: string): string {
  const [, a, b] = oklab(accent);
  for (let lightness = 0.6; lightness < 1; lightness += 0.01) {
    const colour = hexOf(lightness, a, b);
    if (contrastOf(colour, darkPaper) >= lineContrast) return colour;
  }
  return onCup;
}

/** Contrast of two colours by WCAG, 1 to 21, rounded down to a tenth. */
export function contrastOf(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return Math.floor(((light + 0.05) / (dark + 0.05)) * 10) / 10;
}

function luminance(colour: string): number {
  const [red, green, blue] = linear(colour);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function distance(one: string, other: string): number {
  const [l, a, b] = oklab(one);
  const [otherL, otherA, otherB] = oklab(other);
  return Math.hypot(l - otherL, a - otherA, b - otherB);
}

type Three = readonly [number, number, number];

function linear(colour: string): Three {
  const part = (at: number) => {
    const value = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [part(1), part(3), part(5)];
}

/** https://bottosson.github.io/posts/oklab/ */
function oklab(colour: string): Three {
  const [red, green, blue] = linear(colour);
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

/** Parts outside of what a screen shows are cut. */
function hexOf(lightness: number, a: number, b: number): string {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const parts = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  const byte = (value: number) => {
    const seen = value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055;
    return Math.round(Math.min(1, Math.max(0, seen)) * 255)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${parts.map(byte).join('')}`;
}
