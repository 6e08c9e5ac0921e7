import { eventsDigest } from '../event-hash.ts';
import { decideReopen } from '../inbox/index.ts';
import type { Decision } from '../inbox/index.ts';
import type { EventContent } from '../protocol.ts';
import { refusal } from './messages.ts';
import type { Answer, ApproveCall, Call, StageCall, WholeCall, WriteCall } from './messages.ts';
import { blank, detail, goalsAmong, liveEvents } from './server-state.ts';
import type { Handled, ServerEvent, ServerState } from './server-state.ts';
import { erase, recordClock, recordSignature, restore, saveRoster } from './whole-match.ts';
import type { ServerParts } from './parts.ts';

/**
 * One match on the server, in memory: what the repositories and the transaction do, around the real
 * decisions.
 */
export interface Server {
  /**
   * The answer to a call. `fails`: the database connection breaks before the commit; nothing is stored, and
   * the answer is that the result is unknown.
   */
  handle(call: Call, now: number, fails: boolean): Answer;
  /** The answer to a read. */
  list(now: number): Answer;
  crash(): void;
  commit(): void;
  state(): ServerState;
  /** The last published state. */
  published(): ServerState;
}

const sameContent = (a: EventContent, b: EventContent): boolean => JSON.stringify(a) === JSON.stringify(b);

export function createServer(parts: ServerParts): Server {
  let state = blank;
  let committed = state;
  let published = state;
  /** Counts every attempt, also those that are rolled back, as a sequence of a database does. */
  let sequence = 0;
  return {
    handle(call, now, fails) {
      sequence += 1;
      const result = handle(parts, state, call, { now, attempt: sequence });
      const isSame = sameBut(result.state, state);
      const version = isSame ? state.version : parts.nextVersion(state.version, sequence);
      const next = result.state === state ? state : { ...result.state, version };
      if (parts.publishesBeforeCommit) published = next;
      if (fails) return refusal(503, 'database-away', now);
      state = next;
      published = next;
      if (!parts.answersBeforeCommit) committed = state;
      return result.reply;
    },
    list: (now) => detail(state, now),
    crash: () => {
      state = committed;
      published = committed;
    },
    commit: () => (committed = state),
    state: () => state,
    published: () => published,
  };
}

/** Keys of calls, clocks that are not shown, and signatures are not published. */
const unpublished = new Set<keyof ServerState>(['done', 'clocks', 'signatures']);

function sameBut(next: ServerState, before: ServerState): boolean {
  const names = Object.keys(next) as (keyof ServerState)[];
  return names.every((name) => unpublished.has(name) || next[name] === before[name]);
}

function handle(
  parts: ServerParts,
  state: ServerState,
  call: Call,
  { now, attempt }: { readonly now: number; readonly attempt: number },
): Handled {
  if (call.kind === 'reopen') return reopen(parts, state, now);
  if (call.kind === 'clock') return recordClock(parts, state, call, now);
  if (call.kind === 'signature') return recordSignature(parts, state, call, now);
  if (isWhole(call)) return once(parts, state, call, now);
  const key =
    call.address !== null && 'key' in call.address
      ? call.address.key
      : parts.eventKey({ ...call, content: JSON.stringify(call.content), attempt });
  const stored = find(state, call, key);
  const arrival = {
    address: call.address !== null && 'id' in call.address ? ('id' as const) : ('key' as const),
    stamp: parts.arrivingStamp(call, now),
    sameContent: stored !== null && sameContent(stored.content, call.content),
    approved: state.approved,
    keyBuried: state.buriedKeys.has(key),
  };
  const decide = call.kind === 'delete' ? parts.decideDelete : parts.decideWrite;
  const decision = decide(arrival, stored);
  if (call.content.minute < 0 && decision.act !== 'keep' && call.kind !== 'delete') {
    return { state, reply: refusal(422, 'side-missing', now) };
  }
  const eventId = stored?.id ?? (decision.act === 'insert' ? state.nextId : null);
  const next = scored(parts, state, store(parts, state, decision, { call, key, stored }), decision);
  return { state: next, reply: answer(next, decision, eventId, now) };
}

function find(state: ServerState, call: WriteCall, key: string): ServerEvent | null {
  if (call.address !== null && 'id' in call.address) return state.events.get(call.address.id) ?? null;
  return [...state.events.values()].find((event) => event.key === key) ?? null;
}

interface Subject {
  readonly call: WriteCall;
  readonly key: string;
  readonly stored: ServerEvent | null;
}

