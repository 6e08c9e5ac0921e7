import { categoryLook, glyphPath, paperInk } from '@sevenmetre/rules/look';
import type { RankingSlice } from '@sevenmetre/rules/snapshot';

/** The category's colour and its glyph as SVG. @param size of one shape, in points */
export function categoryPrint({ gender, ageRank }: RankingSlice['category'], size: number) {
  const { shape, fill, copies, ink } = categoryLook(gender, ageRank);
  const path = glyphPath(shape, fill);
  const shapes = Array.from(
    { length: copies },
    (_, at) =>
      `<path d="${path}" fill="${paperInk}" fill-rule="evenodd" transform="translate(${at * 24} 0)"/>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size * copies}" height="${size}" viewBox="0 0 ${24 * copies} 24">${shapes.join('')}</svg>`;
  return { ink, svg, width: size * copies };
}
