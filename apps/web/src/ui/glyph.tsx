import { categoryLook, glyphPath } from '@sevenmetre/rules/look';
import type { Gender } from '@sevenmetre/rules/vocabulary';

/** What decides how a category is printed. */
export interface PrintedCategory {
  readonly gender: Gender;
  readonly ageRank: number;
}

/** The shape of a category. It stands beside the category's letters, which say the same to readers. */
export function Glyph({ category, className }: { category: PrintedCategory; className: string }) {
  const { shape, fill, copies } = categoryLook(category.gender, category.ageRank);
  const path = glyphPath(shape, fill);
  return (
    <svg className={className} viewBox={`0 0 ${24 * copies} 24`} aria-hidden="true" fillRule="evenodd">
      {[0, 24, 48].slice(0, copies).map((left) => (
        <path key={left} d={path} {...(left > 0 ? { transform: `translate(${left})` } : {})} />
      ))}
    </svg>
  );
}

/** Letters on the ink of the category, with its shape. */
export function Plate({ category, text }: { category: PrintedCategory; text: string }) {
  return (
    <span className={`category-plate ${categoryLook(category.gender, category.ageRank).inkClass}`}>
      <Glyph category={category} className="glyph" />
      {text}
    </span>
  );
}
