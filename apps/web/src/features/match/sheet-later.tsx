import type { ComponentType } from 'react';
import { lazy, Suspense, useState } from 'react';
import { RowsSkeleton } from '../../ui/skeleton.tsx';
import type { SheetProps } from './sheet.ts';

let loaded: ComponentType<SheetProps> | null = null;

const load = async () => {
  const { Sheet } = await import('./sheets.tsx');
  loaded = Sheet;
  return { default: Sheet };
};
const Later = lazy(load);

// On its way as soon as the page is there, so that a tab opens at once and paper never lacks a part.
const first = load().catch(() => null);
if (import.meta.env.SSR) await first;

/** A part of the page, as soon as its code has come. */
export function SheetLater(props: SheetProps) {
  const [Sheet] = useState(() => loaded ?? Later);
  return (
    <Suspense fallback={<RowsSkeleton rows={8} />}>
      <Sheet {...props} />
    </Suspense>
  );
}
