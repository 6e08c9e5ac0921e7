import { QueryClient } from '@tanstack/react-query';
import { matchPage } from '@sevenmetre/contract/pages';
import { sliceFromPage, sliceKey } from '../lib/slice.ts';

/** A slice as it travels inside the page. */
export interface EmbeddedSlice {
  readonly operation: string;
  readonly params: Readonly<Record<string, string>>;
  readonly status: number;
  readonly body: unknown;
  readonly etag?: string | null;
}

/** A query client that knows what the page was rendered with. `pageTime` in milliseconds UTC. */
export function queryClientWith(
  pathname: string,
  slice: EmbeddedSlice | null,
  pageTime: number,
): QueryClient {
  const queryClient = new QueryClient();
  const page = matchPage(pathname);
  if (page && slice?.operation === page.page.slice) {
    const known = sliceFromPage(slice.status, slice.body, pageTime, slice.etag ?? null);
    if (known) queryClient.setQueryData(sliceKey(page), known);
  }
  return queryClient;
}
