import { matchPage, topicOf } from '@sevenmetre/contract/pages';
import { useLocation } from 'react-router';
import type { FoundSlice } from '../../lib/slices/slice.ts';
import { useSliceState } from '../../lib/slices/use-slice.ts';

/** The data of the page that is open, as far as they have come; null on pages without data. Asks for nothing. */
export function useCurrentSlice(): { readonly topic: string; readonly slice: FoundSlice } | null {
  const page = matchPage(useLocation().pathname);
  const topic = page ? topicOf(page) : '';
  const { slice } = useSliceState(topic);
  return slice?.status === 200 ? { topic, slice } : null;
}
