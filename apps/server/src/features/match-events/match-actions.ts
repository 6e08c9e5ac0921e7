import { agreesWithWalkover } from '@sevenmetre/rules/match';
import type { Walkover } from '@sevenmetre/rules/vocabulary';
import { eventsDigest, isSameDigest } from '@sevenmetre/sync';
import type { EventsDigest } from '@sevenmetre/sync';
import { findAllBySubject } from '../audit/index.ts';
import { matchEventRepository } from '../competition/index.ts';
import type { MatchRow } from '../competition/index.ts';
import { auditName } from './change-match.use-case.ts';
import type { LoadedChange, MatchAction } from './change-match.use-case.ts';
import { toHashedEvent, toPublicEvent } from './event-rows.ts';
import * as eventRepository from './event.repository.ts';
import { refuse } from '../../platform/outcome/index.ts';
import type { Refusal } from '../../platform/outcome/index.ts';

/**
 * Sets a walkover, or removes it (null). The events stay recorded; the match counts once it is approved. An official score with another
 * winner is removed: it would be stored and never shown.
 */
export function walkover(outcome: Walkover | null, reason: string | null): MatchAction {
  return {
    action: 'matchWalkover',
    alsoApproved: false,
    decide: ({ match }) =>
      match.walkOver === outcome
        ? null
        : { patch: { walkOver: outcome, ...withoutHidden(match, outcome) }, reason },
  };
}

function withoutHidden(match: MatchRow, outcome: Walkover | null): Partial<MatchRow> {
  const { officialHomeScore: homeScore, officialAwayScore: awayScore } = match;
  return homeScore === null || awayScore === null || refuseBeside({ homeScore, awayScore }, outcome) === null
    ? {}
    : { officialHomeScore: null, officialAwayScore: null, officialReason: null };
}

/** Refuses an official score that a walkover would hide (rule MA4); null: it is shown. */
export function refuseBeside(score: Score | null, walkOver: Walkover | null): Refusal | null {
  return score === null || walkOver === null || agreesWithWalkover(score, walkOver)
    ? null
    : refuse('official-score-walkover', { walkOver });
}

interface Score {
  readonly homeScore: number;
  readonly awayScore: number;
}

interface OfficialScore {
  readonly score: Score | null;
  readonly reason: string;
  /** The official score that the caller has seen; absent: it is not compared. */
  readonly before?: Score | null;
}

/**
 * Sets an official score that replaces the events, or removes it (null); an approved match uses it at once. A score that another organiser
 * has set meanwhile is not overwritten: it is in the refusal. One with another winner than the match's walkover is refused.
 */
export function officialScore({ score, reason, before }: OfficialScore): MatchAction {
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
      if (JSON.stringify(stored) === JSON.stringify(patch)) return null;
      const hidden = refuseBeside(score, match.walkOver);
      if (hidden) return hidden;
      if (before !== undefined && !isSeen(before, match))
        return refuse('official-score-differs', {
          homeScore: officialHomeScore,
          awayScore: officialAwayScore,
          reason: officialReason,
        });
      return { patch, reason };
    },
  };
}

function isSeen(before: Score | null, match: Pick<MatchRow, 'officialHomeScore' | 'officialAwayScore'>) {
  const { homeScore = null, awayScore = null } = before ?? {};
  return homeScore === match.officialHomeScore && awayScore === match.officialAwayScore;
}

/** The public score is marked while the reporter compares it with the scoreboard. */
export function beingChecked(open: boolean): MatchAction {
  return {
    action: 'matchBeingChecked',
    alsoApproved: false,
    decide: ({ match }) =>
      match.beingChecked === open ? null : { patch: { beingChecked: open }, reason: null },
  };
}

/** Deletes all events that the caller saw; refused with the difference if the server has other ones. */
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

/** Restores the events of the last deletion as new events, since deleted ones stay deleted. */
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
 * Contains a blank, like every key made by the server. The same event of the same deletion gets the same key,
 * so a deletion cannot be undone twice. Made from ids, because a truncated old key may not be unique.
 */
function restoredKey(eventId: number, auditId: number): string {
  return `restored ${eventId} ${auditId}`;
}

function idsIn(after: unknown): number[] {
  if (typeof after !== 'object' || after === null || !('eventIds' in after)) return [];
  const { eventIds } = after;
  return Array.isArray(eventIds) ? eventIds.filter((id) => typeof id === 'number') : [];
}

/** Refuses with the difference if the events are not those that the caller saw. */
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