function store(parts: ServerParts, state: ServerState, decision: Decision, subject: Subject): ServerState {
  const { call, key, stored } = subject;
  if (decision.act === 'keep') return state;
  if (decision.act === 'bury-key') return { ...state, buriedKeys: new Set(state.buriedKeys).add(key) };
  if (decision.act === 'insert') {
    const { content, tap } = call;
    const { stamp, pending } = decision;
    const ahead = parts.aheadAfter({}, stamp);
    const id = state.nextId;
    const createdTimestamp = Date.parse(call.createdTimestamp);
    const row = {
      id,
      key,
      createdTimestamp,
      content,
      tap,
      deleted: false,
      pending,
      stamp,
      ahead,
      held: null,
    };
    return { ...withRow(state, id, row), nextId: id + 1 };
  }
  if (stored === null) throw new Error('a decision about an event needs the event');
  return withRow(state, stored.id, changed(parts, stored, decision, call));
}

function changed(
  parts: ServerParts,
  stored: ServerEvent,
  decision: Extract<Decision, { eventId: number }>,
  call: WriteCall,
): ServerEvent | null {
  if (decision.act === 'bury') return parts.deletedRow(stored);
  const { stamp } = decision;
  const ahead = parts.aheadAfter(stored.ahead, stamp);
  if (decision.act === 'remember') return { ...stored, ahead };
  if (decision.act === 'replace') return { ...stored, content: call.content, stamp, ahead, deleted: false };
  const content = decision.deleted ? null : call.content;
  const held = { deleted: decision.deleted, stamp, content, userId: call.userId };
  return { ...stored, ahead, held };
}

function withRow(state: ServerState, id: number, row: ServerEvent | null): ServerState {
  const events = new Map(state.events);
  if (row === null) events.delete(id);
  else events.set(id, row);
  return { ...state, events };
}

function scored(
  parts: ServerParts,
  before: ServerState,
  after: ServerState,
  decision: Decision,
): ServerState {
  if (before === after || decision.act === 'remember') return after;
  const score = parts.score(before.score, decision, liveEvents(after));
  return { ...after, score };
}

function answer(state: ServerState, decision: Decision, eventId: number | null, now: number): Answer {
  if (decision.answer === 'event-unknown') return refusal(404, 'event-unknown', now);
  if (decision.answer === 'match-approved') return { ...refusal(409, 'match-approved', now), eventId };
  return { ...detail(state, now), eventId };
}

function isWhole(call: Call): call is WholeCall {
  return ['stage', 'approve', 'roster', 'erase', 'restore'].includes(call.kind);
}

/** A call that changes the whole match is carried out once under its key (SY28). */
function once(parts: ServerParts, state: ServerState, call: WholeCall, now: number): Handled {
  const { key } = call;
  if (key !== null && parts.isDone(state.done, key)) return { state, reply: detail(state, now) };
  const handled = changeWhole(parts, state, call, now);
  if (key === null || !parts.keepsKey(handled.reply.status)) return handled;
  return { ...handled, state: { ...handled.state, done: new Set(handled.state.done).add(key) } };
}

function changeWhole(parts: ServerParts, state: ServerState, call: WholeCall, now: number): Handled {
  if (call.kind === 'approve') return approve(parts, state, call, now);
  if (call.kind === 'roster') return saveRoster(parts, state, call, now);
  if (call.kind === 'erase') return erase(parts, state, call, now);
  if (call.kind === 'restore') return restore(state, call, now);
  return changeStage(state, call, now);
}

function changeStage(state: ServerState, { stageId }: StageCall, now: number): Handled {
  if (state.approved) return { state, reply: refusal(409, 'stage-not-allowed', now) };
  if (state.stageId === stageId) return { state, reply: detail(state, now) };
  return { state: { ...state, stageId }, reply: detail(state, now) };
}

function approve(parts: ServerParts, state: ServerState, call: ApproveCall, now: number): Handled {
  const digest = eventsDigest(liveEvents(state).map((event) => ({ ...event.content, id: event.id })));
  if (!state.approved && !parts.isSameDigest(digest, call.events)) {
    return { state, reply: refusal(409, 'events-differ', now) };
  }
  const reply = detail(state, now);
  return { state: state.approved ? state : { ...state, approved: true }, reply };
}

function reopen(parts: ServerParts, state: ServerState, now: number): Handled {
  if (!state.approved) return { state, reply: detail(state, now) };
  const events = new Map(state.events);
  for (const event of state.events.values()) events.set(event.id, reopened(event));
  const clock = parts.newestClock(state.clocks.values());
  const next = { ...state, events, clock, approved: false };
  return { state: { ...next, score: goalsAmong(liveEvents(next)) }, reply: detail(next, now) };
}

function reopened(event: ServerEvent): ServerEvent {
  const settled = { ...event, pending: false, held: null };
  const act = decideReopen(event);
  if (act === 'bury') return { ...settled, deleted: true };
  if (act === 'drop' || event.held?.content == null) return settled;
  return { ...settled, content: event.held.content, stamp: event.held.stamp };
}
