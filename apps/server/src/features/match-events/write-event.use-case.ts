import type { MatchDetail } from '@sevenmetre/contract/matches/match-detail';
import {
  decideDelete,
  decideWrite,
  isClientTooOld,
  oldestSupportedVersion,
  sameContent,
} from '@sevenmetre/sync';
import type { Arrival, Decision } from '@sevenmetre/sync';
import type { Clock } from '../../platform/clock/index.ts';
import { sendLast } from '../../platform/database/index.ts';
import type { Database, Tx } from '../../platform/database/index.ts';
import { recordAudit } from '../audit/index.ts';
import { matchRepository, toSnapshotMatch } from '../competition/index.ts';
import type { MatchEventRow } from '../competition/index.ts';
import { appendChange } from '../live/index.ts';
import { deriveResult } from './derive-result.ts';
import { addressOf, stampOf } from './event-call.ts';
import type { EventCall } from './event-call.ts';
import { isLive, toContent, toPublicEvent, toStoredEvent } from './event-rows.ts';
import { checkCall } from './check-call.ts';
import { lockMatchForEvent } from './lock-match.ts';
import type { FoundEvents, LockedMatch } from './lock-match.ts';
import { matchDetail } from './match-detail.ts';
import type { Lineup } from './match-detail.ts';
import { refuseRole, refuseWriter } from './may-write.ts';
import { done, refuse } from '../../platform/outcome/index.ts';
import type { Outcome, Refusal } from '../../platform/outcome/index.ts';
import type { Reference } from './reference.ts';
import { storeEvent } from './store-event.ts';
import { writerMemoryOf } from './writer-memory.ts';
import type { WriterMemory } from './writer-memory.ts';

export interface WriteDependencies {
  readonly database: Database;
  readonly clock: Clock;
}

type Statement = () => Promise<unknown>;

interface Loaded extends LockedMatch, FoundEvents, Lineup {
  readonly call: EventCall;
  readonly now: Date;
  readonly reference: Reference;
  readonly stored: MatchEventRow | null;
  readonly key: string | null;
  readonly tx: Tx;
}

/**
 * Creates, corrects or deletes an event: one transaction, on disk before the promise resolves. A repeat gets
 * the answer of the first call. An event for an approved match is stored, waits for reopening and is answered
 * with `match-approved`.
 */
export async function writeEvent(
  { database, clock }: WriteDependencies,
  call: EventCall,
): Promise<Outcome<MatchDetail>> {
  const action =
    `matchEvent${call.kind === 'create' ? 'Create' : call.kind === 'update' ? 'Update' : 'Delete'}` as const;
  if (isClientTooOld(call.headers['x-protocol'])) return refuse('client-too-old', { oldestSupportedVersion });
  const forbidden = refuseRole(call.actor, action, clock.now());
  if (forbidden) return forbidden;
  const memory = writerMemoryOf(database);
  return database.transaction(async (tx) => {
    const loaded = await loadAll(call, clock, memory, tx);
    if (!loaded) return refuse('match-unknown', { matchId: call.matchId });
    return refuseWriter(call.actor, action, loaded, loaded.now) ?? write(loaded);
  });
}

/** null: no such match. */
async function loadAll(call: EventCall, clock: Clock, memory: WriterMemory, tx: Tx): Promise<Loaded | null> {
  const address = addressOf(call);
  const key = 'key' in address ? address.key : null;
  const found = await lockMatchForEvent(call.matchId, key, tx);
  if (!found) return null;
  const stored = found.events.find((event) =>
    'key' in address ? event.clientKey === address.key : event.id === address.id,
  );
  const { referenceVersion, edition } = found;
  const reference = await memory.reference(referenceVersion, tx, (known) => knows(known, call));
  const lineup = await memory.lineup(referenceVersion, { matchId: call.matchId, editionId: edition.id }, tx);
  return { ...found, ...lineup, call, now: clock.now(), stored: stored ?? null, key, reference, tx };
}

/** A type or a stage may be newer than the cache: a new release adds its own when it starts. */
function knows({ stages, types }: Reference, call: EventCall): boolean {
  if (call.kind === 'delete') return true;
  return stages.has(call.body.competitionMatchStageId) && types.has(call.body.competitionEventTypeId);
}

