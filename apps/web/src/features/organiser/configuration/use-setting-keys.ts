import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { useListKeys } from '../../../ui/lists/use-list-keys.ts';

/** For the row of a setting: keys find it by this and give it the focus. */
export const settingRow = { 'data-setting': '', tabIndex: -1 } as const;

/**
 * Keys of the settings in sight: J and K go from row to row, Enter goes into the field of a row, ⌫ presses its usual value, and
 * Escape in a field that holds what is stored goes back to its row.
 * @returns for the element around the rows
 */
export function useSettingKeys<E extends HTMLElement>(): RefObject<E | null> {
  const root = useRef<E>(null);
  /** Where the focus was last: a button that was pressed may be gone. */
  const last = useRef<Element | null>(null);
  useEffect(() => {
    const { current: element } = root;
    const keep = ({ target }: FocusEvent) => {
      last.current = rowOf(target);
    };
    element?.addEventListener('focusin', keep);
    document.addEventListener('keydown', leaveField);
    return () => {
      element?.removeEventListener('focusin', keep);
      document.removeEventListener('keydown', leaveField);
    };
  }, []);
  const step = (by: number) => {
    const rows = [...(root.current?.querySelectorAll<HTMLElement>('[data-setting]') ?? [])].filter((row) =>
      row.checkVisibility(),
    );
    const at = rows.findIndex((row) => row === last.current);
    const next = at < 0 ? rows[0] : rows[Math.min(rows.length - 1, Math.max(0, at + by))];
    next?.focus();
    return next !== undefined;
  };
  useListKeys(root, {
    j: () => step(1),
    k: () => step(-1),
    Enter: () => {
      const row = document.activeElement;
      if (row === null || row !== rowOf(row)) return false;
      row.querySelector<HTMLElement>('.field :is(input, select, textarea):enabled')?.focus();
      return true;
    },
    Backspace: () => {
      const row = rowOf(document.activeElement);
      const usual = row?.querySelector<HTMLElement>('[aria-keyshortcuts="Backspace"]:enabled') ?? null;
      if (row === null || usual === null) return false;
      row.focus();
      usual.click();
      return true;
    },
    '/': () => {
      const search = document.querySelector<HTMLElement>('main input[type="search"]');
      search?.focus();
      return search !== null;
    },
  });
  return root;
}

function rowOf(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-setting]') : null;
}

/** Escape restores what is stored first, and closes what lies over the field. */
function leaveField({ key, defaultPrevented, target }: KeyboardEvent): void {
  if (key !== 'Escape' || defaultPrevented || document.querySelector('dialog[open], :popover-open')) return;
  const row = rowOf(target);
  if (row !== target) row?.focus();
}
