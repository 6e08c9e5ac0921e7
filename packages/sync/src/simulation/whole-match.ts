import { eventsDigest } from '../event-hash.ts';
import { refusal } from './messages.ts';
import type { ClockCall, EraseCall, RestoreCall, RosterCall, SignatureCall } from './messages.ts';
import type { ServerParts } from './parts.ts';
import { detail, goalsAmong, liveEvents } from './server-state.ts';
import type { Handled, ServerState } from './server-state.ts';

/** Stored only on the roster that was seen, or on the device's own save before it (SY30). */
export function saveRoster(
  parts: ServerParts,
  state: ServerState,
  { key, revision, after, entries }: RosterCall,
  now: number,
): Handled {
  if (state.approved) return { state, reply: refusal(409, 'match-approved', now) };
  const stored = { ...state.roster, state: 'saved' as const, withEvents: [] };
  const decision = parts.decideRosterSave(stored, { revision, after, entries, confirm: false });
  if (decision.kind === 'unchanged') return { state, reply: detail(state, now) };
  if (decision.kind !== 'store') return { state, reply: refusal(409, 'roster-changed-meanwhile', now) };
  const roster = { revision: stored.revision + 1, entries, savedByKey: key };
  const next = { ...state, roster };
  return { state: next, reply: detail(next, now) };
}

/** Deletes what was seen and nothing else (SY29). */
export function erase(parts: ServerParts, state: ServerState, call: EraseCall, now: number): Handled {
  if (state.approved) return { state, reply: refusal(409, 'match-approved', now) };
  const live = liveEvents(state);
  const digest = eventsDigest(live.map((event) => ({ ...event.content, id: event.id })));
  if (!parts.isSameDigest(digest, call.events)) return { state, reply: refusal(409, 'events-differ', now) };
  const events = new Map(state.events);
  for (const event of live) events.set(event.id, { ...event, deleted: true });
  const next = { ...state, events, score: 0, erased: live.map(({ id }) => id) };
  return { state: next, reply: detail(next, now) };
}

/** Restores what was deleted last, as new events: the deleted ones stay deleted. */
export function restore(state: ServerState, { key }: RestoreCall, now: number): Handled {
  if (state.approved) return { state, reply: refusal(409, 'match-approved', now) };
  const events = new Map(state.events);
  let { nextId } = state;
  for (const id of state.erased) {
    const event = state.events.get(id);
    if (event === undefined) continue;
    const again = { ...event, key: `${event.key} ${key}`, tap: `${event.tap} ${key}` };
    events.set(nextId, { ...again, id: nextId, deleted: false, pending: false, held: null, ahead: {} });
    nextId += 1;
  }
  const next = { ...state, events, nextId, erased: [] };
  return { state: { ...next, score: goalsAmong(liveEvents(next)) }, reply: detail(next, now) };
}

/** Stored once per key; an approved match keeps the clock that is shown (SY32). */
export function recordClock(parts: ServerParts, state: ServerState, call: ClockCall, now: number): Handled {
  const { key, device, body, modifiedAt } = call;
  if (parts.isDone(new Set(state.clocks.keys()), key)) return { state, reply: detail(state, now) };
  const stamp = parts.arrivingStamp({ modifiedAt, device, userId: call.userId }, now);
  const { competitionMatchStageId: stageId, seconds, running } = body;
  const at = parts.arrivingClockAt(body, now);
  const clocks = new Map(state.clocks);
  clocks.set(key, { stageId, seconds, running, at, recordedAt: stamp.at, device, key });
  const clock = state.approved ? state.clock : parts.newestClock(clocks.values());
  const next = { ...state, clocks, clock };
  return { state: next, reply: detail(next, now) };
}

/** Stored once per key, also of an approved match; the newest of a role stands (SY37). */
export function recordSignature(
  parts: ServerParts,
  state: ServerState,
  { key, device, body, modifiedAt, userId }: SignatureCall,
  now: number,
): Handled {
  if (parts.isDone(new Set(state.signatures.keys()), key)) return { state, reply: detail(state, now) };
  const { at: recordedAt } = parts.arrivingStamp({ modifiedAt, device, userId }, now);
  const { moment, role, way, name, remark, score } = body;
  const row = { key, moment, role, way, name, remark, score, isVerified: null, recordedAt, device };
  const next = { ...state, signatures: new Map(state.signatures).set(key, row) };
  return { state: next, reply: detail(next, now) };
}
