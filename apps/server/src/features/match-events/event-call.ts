import type { MatchEventBody } from '@sevenmetre/contract/match-events/schemas';
import { arrivingStamp, eventKey } from '@sevenmetre/sync';
import type { ArrivingStamp, EventAddress } from '@sevenmetre/sync';
import type { Actor } from '@sevenmetre/rules/permissions';

/** Optional headers of a write, by their names in the contract. */
export interface SyncHeaders {
  readonly 'idempotency-key'?: string | undefined;
  readonly 'x-modified-at'?: string | undefined;
  readonly 'x-device'?: string | undefined;
  readonly 'x-protocol'?: string | undefined;
}

interface EventCallBase {
  readonly matchId: number;
  readonly actor: Actor;
  readonly headers: SyncHeaders;
}

/** A call of a device. A create has no id: its key identifies the event. */
export type EventCall = EventCallBase &
  (
    | { readonly kind: 'create'; readonly body: MatchEventBody }
    | { readonly kind: 'update'; readonly body: MatchEventBody; readonly address: EventAddress }
    | { readonly kind: 'delete'; readonly address: EventAddress }
  );

export function addressOf(call: EventCall): EventAddress {
  if (call.kind !== 'create') return call.address;
  return {
    key: eventKey({
      idempotencyKey: call.headers['idempotency-key'],
      userId: call.actor.userId,
      createdTimestamp: call.body.createdTimestamp,
    }),
  };
}

export function stampOf(
  { headers, actor }: Pick<EventCallBase, 'headers' | 'actor'>,
  now: Date,
): ArrivingStamp {
  return arrivingStamp(
    { modifiedAt: headers['x-modified-at'], device: headers['x-device'], userId: actor.userId },
    now.getTime(),
  );
}
