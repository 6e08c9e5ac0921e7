import { Suspense } from 'react';
import { DrawnParts, apart } from '../../../lib/page/lazy-part.tsx';
import { RowsSkeleton } from '../../../ui/skeleton.tsx';
import type { SheetProps } from './sheet.ts';

const sheet = apart(
  () => import('./sheets.tsx'),
  (part) => part.Sheet,
);

// On its way as soon as the page is there, so that a tab opens at once and paper never lacks a part.
const first = sheet.load().catch(() => undefined);
if (import.meta.env.SSR) await first;

/** A part of the page, as soon as its code has come. */
export function SheetLater(props: SheetProps) {
  return (
    // Below what is looked at first: the first painting waits neither for its code nor for its styles.
    <DrawnParts value={null}>
      <Suspense fallback={<RowsSkeleton rows={8} />}>
        <sheet.Component {...props} />
      </Suspense>
    </DrawnParts>
  );
}
