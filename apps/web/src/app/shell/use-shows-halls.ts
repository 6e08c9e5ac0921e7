import { useState } from 'react';
import { useSliceState } from '../../lib/slices/use-slice.ts';
import { useCurrentSlice } from './current-slice.ts';

/**
 * Whether links to the halls are shown: as the data of the page that is open say, else those of the first page, else those of
 * the page before: a link that goes and comes again would move the others. As long as nothing has come, nothing leads there.
 */
export function useShowsHalls(): boolean {
  const current = useCurrentSlice();
  const { slice: first } = useSliceState('dashboard');
  const [before, remember] = useState(false);
  const known = current?.slice ?? (first?.status === 200 ? first : null);
  const shows = known?.body.edition.showsHalls ?? before;
  if (shows !== before) remember(shows);
  return shows;
}
