import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/**
 * Keys of the list of tasks while the focus is in it: j and k or the arrows go from task to task, o opens one, a and d press
 * its answers, which say so themselves (`aria-keyshortcuts`).
 */
export function useTaskKeys(): RefObject<HTMLUListElement | null> {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const { current: element } = list;
    if (element === null) return;
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (act(event.key, element)) event.preventDefault();
    };
    element.addEventListener('keydown', press);
    return () => element.removeEventListener('keydown', press);
  }, []);
  return list;
}

function act(key: string, list: HTMLElement): boolean {
  const tasks = [...list.children];
  const at = tasks.findIndex((task) => task.contains(document.activeElement));
  const linkOf = (task: Element | undefined) => task?.querySelector('a');
  const go = (step: number) => {
    const link = linkOf(tasks[Math.min(tasks.length - 1, Math.max(0, at + step))]);
    link?.focus();
    return link !== undefined;
  };
  switch (key) {
    case 'j':
    case 'ArrowDown':
      return go(1);
    case 'k':
    case 'ArrowUp':
      return go(-1);
    case 'o':
      linkOf(tasks[at])?.click();
      return true;
    case 'a':
    case 'd':
      tasks[at]?.querySelector<HTMLElement>(`[aria-keyshortcuts="${key}"]`)?.click();
      return true;
    default:
      return false;
  }
}
