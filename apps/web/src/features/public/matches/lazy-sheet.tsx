import { Suspense } from 'react';
import { DrawnParts, apart } from '../../../lib/page/lazy-part.tsx';
import { RowsSkeleton } from '../../../ui/skeleton.tsx';
import type { SheetProps } from './sheet.ts';

const sheet = apart(
  () => import('./sheets.tsx'),
  (part) => part.Sheet,
);

// Loads as soon as the page does, so that tabs open at once and printouts are complete.
const first = sheet.load().catch(() => undefined);
if (import.meta.env.SSR) await first;

/** A part of the page, as soon as its code has come. */
export function SheetLater(props: SheetProps) {
  return (
    // Below the fold: the first paint waits neither for its code nor for its styles.
    <DrawnParts value={null}>
      <Suspense fallback={<RowsSkeleton rows={8} />}>
        <sheet.Component {...props} />
      </Suspense>
    </DrawnParts>
  );
}
