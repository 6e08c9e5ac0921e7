import { permission } from '@sevenmetre/rules/permissions';
import type { PublicRosterEntry } from '@sevenmetre/rules/snapshot';
import { decideDelete, decideWrite, isClientTooOld, oldestSupportedVersion } from '@sevenmetre/sync';
import type { Arrival, Decision } from '@sevenmetre/sync';
import type { Clock } from '../../platform/clock/index.ts';
import type { Database, Tx } from '../../platform/database/index.ts';
import { matchEventRepository, matchRepository, toSnapshotMatch } from '../competition/index.ts';
import type { MatchEventRow } from '../competition/index.ts';
import { appendChange, findNamePublication, findRoster } from '../live/index.ts';
import * as auditRepository from './audit.repository.ts';
import { deriveResult } from './derive-result.ts';
import { addressOf, stampOf } from './event-call.ts';
import type { EventCall } from './event-call.ts';
import { isLive, isSameContent, toContent, toPublicEvent, toStoredEvent } from './event-rows.ts';
import * as eventRepository from './event.repository.ts';
import { judgeCall } from './judge-call.ts';
import { lockMatch } from './lock-match.ts';
import type { LockedMatch } from './lock-match.ts';
import { matchDetail } from './match-detail.ts';
import { refuse } from './outcome.ts';
import type { Outcome, Refusal } from './outcome.ts';
import { loadReference } from './reference.ts';
import type { Reference } from './reference.ts';
import { storeEvent } from './store-event.ts';

export interface WriteDependencies {
  readonly database: Database;
  readonly clock: Clock;
}

interface Scene extends LockedMatch {
  readonly call: EventCall;
  readonly now: Date;
  readonly reference: Reference;
  readonly roster: readonly PublicRosterEntry[];
  readonly stored: MatchEventRow | null;
  readonly key: string | null;
  readonly tx: Tx;
}

/**
 * Creates, corrects or deletes an event: one transaction, on the disk before the promise fulfils. A repeat gets the
 * answer of the first. An event for an approved match is stored, waits for reopening and is answered with
 * `match-approved`.
 */
export async function writeEvent({ database, clock }: WriteDependencies, call: EventCall): Promise<Outcome> {
  const action =
    `matchEvent${call.kind === 'create' ? 'Create' : call.kind === 'update' ? 'Update' : 'Delete'}` as const;
  if (isClientTooOld(call.headers['x-protocol'])) return refuse('client-too-old', { oldestSupportedVersion });
  // Asked before anything is locked, so as of an open match: what an approved one forbids is decided under its lock.
  const allowed = permission(call.actor, action, { match: { stageCode: 'not_started' } }, clock.now());
  if (allowed !== 'granted') return refuse('forbidden', { action });
  return database.transaction(async (tx) => {
    const locked = await lockMatch(call.matchId, tx);
    if (!locked) return refuse('match-unknown', { matchId: call.matchId });
    return write(await setScene(call, locked, clock.now(), tx));
  });
}

async function setScene(call: EventCall, locked: LockedMatch, now: Date, tx: Tx): Promise<Scene> {
  const address = addressOf(call);
  const key = 'key' in address ? address.key : null;
  const stored =
    'key' in address
      ? await eventRepository.findByKey(call.matchId, address.key, tx)
      : await eventRepository.findById(call.matchId, address.id, tx);
  const publication = await findNamePublication(locked.edition.id, tx);
  const roster = await findRoster(call.matchId, publication, tx);
  return { ...locked, call, now, stored, key, roster, reference: await loadReference(tx), tx };
}

