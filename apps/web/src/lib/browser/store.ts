import { useSyncExternalStore } from 'react';

/** @template A what a listener is called with; usually nothing */
export interface Listeners<A extends readonly unknown[] = []> {
  /** Calls everybody who listened when it began. */
  readonly notify: (...what: A) => void;
  /** Calls back on every change, until the returned function is called. */
  readonly subscribe: (listener: (...what: A) => void) => () => void;
  readonly isEmpty: () => boolean;
}

/** Who wants to know about changes of something that holds its state itself. */
export function createListeners<A extends readonly unknown[] = []>(): Listeners<A> {
  const listeners = new Set<(...what: A) => void>();
  return {
    notify: (...what) => {
      for (const listener of listeners) listener(...what);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    isEmpty: () => listeners.size === 0,
  };
}

/** A value that components read and anything may change. The server, and hydration with it, sees the initial one. */
export function createStore<T>(initial: T) {
  let current = initial;
  const { notify, subscribe } = createListeners();
  return {
    read: (): T => current,
    set: (next: T): void => {
      current = next;
      notify();
    },
    useValue: (): T =>
      useSyncExternalStore(
        subscribe,
        () => current,
        () => initial,
      ),
  };
}
