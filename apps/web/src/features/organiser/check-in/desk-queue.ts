import type { CheckInCashBody, CheckInStepBody } from '@sevenmetre/contract/check-in/schemas';
import { useSyncExternalStore } from 'react';
import { createListeners } from '../../../lib/browser/store.ts';
import { draftKey, draftKeys, dropDraft, keepDraft, readDraft } from '../../../lib/drafts/draft.ts';
import type { Failure } from '../../../lib/queries/failure.ts';

/** What a press asks of the server. Both may be repeated: a step is set, and cash has its key. */
type DeskCall =
  | { readonly kind: 'cash'; readonly body: CheckInCashBody }
  | { readonly kind: CheckInStepBody['step']; readonly done: boolean };

/** What was pressed at the desk and is not confirmed by the server. */
export interface QueuedCall {
  readonly id: string;
  readonly clubId: number;
  /** Who pressed; 0: the page was opened without a network. */
  readonly userId: number;
  readonly call: DeskCall;
  /** How the last attempt ended; null: the first one is under way. */
  readonly failure: Failure | null;
}

const form = 'check-in-call';
const version = 1;
/** Of a call that an earlier page has left: whether it arrived is not known. */
const lost: Failure = { kind: 'network' };

let calls: readonly QueuedCall[] | null = null;
const none: readonly QueuedCall[] = [];
const listeners = createListeners();

/** Of each club, one call of each kind waits: a newer one takes its place. */
const keyOf = ({ clubId, call }: QueuedCall) => draftKey(0, form, `${clubId}:${call.kind}`);

/** Keeps a call, in this browser, too, until it is dropped: neither a reload nor a missing network loses it. */
export function queueCall(queued: QueuedCall): void {
  const key = keyOf(queued);
  keepDraft(key, version, queued, Date.now());
  change([...queuedCalls().filter((one) => keyOf(one) !== key), queued]);
}

/** Forgets a call, unless a newer one has taken its place. */
export function dropCall(queued: QueuedCall): void {
  if (!isQueued(queued)) return;
  dropDraft(keyOf(queued));
  change(queuedCalls().filter(({ id }) => id !== queued.id));
}

export function isQueued({ id }: QueuedCall): boolean {
  return queuedCalls().some((one) => one.id === id);
}

export function queuedCalls(): readonly QueuedCall[] {
  calls ??= readKept();
  return calls;
}

export function useQueuedCalls(): readonly QueuedCall[] {
  return useSyncExternalStore(subscribe, queuedCalls, () => none);
}

/** The call of one kind that is kept for a club, also while it is under way. */
export function useQueuedCall(clubId: number, kind: DeskCall['kind']): QueuedCall | undefined {
  return useSyncExternalStore(
    subscribe,
    () => queuedCalls().find((queued) => queued.clubId === clubId && queued.call.kind === kind),
    () => undefined,
  );
}

/** The call of one kind that waits for the network, or for a decision. */
export function useUnsentCall(clubId: number, kind: DeskCall['kind']): QueuedCall | undefined {
  const queued = useQueuedCall(clubId, kind);
  return queued?.failure === null ? undefined : queued;
}

/** Whether anything that was pressed for a club waits for the network, or for a decision. */
export function useHasUnsent(clubId: number): boolean {
  return useSyncExternalStore(
    subscribe,
    () => queuedCalls().some((queued) => queued.clubId === clubId && queued.failure !== null),
    () => false,
  );
}

function readKept(): readonly QueuedCall[] {
  const now = Date.now();
  return draftKeys(draftKey(0, form, '')).flatMap((key) => {
    const kept = readDraft<QueuedCall>(key, version, now)?.value;
    return kept ? { ...kept, failure: kept.failure ?? lost } : [];
  });
}

/** False after a sign-out in this tab. */
function isKept(queued: QueuedCall): boolean {
  return readDraft<QueuedCall>(keyOf(queued), version, Date.now())?.value.id === queued.id;
}

function change(next: readonly QueuedCall[] | null): void {
  calls = next;
  listeners.notify();
}

/** Another tab has sent a call or keeps one, or somebody has signed out: the browser's store is read again. */
function onStorage({ key }: StorageEvent): void {
  if (key === null || key.startsWith(draftKey(0, form, ''))) change(null);
}

function subscribe(listener: () => void): () => void {
  if (listeners.isEmpty()) {
    calls = queuedCalls().filter(isKept);
    addEventListener('storage', onStorage);
  }
  const stop = listeners.subscribe(listener);
  return () => {
    stop();
    if (listeners.isEmpty()) removeEventListener('storage', onStorage);
  };
}
