import type { ErrorAnswer } from '@sevenmetre/contract';
import { topicOf } from '@sevenmetre/contract/pages';
import type { PageMatch } from '@sevenmetre/contract/pages';
import { findTopic } from '@sevenmetre/rules/snapshot';
import type { Live } from '../live/index.ts';
import { editionMissing, refusedTopic } from './refusals.ts';

export type PageSlice =
  /** `json` is the slice as at its own address; `etag` identifies it. */
  | { readonly status: 200; readonly etag: string; readonly json: string }
  /** The error as at the slice's own address. */
  | { readonly status: 404; readonly body: ErrorAnswer }
  /** The process has just started. */
  | { readonly status: 503 };

/** The slice of a public page, for server-side rendering. */
export async function pageSlice(live: Live, page: PageMatch): Promise<PageSlice> {
  const { state } = live.publisher;
  if (!state) return { status: 503 };
  const { snapshot } = state;
  if (!snapshot) return editionMissing;
  const topic = topicOf(page);
  const found = findTopic(snapshot, topic);
  if (!found.ok) return refusedTopic(found, topic);
  const { etag, identity } = await live.answers.slice({ ...state, snapshot }, found.topic);
  return { status: 200, etag, json: identity.toString() };
}
