import type { Gender } from '../vocabulary/index.ts';

/** Ages of one gender, oldest first: so many sides has the shape. */
const shapes = ['pentagon', 'square', 'triangle', 'half-disc', 'circle'] as const;
export type Shape = (typeof shapes)[number];

/** Boys are solid, girls open, mixed teams half and half. */
const fills = { M: 'solid', W: 'open', X: 'half' } as const satisfies Record<Gender, string>;
export type Fill = (typeof fills)[Gender];

/** Text on any of them is `paperInk`, at least 7.5 : 1. In order of age; the stylesheet holds the same values. */
export const inks = {
  M: ['#ff9a3d', '#ffcb2e', '#5fc67a', '#63b7f2', '#b998ff'],
  W: ['#ff8fa3', '#b9d532', '#3cc6bf', '#8fa6ff', '#ee8edc'],
  X: ['#e3b58c', '#d3c78f', '#a9cf9f', '#a6c6d6', '#d2b6dc'],
} as const satisfies Record<Gender, readonly string[]>;
export const paperInk = '#1c1914';

/** Names of the genders in classes of the stylesheet. */
const inkNames = { M: 'boys', W: 'girls', X: 'mixed' } as const satisfies Record<Gender, string>;

export interface CategoryLook {
  readonly shape: Shape;
  readonly fill: Fill;
  /** How often the shape stands in the glyph: from the sixth age of a gender on it is doubled, then tripled. */
  readonly copies: 1 | 2 | 3;
  /** Of the category's plate, `#rrggbb`. */
  readonly ink: string;
  /** Class of the stylesheet that sets the ink. */
  readonly inkClass: string;
}

/**
 * How a category is printed, from its gender and its rank by age (0 is the oldest of its gender).
 * Fewer than five ages use the first shapes; more begin again with doubled and tripled shapes, so that shape, fill and
 * copies together are unique up to fifteen ages of each gender, without any colour.
 */
export function categoryLook(gender: Gender, ageRank: number): CategoryLook {
  const rank = Math.max(0, Math.trunc(ageRank));
  const turn = Math.floor(rank / shapes.length);
  const place = rank % inks[gender].length;
  return {
    shape: shapes[rank % shapes.length] ?? 'circle',
    fill: fills[gender],
    copies: turn === 0 ? 1 : turn === 1 ? 2 : 3,
    ink: inks[gender][place] ?? inks[gender][0],
    inkClass: `category-ink--${inkNames[gender]}-${place}`,
  };
}
