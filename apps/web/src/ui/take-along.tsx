import { Suspense, lazy, useState } from 'react';
import type { ComponentType } from 'react';
import { browserWords } from '../lib/words/browser-words.ts';
import { useWords } from '../lib/words/words.ts';

export interface TakeAlongProps {
  /** Path of the calendar (iCalendar) of what the page shows. */
  readonly calendar?: string;
  /** Path of its list as CSV. */
  readonly csv?: string;
  /** Path of the view that may stand in a frame of another site, and how high it usually is, in pixels. */
  readonly embed?: { readonly path: string; readonly height: number };
}

// Few open it; without a network there is nothing to take along.
const Sheet = lazy(async (): Promise<{ default: ComponentType<TakeAlongProps> }> => {
  try {
    const [sheet] = await Promise.all([import('./take-along-sheet.tsx'), browserWords.need(['share'])]);
    return { default: sheet.TakeAlongSheet };
  } catch {
    return { default: () => null };
  }
});

/** What others can do with a page: its calendar, its list, a view of it on their own site, its address. */
export function TakeAlong(props: TakeAlongProps) {
  const t = useWords();
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t('shell.takeAlong')}</summary>
      {isOpen ? (
        <Suspense>
          <Sheet {...props} />
        </Suspense>
      ) : null}
    </details>
  );
}
