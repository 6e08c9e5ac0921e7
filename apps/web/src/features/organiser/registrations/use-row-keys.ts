import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

export interface RowKeys {
  readonly open: (id: number) => void;
  readonly approve: () => void;
  readonly decline: () => void;
}

/**
 * Keys of a list while the focus is in it: j and k or the arrows go from row to row, x selects, o or Enter opens, a and d
 * act on the selection, / leads to the search. Single letters never act elsewhere, so that they disturb nobody who types.
 */
export function useRowKeys(keys: RowKeys): RefObject<HTMLDivElement | null> {
  const list = useRef<HTMLDivElement>(null);
  const current = useRef(keys);
  useEffect(() => {
    current.current = keys;
  });
  useEffect(() => {
    const { current: element } = list;
    if (element === null) return;
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      if (act(event, element, current.current)) event.preventDefault();
    };
    element.addEventListener('keydown', press);
    return () => element.removeEventListener('keydown', press);
  }, []);
  return list;
}

function act(event: KeyboardEvent, list: HTMLElement, keys: RowKeys): boolean {
  const boxes = [...list.querySelectorAll<HTMLInputElement>('tbody input[type="checkbox"]')];
  const at = boxes.findIndex((box) => box.closest('tr')?.contains(document.activeElement));
  const go = (step: number) => {
    boxes[Math.min(boxes.length - 1, Math.max(0, at + step))]?.focus();
    return true;
  };
  switch (event.key) {
    case 'j':
    case 'ArrowDown':
      return go(1);
    case 'k':
    case 'ArrowUp':
      return go(-1);
    case 'x':
      boxes[at]?.click();
      return at >= 0;
    case 'o':
      return openRow(boxes[at], keys);
    case 'Enter':
      return document.activeElement === boxes[at] && openRow(boxes[at], keys);
    case 'a':
      keys.approve();
      return true;
    case 'd':
      keys.decline();
      return true;
    case '/':
      document.querySelector<HTMLInputElement>('.list-tools input[type="search"]')?.focus();
      return true;
    default:
      return false;
  }
}

function openRow(box: HTMLInputElement | undefined, keys: RowKeys): boolean {
  const id = Number(box?.closest('tr')?.querySelector('[data-id]')?.getAttribute('data-id'));
  if (!Number.isInteger(id) || id <= 0) return false;
  keys.open(id);
  return true;
}

function isTyping(target: EventTarget | null): boolean {
  if (target instanceof HTMLInputElement) return target.type !== 'checkbox';
  return target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;
}
