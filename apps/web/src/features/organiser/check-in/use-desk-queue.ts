import { useEffect, useEffectEvent } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { CheckInClub } from '@sevenmetre/contract/check-in/schemas';
import { useWrite } from '../../../lib/queries/use-write.ts';
import type { Outcome } from '../../../lib/queries/call.ts';
import type { Failure } from '../../../lib/queries/failure.ts';
import { useSession } from '../../../lib/session/session.ts';
import { dropCall, isQueued, queueCall, queuedCalls } from './desk-queue.ts';
import type { QueuedCall } from './desk-queue.ts';

type Sent = Outcome<'checkInStep' | 'checkInCash'>;

/** Milliseconds after which a call without an answer counts as not sent; it may be repeated without harm. */
const patience = 20_000;
/** Milliseconds between two attempts to send what waits. */
const pause = 10_000;

interface Sending {
  readonly clubId: number;
  readonly sent: Promise<Sent>;
}

/** Calls under way in this tab, by id: a second press waits for the answer to the first. */
const underWay = new Map<string, Sending>();

/** Sends a call of the queue, shows the answer, and keeps in the queue what the server has not confirmed. */
export function useSendCall(): (queued: QueuedCall) => Promise<Sent> {
  const perform = usePerform();
  return (queued) => {
    const { id, clubId } = queued;
    const known = underWay.get(id);
    if (known) return known.sent;
    // What was pressed before on the same club is answered first: the newest press decides.
    const before = [...underWay.values()].filter((one) => one.clubId === clubId);
    const sent = Promise.all(before.map((one) => one.sent))
      .then(() => perform(queued))
      .then((outcome) => {
        if (outcome.ok || isRefusedAtOnce(queued, outcome.failure)) dropCall(queued);
        else if (isQueued(queued)) queueCall({ ...queued, failure: outcome.failure });
        return outcome;
      })
      .finally(() => underWay.delete(id));
    underWay.set(id, { clubId, sent });
    return sent;
  };
}

function usePerform(): (queued: QueuedCall) => Promise<Sent> {
  const step = useWrite('checkInStep', ['checkIn', 'controlRoom']);
  const cash = useWrite('checkInCash', ['checkIn', 'adminClubInvoice', 'adminInvoices']);
  const show = useShowClub();
  return async ({ clubId, call }) => {
    const input = { params: { id: clubId }, signal: AbortSignal.timeout(patience) };
    const outcome =
      call.kind === 'cash'
        ? await cash({ ...input, body: call.body })
        : await step({ ...input, body: { step: call.kind, done: call.done } });
    if (outcome.ok) show(outcome.body);
    return outcome;
  };
}

/** What was answered is shown at once: a slow network is not asked twice. */
function useShowClub(): (body: CheckInClub) => void {
  const queries = useQueryClient();
  return (body) => queries.setQueryData(['checkInClub', { id: body.club.id }, null], body);
}

/** Sends what waits while a page of the desk is open: now and then, and as soon as the browser has a network again. */
export function useDeskQueue(): void {
  const send = useSendCall();
  const userId = useSession().current.user?.id ?? 0;
  const sendAll = useEffectEvent(() => {
    for (const queued of queuedCalls()) if (isSentAlone(queued, userId)) void send(queued);
  });
  useEffect(() => {
    const attempt = () => sendAll();
    attempt();
    const timer = setInterval(attempt, pause);
    addEventListener('online', attempt);
    return () => {
      clearInterval(timer);
      removeEventListener('online', attempt);
    };
  }, []);
}

/** What another account has pressed is not sent in the name of this one without a press. */
function isSentAlone({ failure, userId }: QueuedCall, reader: number): boolean {
  if (failure === null || isRefused(failure)) return false;
  return userId === reader || userId === 0 || reader === 0;
}

/** A refusal right after the press is shown with the typed values, and nothing is queued. */
function isRefusedAtOnce({ failure }: QueuedCall, refusal: Failure): boolean {
  return failure === null && isRefused(refusal);
}

/** A refusal of the call itself waits for a decision; an overloaded or failing server is no refusal. */
export function isRefused(failure: Failure): boolean {
  return failure.kind === 'refused' && failure.status < 500 && failure.status !== 429;
}
