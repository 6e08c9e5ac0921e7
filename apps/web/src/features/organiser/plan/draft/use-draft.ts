import type { PlanChange, PlanCommandRow, PlanDraft } from '@sevenmetre/contract/plan/schemas';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { callServer } from '../../../../lib/queries/call.ts';
import { newKey } from '../../../../lib/queries/new-key.ts';
import { useLatest } from '../use-latest.ts';
import { browserStore } from '../../../../lib/browser/storage.ts';
import { type DraftState, revisionOf, shownDocument, stepsOf } from './draft-state.ts';
import { DraftStore, type Sent } from './draft-store.ts';
import type { OwnSteps } from './own-steps.ts';
import { followPlan } from './plan-stream.ts';
import type { Unsaved } from './draft-state.ts';

const keyOf = (userId: number): string => `tms-plan-unsaved:${userId}`;

/** Keeps what the server has not stored; nothing to keep removes it. */
function keepUnsaved(userId: number, unsaved: readonly Unsaved[], store = browserStore()): void {
  try {
    if (unsaved.length === 0) store?.removeItem(keyOf(userId));
    else store?.setItem(keyOf(userId), JSON.stringify(unsaved));
  } catch {
    // A browser without room keeps the changes only as long as the page is open.
  }
}

/** What an earlier page of this user could not store. */
function readUnsaved(userId: number, store = browserStore()): readonly Unsaved[] {
  try {
    const kept: unknown = JSON.parse(store?.getItem(keyOf(userId)) ?? '[]');
    return Array.isArray(kept) ? (kept as Unsaved[]) : [];
  } catch {
    return [];
  }
}

export interface Draft {
  readonly state: DraftState;
  readonly document: ReturnType<typeof shownDocument>;
  readonly steps: OwnSteps;
  readonly change: (change: PlanChange) => void;
  readonly resolve: (whose: 'mine' | 'theirs') => void;
  readonly tryNow: () => void;
}

interface DraftOptions {
  readonly userId: number;
  /** Reads the draft again. */
  readonly refresh: () => Promise<void>;
  /** An own change was not taken over. */
  readonly refused: () => void;
  /** Somebody else has changed the draft. */
  readonly arrived: (command: PlanCommandRow) => void;
}

/** The draft of a page: what the server sent, own changes at once, and those of colleagues within a second. */
export function useDraft(read: PlanDraft, { userId, refresh, refused, arrived }: DraftOptions): Draft {
  const latest = useLatest({ refresh, refused, arrived });
  const [store] = useState(() => createDraftStore(read, userId));
  const state = useSyncExternalStore(store.subscribe, store.state);
  useEffect(() => store.replace(read), [store, read]);
  useEffect(() => {
    if (state.isStale) void latest.current.refresh();
  }, [state.isStale, latest]);
  useEffect(() => {
    if (state.refused) latest.current.refused();
  }, [state.refused, latest]);
  useConnection(store);
  useStream(store, userId, latest);
  const document = useMemo(() => shownDocument(state), [state]);
  const steps = useMemo(() => stepsOf(state, userId), [state, userId]);
  const { change, resolve, tryNow } = store;
  return { state, document, steps, change, resolve, tryNow };
}

function createDraftStore(read: PlanDraft, userId: number): DraftStore {
  return new DraftStore(read, readUnsaved(userId), {
    send,
    after: (milliseconds, run) => {
      const timer = setTimeout(run, milliseconds);
      return () => clearTimeout(timer);
    },
    now: Date.now,
    newKey,
    keep: (unsaved) => keepUnsaved(userId, unsaved),
  });
}

/** Sends what waits as soon as the browser says that there is a network again. */
function useConnection(store: DraftStore): void {
  useEffect(() => {
    store.open();
    window.addEventListener('online', store.tryNow);
    return () => {
      window.removeEventListener('online', store.tryNow);
      store.close();
    };
  }, [store]);
}

function useStream(
  store: DraftStore,
  userId: number,
  latest: { readonly current: Pick<DraftOptions, 'refresh' | 'arrived'> },
): void {
  const queries = useQueryClient();
  useEffect(() => {
    const readAgain = (operation: string) => () => void queries.invalidateQueries({ queryKey: [operation] });
    return followPlan(() => revisionOf(store.state()), {
      command: (command) => {
        const isNew = command.number > revisionOf(store.state());
        store.receive([command]);
        if (isNew && command.by?.id !== userId) latest.current.arrived(command);
      },
      run: readAgain('planRun'),
      settings: () => {
        readAgain('planSettings')();
        void latest.current.refresh();
      },
      version: () => {
        readAgain('planVersions')();
        void latest.current.refresh();
      },
      reset: () => void latest.current.refresh(),
    });
  }, [store, queries, userId, latest]);
}

async function send(command: { clientKey: string; revision: number; change: PlanChange }): Promise<Sent> {
  const outcome = await callServer('planCommand', { body: command });
  if (outcome.ok) return { kind: 'stored', answer: outcome.body };
  const { failure } = outcome;
  if (failure.kind === 'network' || (failure.kind === 'refused' && failure.status >= 500)) {
    return { kind: 'unreachable' };
  }
  if (failure.kind !== 'refused' || failure.code !== 'plan-conflict') return { kind: 'refused' };
  const commands = failure.details['commands'];
  // The server sends the commands in the way as rows of the log.
  return { kind: 'conflict', commands: Array.isArray(commands) ? (commands as PlanCommandRow[]) : [] };
}
