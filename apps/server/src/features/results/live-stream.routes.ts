import type { FastifyRequest } from 'fastify';
import { findTopic } from '@sevenmetre/rules/snapshot';
import { networkOf, openEventStream, streamFull } from '../../platform/http/index.ts';
import type { Handlers } from '../../platform/http/index.ts';
import { openHeaders } from '../live/index.ts';
import type { Live, LiveMetrics } from '../live/index.ts';
import { RawSink } from './raw-sink.ts';
import { editionMissing, notReady, refusedTopic } from './refusals.ts';

/** Passes the connection to the hub; refusals are ordinary answers. */
export function liveStreamHandler({ live, metrics }: { live: Live; metrics: LiveMetrics }) {
  const handler: Handlers<'liveStream'>['liveStream'] = ({ query, request, reply }) => {
    const { state } = live.publisher;
    if (!state) return notReady;
    const { snapshot } = state;
    if (!snapshot) return editionMissing;
    const found = findTopic(snapshot, query.topic);
    if (!found.ok) return found.reason === 'malformed' ? malformed : refusedTopic(found, query.topic);
    const address = networkOf(request.ip);
    const limit = live.streams.refusalOf(address);
    if (limit !== null) {
      metrics.streamClientRefused();
      return streamFull(limit);
    }
    const since = lastEventId(request) ?? query.since ?? null;
    const sink = new RawSink(openEventStream(reply, openHeaders));
    const leave = live.hub.open({ ...state, snapshot }, found.topic, { sink, address, since });
    reply.raw.once('close', leave);
    return { hijacked: true };
  };
  return handler;
}

const malformed = {
  status: 400,
  body: { error: 'bad-request', additionalProperties: { fields: [{ path: 'query.topic' }] } },
} as const;

/** Browsers send this header when they reconnect. */
function lastEventId(request: FastifyRequest): string | null {
  const header = request.headers['last-event-id'];
  return typeof header === 'string' && header !== '' ? header : null;
}
