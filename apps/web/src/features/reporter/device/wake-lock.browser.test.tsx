import { afterEach, expect, it, vi } from 'vitest';
import { render } from '../../../testing/render.ts';
import { useWakeLock } from './wake-lock.ts';

afterEach(() => vi.restoreAllMocks());

/** A system that gives locks and may take them back. */
function aSystem() {
  const given: EventTarget[] = [];
  const system = { gives: true, given };
  vi.spyOn(navigator.wakeLock, 'request').mockImplementation(() => {
    if (!system.gives) return Promise.reject(new DOMException('battery', 'NotAllowedError'));
    const lock = Object.assign(new EventTarget(), {
      released: false,
      type: 'screen' as const,
      onrelease: null,
      release: () => Promise.resolve(),
    });
    given.push(lock);
    return Promise.resolve(lock);
  });
  const takeBack = () => {
    const lock = given.at(-1);
    if (lock === undefined) throw new Error('no lock was given');
    Object.assign(lock, { released: true });
    lock.dispatchEvent(new Event('release'));
  };
  return { system, takeBack };
}

function Table() {
  useWakeLock(true);
  return <p>The table</p>;
}

it('given a system that takes the lock back, then it is asked again by itself', async () => {
  const { system, takeBack } = aSystem();
  await render(<Table />);
  await expect.poll(() => system.given.length).toBe(1);
  takeBack();
  await expect.poll(() => system.given.length).toBe(2);
});

it('given a page that nobody sees, then no lock is asked for until it is shown', async () => {
  const { system } = aSystem();
  const seen = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await render(<Table />);
  document.dispatchEvent(new PointerEvent('pointerdown'));
  expect(navigator.wakeLock.request).not.toHaveBeenCalled();
  seen.mockReturnValue('visible');
  document.dispatchEvent(new Event('visibilitychange'));
  await expect.poll(() => system.given.length).toBe(1);
});

it('given a system that refuses, then the next tap asks again', async () => {
  const { system } = aSystem();
  system.gives = false;
  await render(<Table />);
  await expect.poll(() => vi.mocked(navigator.wakeLock.request).mock.calls.length).toBe(1);
  system.gives = true;
  document.dispatchEvent(new PointerEvent('pointerdown'));
  await expect.poll(() => system.given.length).toBe(1);
  // One that is held is not asked for twice.
  document.dispatchEvent(new PointerEvent('pointerdown'));
  await expect.poll(() => system.given.length).toBe(1);
});
