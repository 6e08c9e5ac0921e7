import { onCup } from '@sevenmetre/rules/identity';
import { categoryLook, glyphPath, paperInk } from '@sevenmetre/rules/look';
import type { CategoryHead } from '@sevenmetre/rules/snapshot';
import { setToFit } from './typesetter.ts';
import type { Setting } from './typesetter.ts';

/** Size in pixels of a card, as networks with link previews expect it. */
export const cardSize = { width: 1200, height: 630 } as const;

/** The light theme: cards are shown on pages of others. */
export const paper = '#f4eddc';
export const sheet = '#fffcf3';
export const ink = paperInk;
export const faded = '#574f3f';
export const now = '#bf240b';

export interface TextPlace {
  readonly x: number;
  /** Of the baseline. */
  readonly y: number;
  readonly width: number;
  readonly anchor?: 'start' | 'middle' | 'end';
  readonly fill?: string;
  /** The smallest font size before a long text is cut. */
  readonly smallest?: number;
}

/** A line of text at its place, in the given size or a smaller one. */
export function textAt(text: string, setting: Setting, place: TextPlace): string {
  const { x, y, width, anchor = 'start', fill = ink, smallest = setting.size * 0.6 } = place;
  const line = setToFit(text, setting, width, smallest);
  const left = anchor === 'start' ? x : x - line.width / (anchor === 'middle' ? 2 : 1);
  return `<path d="${line.path}" fill="${fill}" transform="translate(${left.toFixed(1)} ${y})"/>`;
}

/** The shape of a category in a square of this size. */
export function glyphAt(category: CategoryHead, x: number, y: number, size: number): string {
  const { shape, fill, copies } = categoryLook(category.gender, category.ageRank);
  const path = glyphPath(shape, fill);
  const scale = size / 24;
  const one = (index: number) =>
    `<path d="${path}" fill="${ink}" fill-rule="evenodd" transform="translate(${x + index * size} ${y}) scale(${scale})"/>`;
  return Array.from({ length: copies }, (_, index) => one(index)).join('');
}

/** The sign of a cup: its logo on the accent, else the first letter of its name. */
export function cupMark({ name, accent, logo }: CupOnCard, x: number, y: number, size: number): string {
  const tile = `<rect x="${x}" y="${y}" width="${size}" height="${size}" rx="${size * 0.16}" fill="${accent ?? ink}"/>`;
  const place = { x: x + size / 2, y: y + size * 0.75, width: size, anchor: 'middle', fill: onCup } as const;
  const sign =
    logo === null
      ? textAt(name.slice(0, 1), { weight: 900, size: size * 0.7 }, place)
      : `<image x="${x}" y="${y}" width="${size}" height="${size}" href="${logo}"/>`;
  return tile + sign;
}

export interface CupOnCard {
  readonly name: string;
  /** `#rrggbb`. */
  readonly accent: string | null;
  /** As a `data:` address. */
  readonly logo: string | null;
  /** Web address, as people type it. */
  readonly address: string | null;
}

/** The frame of a card: the category's colour and the cup's name on top, its mark and address below. */
export function cardAround(content: string, { category, heading, cup, foot }: CardFrame): string {
  const { width, height } = cardSize;
  const look = category && categoryLook(category.gender, category.ageRank);
  const glyphs = category && look ? glyphAt(category, 60, 34, 64) : '';
  const left = 60 + (look ? 64 * look.copies + 24 : 0);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<rect width="${width}" height="${height}" fill="${paper}"/>`,
    `<rect width="${width}" height="132" fill="${look?.ink ?? sheet}"/>`,
    glyphs,
    textAt(heading, { weight: 900, size: 64 }, { x: left, y: 90, width: 560 }),
    textAt(cup.name, { weight: 700, size: 34 }, { x: width - 60, y: 84, width: 420, anchor: 'end' }),
    content,
    `<line x1="0" x2="${width}" y1="560" y2="560" stroke="${ink}" stroke-width="4" stroke-dasharray="18 12"/>`,
    textAt(foot, { weight: 700, size: 30 }, { x: 60, y: 608, width: 760 }),
    cupMark(cup, width - 60 - 46, 572, 46),
    cup.address === null
      ? ''
      : textAt(cup.address, { weight: 900, size: 30 }, { x: width - 124, y: 608, width: 300, anchor: 'end' }),
    '</svg>',
  ].join('');
}

export interface CardFrame {
  /** null: the match has no category yet. */
  readonly category: CategoryHead | null;
  readonly heading: string;
  readonly cup: CupOnCard;
  readonly foot: string;
}
