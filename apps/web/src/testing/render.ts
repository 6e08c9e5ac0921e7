import { flushSync } from 'react-dom';
import { render as renderWithoutWaiting } from 'vitest-browser-react';

/** Puts a component on the screen and waits until it is drawn. */
export async function render(
  ...[element, options]: Parameters<typeof renderWithoutWaiting>
): ReturnType<typeof renderWithoutWaiting> {
  const screen = await flushSync(() => renderWithoutWaiting(element, options));
  await drawn();
  return screen;
}

/**
 * Waits until React has drawn what has changed until now, together with what effects and answers that are already there
 * change in turn. The React of production, with which components are tested, has no `act`, which does this in development.
 */
export async function drawn(): Promise<void> {
  for (let turn = 0; turn < 3; turn += 1) await nextTask();
}

/** React draws in tasks of this kind, one after the other. */
function nextTask(): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.addEventListener('message', () => resolve(), { once: true });
    port1.start();
    port2.postMessage(null);
  });
}
