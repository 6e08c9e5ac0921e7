import { categoryLook } from '@sevenmetre/rules/look';
import { Glyph } from '../../../ui/glyph.tsx';
import type { CategoryLooks } from './category-looks.ts';
import './category-plate.css';

/** The code of a category on its ink, with its shape. */
export function CategoryPlate({ category }: { category: CategoryLooks }) {
  return (
    <span className={`plan-plate ${categoryLook(category.gender, category.ageRank).inkClass}`}>
      <Glyph category={category} className="chip__shape" />
      {category.code}
    </span>
  );
}
