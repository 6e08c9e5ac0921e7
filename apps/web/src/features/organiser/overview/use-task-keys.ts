import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/**
 * Keys of the list of tasks while the focus is in it: j and k or the arrows go from task to task, o opens one, a and d press
 * its answers, which say so themselves (`aria-keyshortcuts`). When a task answered by its key leaves the list, the focus goes
 * to the next one.
 */
export function useTaskKeys<E extends HTMLElement = HTMLUListElement>(): RefObject<E | null> {
  const list = useRef<E>(null);
  useEffect(() => {
    const { current: element } = list;
    if (element === null) return;
    let answered: Answered | null = null;
    const press = (event: KeyboardEvent) => {
      // A key that is held would answer one task after another.
      const isHeld = event.repeat && (event.key === 'a' || event.key === 'd');
      if (event.ctrlKey || event.metaKey || event.altKey || isHeld) return;
      if (event.key === 'a' || event.key === 'd') answered = answer(event.key, element);
      else if (!go(event.key, element)) return;
      event.preventDefault();
    };
    const observer = new MutationObserver(() => {
      if (answered === null || answered.task.isConnected) return;
      if (document.activeElement === document.body) linkOf(answered.next)?.focus();
      answered = null;
    });
    element.addEventListener('keydown', press);
    observer.observe(element, { childList: true });
    return () => {
      element.removeEventListener('keydown', press);
      observer.disconnect();
    };
  }, []);
  return list;
}

interface Answered {
  readonly task: Element;
  readonly next: Element | undefined;
}

function linkOf(task: Element | undefined) {
  return task?.querySelector('a');
}

function focused(list: HTMLElement) {
  const tasks = [...list.children];
  return { tasks, at: tasks.findIndex((task) => task.contains(document.activeElement)) };
}

/** Presses an answer of the task that has the focus. */
function answer(key: string, list: HTMLElement): Answered | null {
  const { tasks, at } = focused(list);
  const task = tasks[at];
  if (task === undefined) return null;
  task.querySelector<HTMLElement>(`[aria-keyshortcuts="${key}"]`)?.click();
  return { task, next: tasks[at + 1] ?? tasks[at - 1] };
}

function go(key: string, list: HTMLElement): boolean {
  const { tasks, at } = focused(list);
  const step = (by: number) => {
    const link = linkOf(tasks[Math.min(tasks.length - 1, Math.max(0, at + by))]);
    link?.focus();
    return link !== undefined;
  };
  switch (key) {
    case 'j':
    case 'ArrowDown':
      return step(1);
    case 'k':
    case 'ArrowUp':
      return step(-1);
    case 'o':
      linkOf(tasks[at])?.click();
      return true;
    default:
      return false;
  }
}
