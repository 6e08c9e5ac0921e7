import { eventsDigest, isSameDigest } from '../event-hash.ts';
import { decideReopen } from '../inbox/index.ts';
import type { Decision, HeldChange, StoredEvent } from '../inbox/index.ts';
import type { EventContent } from '../protocol.ts';
import type { ApproveCall, Call, Reply, WriteCall } from './messages.ts';
import type { ServerParts } from './parts.ts';

export interface ServerEvent extends StoredEvent {
  readonly key: string;
  readonly content: EventContent;
  readonly held: HeldChange | null;
  readonly tap: string;
}

/** One match on the server, in memory: what the repositories and the transaction do, around the real decisions. */
export interface Server {
  /** What a call answers, and what has to be undone if the server dies before it has committed. */
  handle(call: Call, now: number): Reply;
  crash(): void;
  commit(): void;
  state(): ServerState;
}

export interface ServerState {
  readonly events: ReadonlyMap<number, ServerEvent>;
  readonly buriedKeys: ReadonlySet<string>;
  readonly approved: boolean;
  readonly score: number;
  readonly version: number;
  readonly nextId: number;
}

const sameContent = (a: EventContent, b: EventContent): boolean => JSON.stringify(a) === JSON.stringify(b);

export const liveEvents = (state: ServerState): ServerEvent[] =>
  [...state.events.values()].filter((event) => !event.deleted && !event.pending);

export function createServer(parts: ServerParts): Server {
  let state: ServerState = {
    events: new Map(),
    buriedKeys: new Set(),
    approved: false,
    score: 0,
    version: 0,
    nextId: 1,
  };
  let committed = state;
  return {
    handle(call, now) {
      const result = handle(parts, state, call, now);
      state = result.state;
      if (!parts.answersBeforeCommit) committed = state;
      return result.reply;
    },
    crash: () => (state = committed),
    commit: () => (committed = state),
    state: () => state,
  };
}

interface Handled {
  readonly state: ServerState;
  readonly reply: Reply;
}

function handle(parts: ServerParts, state: ServerState, call: Call, now: number): Handled {
  if (call.kind === 'approve') return approve(state, call, now);
  if (call.kind === 'reopen') return reopen(state, now);
  const key =
    call.address !== null && 'key' in call.address
      ? call.address.key
      : parts.eventKey({ ...call, content: JSON.stringify(call.content) });
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
    const row = { id, key, content, tap, deleted: false, pending, stamp, ahead, held: null };
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
  if (decision.act === 'bury') return parts.buriedRow(stored);
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
  return { ...after, score, version: before.version + 1 };
}

function answer(state: ServerState, decision: Decision, eventId: number | null, now: number): Reply {
  if (decision.answer === 'event-unknown') return refusal(404, 'event-unknown', now);
  if (decision.answer === 'match-approved') return { ...refusal(409, 'match-approved', now), eventId };
  return { status: 200, code: null, eventId, events: liveEvents(state), date: now };
}

export function refusal(status: Reply['status'], code: Reply['code'], now: number): Reply {
  return { status, code, eventId: null, events: null, date: now };
}

function approve(state: ServerState, call: ApproveCall, now: number): Handled {
  const live = liveEvents(state);
  const digest = eventsDigest(live.map((event) => ({ ...event.content, id: event.id })));
  if (!state.approved && !isSameDigest(digest, call.events)) {
    return { state, reply: refusal(409, 'events-differ', now) };
  }
  const reply: Reply = { status: 200, code: null, eventId: null, events: live, date: now };
  if (state.approved) return { state, reply };
  return { state: { ...state, approved: true, version: state.version + 1 }, reply };
}

function reopen(state: ServerState, now: number): Handled {
  const events = new Map(state.events);
  for (const event of state.events.values()) events.set(event.id, reopened(event));
  const next = { ...state, events, approved: false, version: state.version + 1 };
  const live = liveEvents(next);
  const reply: Reply = { status: 200, code: null, eventId: null, events: live, date: now };
  return { state: { ...next, score: live.length }, reply };
}

function reopened(event: ServerEvent): ServerEvent {
  const settled = { ...event, pending: false, held: null };
  const act = decideReopen(event);
  if (act === 'bury') return { ...settled, deleted: true };
  if (act === 'drop' || event.held?.content == null) return settled;
  return { ...settled, content: event.held.content, stamp: event.held.stamp };
}
