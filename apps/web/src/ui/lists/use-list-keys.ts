import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { browserStore, readRemembered } from '../../lib/browser/storage.ts';

/** What a key does; `false`: nothing here, the key stays the browser's. */
export type KeyActions = Readonly<Record<string, (() => boolean) | undefined>>;

/**
 * Keys of a list: they act while the focus is in it or nowhere, never in a field and never under a dialog. Letters and digits
 * can be switched off on a device; arrows and Escape stay.
 */
export function useListKeys(root: RefObject<HTMLElement | null>, actions: KeyActions): void {
  const current = useRef(actions);
  useEffect(() => {
    current.current = actions;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || isHeld(event) || event.ctrlKey || event.metaKey || event.altKey) return;
      if (!isHere(root.current, event.target)) return;
      if (event.key === ' ' && pressesBySpace(event.target)) return;
      if (event.key.length === 1 && !usesLetters()) return;
      if (current.current[event.key]?.() === true) event.preventDefault();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [root]);
}

/** A key that is held walks on, and does nothing else twice. */
function isHeld({ key, repeat }: KeyboardEvent): boolean {
  return repeat && !['j', 'k', 'ArrowDown', 'ArrowUp'].includes(key);
}

/** Whether this device uses single letters as keys. */
export function usesLetters(): boolean {
  return readRemembered(browserStore(), new Date()).letterKeys ?? true;
}

/** A button or a box that has the focus takes the space bar itself. */
function pressesBySpace(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('button, summary, input');
}

function isHere(root: HTMLElement | null, target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement) || document.querySelector('dialog[open], :popover-open')) return false;
  if (target.matches('textarea, select, [contenteditable], input:not([type="checkbox"])')) return false;
  return target === document.body || (root?.contains(target) ?? false);
}
