import type { Fill, Shape } from './category-look.ts';

/** Outline, hole, and the left half of the hole, in a box of 24 × 24. */
const drawings: Record<Shape, readonly [outline: string, hole: string, half: string]> = {
  pentagon: [
    'M12 1.5 23 9.7 18.8 22.5H5.2L1 9.7Z',
    'M12 7.2 17.4 11.2 15.3 17.5H8.7L6.6 11.2Z',
    'M12 7.2V17.5H8.7L6.6 11.2Z',
  ],
  square: ['M2.5 2.5h19v19h-19Z', 'M8 8h8v8H8Z', 'M8 8h4v8H8Z'],
  triangle: ['M12 1.5 23.4 21.8H.6Z', 'M12 10.3 16.6 18.2H7.4Z', 'M12 10.3V18.2H7.4Z'],
  'half-disc': [
    'M4.5 1.5H10a10.5 10.5 0 0 1 0 21H4.5Z',
    'M8.8 7.3h2a4.7 4.7 0 0 1 0 9.4h-2Z',
    'M8.8 7.3h2.6v9.4H8.8Z',
  ],
  circle: [
    'M12 1.3a10.7 10.7 0 1 0 0 21.4 10.7 10.7 0 0 0 0-21.4Z',
    'M12 7.2a4.8 4.8 0 1 0 0 9.6 4.8 4.8 0 0 0 0-9.6Z',
    'M12 7.2a4.8 4.8 0 0 0 0 9.6Z',
  ],
};

/** The path of a glyph, for the even-odd fill rule: solid, open, or with the left half of the hole filled. */
export function glyphPath(shape: Shape, fill: Fill): string {
  const [outline, hole, half] = drawings[shape];
  if (fill === 'solid') return outline;
  return fill === 'open' ? outline + hole : outline + hole + half;
}
