import type { ErrorCode } from '@sevenmetre/contract';
import type { Topic, TopicAnswer } from '@sevenmetre/rules/snapshot';

/** The process has just started and has no data yet. */
export const notReady = {
  status: 503,
  body: { error: 'not-ready', additionalProperties: {} },
  headers: { 'retry-after': '1' },
} as const;

/** There is no current edition. */
export const editionMissing = {
  status: 404,
  body: { error: 'edition-missing', additionalProperties: {} },
} as const;

const codes: { readonly [K in Topic['kind']]?: ErrorCode } = {
  group: 'group-unknown',
  match: 'match-unknown',
  team: 'team-unknown',
  hall: 'hall-unknown',
  place: 'place-unknown',
  places: 'place-type-unknown',
  referee: 'referee-unknown',
  country: 'country-unknown',
  category: 'category-unknown',
  statistics: 'category-unknown',
  ranking: 'category-unknown',
  schedule: 'day-unknown',
  playoff: 'playoff-unknown',
};

/**
 * Why a topic has no slice and no stream.
 * @param text the topic of the request
 */
export function refusedTopic(found: Extract<TopicAnswer, { readonly ok: false }>, text: string) {
  if (found.reason !== 'hidden') return topicUnknown(found.kind, text);
  const error: ErrorCode = 'halls-hidden';
  return { status: 404, body: { error, additionalProperties: {} } } as const;
}

/** @param text the topic that names it, `group:MA-A` */
export function topicUnknown(kind: Topic['kind'] | null, text: string) {
  const error: ErrorCode = (kind !== null && codes[kind]) || 'route-unknown';
  const name = text.slice(text.indexOf(':') + 1);
  return { status: 404, body: { error, additionalProperties: { name } } } as const;
}