async function write(scene: Scene): Promise<Outcome> {
  const { call, stored, tx } = scene;
  const judged = call.kind === 'delete' ? null : judgeCall(call.body, scene);
  const content = judged?.ok ? judged.content : null;
  const sameContent = stored !== null && content !== null && isSameContent(toContent(stored), content);
  const arrival = await arrivalOf(scene, sameContent);
  const decision = decide(call, arrival, stored);
  // A repeat is answered like the first, also when the rules have changed their mind since.
  if (judged?.ok === false && storesContent(decision)) return judged;
  if (decision.answer === 'event-unknown') return refuse('event-unknown', { matchId: call.matchId });
  const event = await storeEvent(decision, { ...scene, content }, tx);
  await record(scene, decision, event);
  return answer(scene, decision, event);
}

async function arrivalOf(scene: Scene, sameContent: boolean): Promise<Arrival> {
  const { call, key, now, match, reference, stored, tx } = scene;
  return {
    address: key === null ? 'id' : 'key',
    stamp: stampOf(call, now),
    sameContent,
    approved: reference.stageCode(match.stageId) === 'finished',
    keyBuried: stored === null && key !== null && (await eventRepository.isKeyDeleted(call.matchId, key, tx)),
  };
}

function decide(call: EventCall, arrival: Arrival, stored: MatchEventRow | null): Decision {
  const known = stored && toStoredEvent(stored);
  return call.kind === 'delete' ? decideDelete(arrival, known) : decideWrite(arrival, known);
}

function storesContent(decision: Decision): boolean {
  return decision.act === 'insert' || decision.act === 'replace' || decision.act === 'hold';
}

async function record(scene: Scene, decision: Decision, event: MatchEventRow | null): Promise<void> {
  if (decision.act === 'keep' || decision.act === 'remember') return;
  const { call, match, stored, key, now, tx } = scene;
  const subject =
    event === null
      ? { subjectType: 'match', subjectId: match.id }
      : { subjectType: 'match-event', subjectId: event.id };
  await auditRepository.insert(
    {
      ...subject,
      at: now,
      userId: call.actor.userId,
      action: `match-event.${call.kind}`,
      before: stored && auditOf(stored),
      after: event === null ? { clientKey: key } : auditOf(event),
    },
    tx,
  );
}

function auditOf(row: MatchEventRow): Record<string, unknown> {
  const { matchId, clientKey, revision, pending, heldChange, device } = row;
  return {
    matchId,
    clientKey,
    revision,
    ...toContent(row),
    device,
    pending,
    deleted: row.deletedAt !== null,
    heldChange,
  };
}

/** The score follows the events, and the change goes out, only if anybody can see a difference. */
async function answer(scene: Scene, decision: Decision, event: MatchEventRow | null): Promise<Outcome> {
  const { call, match, edition, reference, now, tx } = scene;
  if (decision.answer === 'match-approved') return waits(event);
  const events = await matchEventRepository.findLiveByMatchId(match.id, tx);
  const seen =
    event !== null &&
    (decision.act === 'insert' || decision.act === 'replace' || buriedLive(scene, decision));
  const sources = { ...scene, actor: call.actor, events };
  if (!seen) return { ok: true, detail: await matchDetail(sources, tx) };
  const result = await deriveResult(match, events, reference, tx);
  const updated = await matchRepository.update(match.id, result, now, tx);
  const detail = await matchDetail({ ...sources, match: updated }, tx);
  const changed = isLive(event) ? [toPublicEvent(event, reference)] : [];
  const deletedIds = isLive(event) ? [] : [event.id];
  await appendChange(tx, {
    matches: [toSnapshotMatch(updated, edition.timeZone)],
    events: [{ matchId: match.id, changed, deletedIds }],
  });
  return { ok: true, detail };
}

/** An event that was waiting has never counted, so nobody sees it go. */
function buriedLive({ stored }: Scene, decision: Decision): boolean {
  return decision.act === 'bury' && stored !== null && isLive(stored);
}

function waits(event: MatchEventRow | null): Refusal {
  return refuse('match-approved', {
    eventId: event?.id ?? null,
    clientKey: event?.clientKey ?? null,
    pending: true,
  });
}
