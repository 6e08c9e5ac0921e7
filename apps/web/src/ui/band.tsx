import { categoryLook } from '@sevenmetre/rules/look';
import type { ReactNode } from 'react';
import { Glyph, type PrintedCategory } from './glyph.tsx';

interface BandProps {
  /** Whose ink and shape it has; without one it is plain. */
  readonly category?: PrintedCategory;
  readonly className?: string;
  readonly children: ReactNode;
}

/** The head of a public page, across the window. */
export function Band({ category, className = '', children }: BandProps) {
  const look = category ? categoryLook(category.gender, category.ageRank).inkClass : 'plain';
  return (
    <div className={`band ${look} ${className}`.trimEnd()}>
      <div className="page-width">
        {category ? <Glyph category={category} className="band__glyph" /> : null}
        {children}
      </div>
    </div>
  );
}
