import { useQuery, useQueryClient } from '@tanstack/react-query';
import { matchPage, pages, topicOf } from '@sevenmetre/contract/pages';
import { useLocation } from 'react-router';
import type { FoundSlice, Slice } from '../lib/slice.ts';
import { sliceOptions } from '../lib/use-slice.ts';

/** The data of the page that is open, as far as they have come; null on pages without data. Asks for nothing. */
export function useCurrentSlice(): { readonly topic: string; readonly slice: FoundSlice } | null {
  const { pathname } = useLocation();
  const page = matchPage(pathname);
  const queryClient = useQueryClient();
  const { data } = useQuery<Slice>({
    ...sliceOptions(page ?? { page: pages[0], params: {} }, queryClient),
    enabled: false,
  });
  return page && data?.status === 200 ? { topic: topicOf(page), slice: data } : null;
}
