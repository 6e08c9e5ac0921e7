import { Suspense } from 'react';
import { apart } from '../../../lib/page/lazy-part.tsx';
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
    <Suspense fallback={<RowsSkeleton rows={8} />}>
      <sheet.Component {...props} />
    </Suspense>
  );
}
