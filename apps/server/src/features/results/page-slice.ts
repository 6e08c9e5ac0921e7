import { topicOf } from '@sevenmetre/contract/pages';
import type { PageMatch } from '@sevenmetre/contract/pages';
import { findTopic } from '@sevenmetre/rules/snapshot';
import type { Live } from '../live/index.ts';

export type PageSlice =
  /** `json` is the slice as its own address answers it; `etag` changes with it. */
  | { readonly status: 200; readonly etag: string; readonly json: string }
  | { readonly status: 404 }
  /** The process has just begun. */
  | { readonly status: 503 };

/** The slice that a public page shows, for rendering it on the server. */
export async function pageSlice(live: Live, page: PageMatch): Promise<PageSlice> {
  const { state } = live.publisher;
  if (!state) return { status: 503 };
  const { snapshot } = state;
  const found = snapshot ? findTopic(snapshot, topicOf(page)) : null;
  if (!snapshot || !found?.ok) return { status: 404 };
  const { etag, identity } = await live.answers.slice({ ...state, snapshot }, found.topic);
  return { status: 200, etag, json: identity.toString() };
}
