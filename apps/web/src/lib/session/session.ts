import { createContext, use, useSyncExternalStore } from 'react';
import type { CurrentUser } from '@sevenmetre/contract/account/current-user';
import { createListeners } from '../browser/store.ts';

export interface SessionState {
  /** `unknown` until asked; a visitor who never signed in is `out` without asking. */
  readonly status: 'unknown' | 'in' | 'out';
  readonly user: CurrentUser | null;
}

/** How loading the user ended. `unreachable` says nothing about the session and does not end it. */
export type SessionOutcome = 'in' | 'out' | 'unreachable';

export interface SessionDeps {
  readonly me: () => Promise<
    { readonly status: 200; readonly body: CurrentUser } | { readonly status: number }
  >;
  readonly logout: () => Promise<{ readonly status: number }>;
  readonly isRemembered: () => boolean;
  readonly rememberSession: (open: boolean) => void;
}

export interface Session {
  readonly state: () => SessionState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Makes sure that the user is loaded; `force` asks the server even when one is. Calls under way are shared. */
  readonly ensure: (options?: { readonly force?: boolean }) => Promise<SessionOutcome>;
  readonly signedIn: (user: CurrentUser) => void;
  /**
   * Registers a callback for the end of the session; it returns true to keep the user on the page because of
   * unsaved work. The returned function removes it.
   */
  readonly whenEnded: (keeps: () => Promise<boolean>) => () => void;
  /** Ends the session on the server; false when the server did not hear it. */
  readonly signOut: () => Promise<boolean>;
}

/** Statuses that mean that there is no session. Any other failure keeps it. */
const signedOut = [401, 403, 404];

export function createSession(deps: SessionDeps): Session {
  const { state, subscribe, change } = createState(deps.rememberSession);
  let underWay: Promise<SessionOutcome> | null = null;
  const { isKept, whenEnded } = createKeeper();
  const end = async () => (state().user !== null && (await isKept()) ? 'in' : change(null));
  const load = async (): Promise<SessionOutcome> => {
    try {
      const answer = await deps.me();
      if (answer.status === 200 && 'body' in answer) return change(answer.body);
      return signedOut.includes(answer.status) ? await end() : 'unreachable';
    } catch {
      return 'unreachable';
    } finally {
      underWay = null;
    }
  };
  return {
    state,
    subscribe,
    ensure: async ({ force = false } = {}) => {
      const { status } = state();
      if (!force && status !== 'unknown') return status;
      if (!force && !deps.isRemembered()) return 'out';
      underWay ??= load();
      return underWay;
    },
    signedIn: (user) => void change(user),
    whenEnded,
    signOut: async () => {
      const answer = await deps.logout().catch(() => null);
      if (answer?.status !== 200) return false;
      change(null);
      return true;
    },
  };
}

/** Callbacks that may keep the user of an ended session; without any, the user is dropped. */
function createKeeper(): {
  readonly isKept: () => Promise<boolean>;
  readonly whenEnded: Session['whenEnded'];
} {
  let keeper: (() => Promise<boolean>) | null = null;
  return {
    isKept: async () => keeper !== null && (await keeper()),
    whenEnded: (keeps) => {
      keeper = keeps;
      return () => {
        if (keeper === keeps) keeper = null;
      };
    },
  };
}

function createState(rememberSession: SessionDeps['rememberSession']) {
  let state: SessionState = { status: 'unknown', user: null };
  const { notify, subscribe } = createListeners();
  return {
    state: () => state,
    subscribe,
    change: (user: CurrentUser | null) => {
      const status = user ? ('in' as const) : ('out' as const);
      state = { status, user };
      rememberSession(user !== null);
      notify();
      return status;
    },
  };
}

export const SessionContext = createContext<Session | null>(null);

export function useSession(): Session & { readonly current: SessionState } {
  const session = use(SessionContext);
  if (session === null) throw new Error('There is no session around this component.');
  const current = useSyncExternalStore(session.subscribe, session.state, () => nobody);
  return { ...session, current };
}

const nobody: SessionState = { status: 'unknown', user: null };
