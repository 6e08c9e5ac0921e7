import type { Walkover } from '@sevenmetre/rules/vocabulary';
import { eventsDigest, isSameDigest } from '@sevenmetre/sync';
import type { EventsDigest } from '@sevenmetre/sync';
import { findAllBySubject } from '../audit/index.ts';
import { matchEventRepository } from '../competition/index.ts';
import { auditName } from './change-match.use-case.ts';
import type { LoadedChange, MatchAction } from './change-match.use-case.ts';
import { toHashedEvent, toPublicEvent } from './event-rows.ts';
import * as eventRepository from './event.repository.ts';
import { refuse } from './outcome.ts';
import type { Refusal } from './outcome.ts';

/** Assigns a walkover, or takes it back (null). The events stay recorded; the match counts once it is approved. */
export function walkover(outcome: Walkover | null, reason: string | null): MatchAction {
  return {
    action: 'matchWalkover',
    alsoApproved: false,
    decide: ({ match }) => (match.walkOver === outcome ? null : { patch: { walkOver: outcome }, reason }),
  };
}

/** Sets the organiser's score against the events, or clears it (null). An approved match follows it at once. */
export function officialScore(
  score: { readonly homeScore: number; readonly awayScore: number } | null,
  reason: string,
): MatchAction {
  const patch = {
    officialHomeScore: score?.homeScore ?? null,
    officialAwayScore: score?.awayScore ?? null,
    officialReason: score === null ? null : reason,
  };
  return {
    action: 'matchOfficialScore',
    alsoApproved: true,
    decide: ({ match }) => {
      const { officialHomeScore, officialAwayScore, officialReason } = match;
      const stored = { officialHomeScore, officialAwayScore, officialReason };
      return JSON.stringify(stored) === JSON.stringify(patch) ? null : { patch, reason };
    },
  };
}

/** The public score bears the mark while the reporter compares it with the board. */
export function beingChecked(open: boolean): MatchAction {
  return {
    action: 'matchBeingChecked',
    alsoApproved: false,
    decide: ({ match }) =>
      match.beingChecked === open ? null : { patch: { beingChecked: open }, reason: null },
  };
}

/** Deletes all events that were seen; other ones on the server refuse it with the difference. */
export function eraseEvents(seen: EventsDigest, reason: string | null): MatchAction {
  return {
    action: 'matchEventsErase',
    alsoApproved: false,
    async decide(loaded) {
      const differs = refuseOtherEvents(loaded, seen);
      if (differs || loaded.events.length === 0) return differs;
      const ids = loaded.events.map(({ id }) => id);
      const written = await eventRepository.deleteAllByIds(ids, loaded.now, loaded.tx);
      return { patch: {}, reason, written, note: { eventIds: ids } };
    },
  };
}

/** Brings back what the last deletion took away: as new events, since what was deleted stays deleted. */
export function restoreEvents(reason: string | null): MatchAction {
  return {
    action: 'matchEventsRestore',
    alsoApproved: false,
    async decide({ match, call, now, tx }) {
      const log = await findAllBySubject('match', match.id, tx);
      const erased = log.find(({ action }) => action === auditName('matchEventsErase'));
      const erasedIds = new Set(erased ? idsIn(erased.after) : []);
      const all = await matchEventRepository.findAllByMatchId(match.id, tx);
      const keys = new Set(all.map(({ clientKey }) => clientKey));
      const copies = all
        .filter(({ id }) => erasedIds.has(id))
        .map(({ id, ...event }) => ({ ...event, clientKey: restoredKey(id, erased?.id ?? 0) }))
        .filter(({ clientKey }) => !keys.has(clientKey));
      if (copies.length === 0) return refuse('nothing-to-restore', {});
      const fresh = { deletedAt: null, pending: false, heldChange: null, aheadOfClock: {}, revision: 1 };
      const by = { createdByUserId: call.actor.userId, modifiedAt: now, receivedAt: now, device: 'server' };
      const written = await eventRepository.insertAll(
        copies.map((copy) => ({ ...copy, ...fresh, ...by })),
        tx,
      );
      return { patch: {}, reason, written, note: { eventIds: written.map(({ id }) => id) } };
    },
  };
}

/**
 * With a blank, as every key that the server makes. The same event of the same deletion has the same key, so the
 * deletion is never taken back twice. Made of ids: a part of the old key may be the part of another one, too.
 */
function restoredKey(eventId: number, auditId: number): string {
  return `restored ${eventId} ${auditId}`;
}

function idsIn(after: unknown): number[] {
  if (typeof after !== 'object' || after === null || !('eventIds' in after)) return [];
  const { eventIds } = after;
  return Array.isArray(eventIds) ? eventIds.filter((id) => typeof id === 'number') : [];
}

/** What is approved or deleted is what was seen; the difference goes back. */
export function refuseOtherEvents(
  { events, reference }: Pick<LoadedChange, 'events' | 'reference'>,
  seen: EventsDigest | null,
): Refusal | null {
  const digest = eventsDigest(events.map(toHashedEvent));
  if (seen === null || isSameDigest(digest, seen)) return null;
  return refuse('events-differ', {
    ...digest,
    asked: seen,
    events: events.map((event) => ({ ...toPublicEvent(event, reference), clientKey: event.clientKey })),
  });
}
