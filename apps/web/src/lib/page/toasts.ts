import { createStore } from '../browser/store.ts';

export interface Toast {
  readonly id: number;
  readonly kind: 'done' | 'error';
  readonly text: string;
}

/** Milliseconds that toasts are shown; a new one starts the count again. */
export const toastTime = 6000;
const most = 5;

const toasts = createStore<readonly Toast[]>([]);
let last = 0;

export const useToasts = toasts.useValue;

/** Shows a short notice, unless one with the same text is shown; of more than five the oldest are removed. */
export function showToast(kind: Toast['kind'], text: string): void {
  last += 1;
  const others = toasts.read().filter((toast) => toast.kind !== kind || toast.text !== text);
  toasts.set([...others, { id: last, kind, text }].slice(-most));
}

/** Takes one away, or all of them. */
export function dismissToast(id?: number): void {
  toasts.set(id === undefined ? [] : toasts.read().filter((toast) => toast.id !== id));
}
