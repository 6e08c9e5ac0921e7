import { useSyncExternalStore } from 'react';

export interface Toast {
  readonly id: number;
  readonly kind: 'done' | 'error';
  readonly text: string;
}

/** Milliseconds that toasts are shown; a new one starts the count again. */
export const toastTime = 6000;
const most = 5;

let toasts: readonly Toast[] = [];
let last = 0;
const none: readonly Toast[] = [];
const listeners = new Set<() => void>();

export function useToasts(): readonly Toast[] {
  return useSyncExternalStore(
    subscribe,
    () => toasts,
    () => none,
  );
}

/** Shows a short notice, unless one with the same text is shown; of more than five the oldest are removed. */
export function showToast(kind: Toast['kind'], text: string): void {
  last += 1;
  const others = toasts.filter((toast) => toast.kind !== kind || toast.text !== text);
  change([...others, { id: last, kind, text }].slice(-most));
}

/** Takes one away, or all of them. */
export function dismissToast(id?: number): void {
  change(id === undefined ? none : toasts.filter((toast) => toast.id !== id));
}

function change(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
