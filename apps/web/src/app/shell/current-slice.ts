import { matchPage, topicOf } from '@sevenmetre/contract/pages';
import { useLocation } from 'react-router';
import { use, useState } from 'react';
import { OpenedEdition } from '../../lib/page/edition.ts';
import type { FoundSlice } from '../../lib/slices/slice.ts';
import { useSliceState } from '../../lib/slices/use-slice.ts';

/** The data of the page that is open, as far as they have arrived; null on pages without data. Sends no request. */
export function useCurrentSlice(): { readonly topic: string; readonly slice: FoundSlice } | null {
  const page = matchPage(useLocation().pathname);
  const topic = page ? topicOf(page) : '';
  const { slice } = useSliceState(topic);
  return slice?.status === 200 ? { topic, slice } : null;
}

/** The edition of the page that is open, else the one that the site was opened with. */
export function useShownEdition() {
  const opened = use(OpenedEdition);
  return useCurrentSlice()?.slice.body.edition ?? opened;
}

/**
 * Whether links to the halls are shown: as the data of the page that is open say, else those of the first page,
 * else those of the page before: a link that disappears and reappears would move the others. Without any data
 * there is no link.
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
