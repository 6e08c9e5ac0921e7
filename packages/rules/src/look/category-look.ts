import type { Gender } from '../vocabulary/index.ts';

/** Shapes by age within a gender, oldest first. */
const shapes = ['pentagon', 'square', 'triangle', 'half-disc', 'circle'] as const;
export type Shape = (typeof shapes)[number];

/** Fill: solid for boys, open for girls, half for mixed teams. */
const fills = { M: 'solid', W: 'open', X: 'half' } as const satisfies Record<Gender, string>;
export type Fill = (typeof fills)[Gender];

/**
 * Text on them is `paperInk`, with a contrast of at least 7.5 : 1. In order of age; the stylesheet has the
 * same values.
 */
export const inks = {
  M: ['#ff9a3d', '#ffcb2e', '#5fc67a', '#63b7f2', '#b998ff'],
  W: ['#ff8fa3', '#b9d532', '#3cc6bf', '#8fa6ff', '#ee8edc'],
  X: ['#e3b58c', '#d3c78f', '#a9cf9f', '#a6c6d6', '#d2b6dc'],
} as const satisfies Record<Gender, readonly string[]>;
export const paperInk = '#1c1914';

/** Names of the genders in CSS classes. */
const inkNames = { M: 'boys', W: 'girls', X: 'mixed' } as const satisfies Record<Gender, string>;

export interface CategoryLook {
  readonly shape: Shape;
  readonly fill: Fill;
  /** Number of shapes in the glyph: doubled from the sixth age of a gender on, then tripled. */
  readonly copies: 1 | 2 | 3;
  /** Background colour of the category, `#rrggbb`. */
  readonly ink: string;
  /** CSS class that sets the colour. */
  readonly inkClass: string;
}

/**
 * The look of a category by gender and rank of age (0 is the oldest of its gender). Fewer than five ages use
 * the first shapes; more start again with doubled and tripled shapes, so that categories are distinguishable
 * without colour up to fifteen ages of each gender.
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
