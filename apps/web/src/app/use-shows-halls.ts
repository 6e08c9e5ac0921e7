import { useSliceState } from '../lib/use-slice.ts';
import { useCurrentSlice } from './current-slice.ts';

/**
 * Whether links to the halls are shown: as the data of the page that is open say, else those of the first page. As long as
 * nothing has come, nothing leads there.
 */
export function useShowsHalls(): boolean {
  const current = useCurrentSlice();
  const { slice: first } = useSliceState('dashboard');
  const known = current?.slice ?? (first?.status === 200 ? first : null);
  return known?.body.edition.showsHalls ?? false;
}