async function write(loaded: Loaded): Promise<Outcome<MatchDetail>> {
  const { call, stored, keyStanding, tx } = loaded;
  const checked = call.kind === 'delete' ? null : checkCall(call.body, loaded);
  const content = checked?.ok ? checked.content : null;
  const isSame = stored !== null && content !== null && sameContent(toContent(stored), content);
  const decision = decide(call, arrivalOf(loaded, isSame), stored);
  // A repeat gets the answer of the first call, even if the rules have changed since.
  if (checked?.ok === false && storesContent(decision)) return checked;
  if (decision.answer === 'event-unknown') return refuse('event-unknown', { matchId: call.matchId });
  const { event, statements } = await storeEvent(
    decision,
    { ...loaded, content, nextId: keyStanding.nextId },
    tx,
  );
  const published = await publish(loaded, decision, event);
  await sendLast(tx, [...statements, ...record(loaded, decision, event), ...published.statements]);
  return published.outcome;
}

function arrivalOf(loaded: Loaded, isSame: boolean): Arrival {
  const { call, key, keyStanding, now, match, reference, stored } = loaded;
  return {
    address: key === null ? 'id' : 'key',
    stamp: stampOf(call, now),
    sameContent: isSame,
    approved: reference.stageCode(match.stageId) === 'finished',
    keyBuried: stored === null && keyStanding.buried,
  };
}

function decide(call: EventCall, arrival: Arrival, stored: MatchEventRow | null): Decision {
  const known = stored && toStoredEvent(stored);
  return call.kind === 'delete' ? decideDelete(arrival, known) : decideWrite(arrival, known);
}

function storesContent(decision: Decision): boolean {
  return decision.act === 'insert' || decision.act === 'replace' || decision.act === 'hold';
}

function record(loaded: Loaded, decision: Decision, event: MatchEventRow | null): Statement[] {
  if (decision.act === 'keep' || decision.act === 'remember') return [];
  const { call, match, stored, key, now, tx } = loaded;
  const subject =
    event === null
      ? { subjectType: 'match', subjectId: match.id }
      : { subjectType: 'match-event', subjectId: event.id };
  const entry = {
    ...subject,
    at: now,
    userId: call.actor.userId,
    action: `match-event.${call.kind}`,
    before: stored && auditOf(stored),
    after: event === null ? { clientKey: key } : auditOf(event),
  };
  return [() => recordAudit(tx, entry)];
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

interface Published {
  readonly outcome: Outcome<MatchDetail>;
  /** Must still be sent; the last one locks the live version. */
  readonly statements: readonly Statement[];
}

/** Updates the score and appends the change only if the public data change. */
async function publish(loaded: Loaded, decision: Decision, event: MatchEventRow | null): Promise<Published> {
  const { call, match, edition, reference, now, tx } = loaded;
  if (decision.answer === 'match-approved') return { outcome: waits(event), statements: [] };
  const events = liveEvents(loaded, event);
  const sources = { ...loaded, actor: call.actor, events };
  const seen =
    event !== null &&
    (decision.act === 'insert' || decision.act === 'replace' || buriedLive(loaded, decision));
  if (!seen) return { outcome: done(matchDetail(sources)), statements: [] };
  const result = await deriveResult(match, events, reference, tx);
  const updated = { ...match, ...result, revision: match.revision + 1, updatedAt: now };
  const changed = isLive(event) ? [toPublicEvent(event, reference)] : [];
  const deletedIds = isLive(event) ? [] : [event.id];
  const change = {
    matches: [toSnapshotMatch(updated, edition.timeZone)],
    events: [{ matchId: match.id, changed, deletedIds }],
  };
  return {
    outcome: done(matchDetail({ ...sources, match: updated })),
    statements: [
      () => matchRepository.updateResult(match.id, result, now, tx),
      () => appendChange(tx, change),
    ],
  };
}

/** The events that count, including the one written now; the match is locked, so they cannot change. */
function liveEvents({ events }: Loaded, written: MatchEventRow | null): MatchEventRow[] {
  const others = events.filter(({ id }) => id !== written?.id);
  return (written ? [...others, written] : others).filter(isLive).sort((a, b) => a.id - b.id);
}

/** A waiting event never counted, so its deletion is not public. */
function buriedLive({ stored }: Loaded, decision: Decision): boolean {
  return decision.act === 'bury' && stored !== null && isLive(stored);
}

function waits(event: MatchEventRow | null): Refusal {
  return refuse('match-approved', {
    eventId: event?.id ?? null,
    clientKey: event?.clientKey ?? null,
    pending: true,
  });
}
