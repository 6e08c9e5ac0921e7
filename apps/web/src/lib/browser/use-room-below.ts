import { type RefObject, useLayoutEffect } from 'react';

/** Sets the pixels above an element on it as `--room-top`, so that it ends where the window ends. */
export function useRoomBelow(root: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    const element = root.current;
    if (!element) return;
    const measure = () => {
      const top = `${Math.max(0, Math.round(element.getBoundingClientRect().top + window.scrollY))}px`;
      if (element.style.getPropertyValue('--room-top') !== top) element.style.setProperty('--room-top', top);
    };
    measure();
    const watch = new ResizeObserver(measure);
    if (element.parentElement) watch.observe(element.parentElement);
    window.addEventListener('resize', measure);
    return () => {
      watch.disconnect();
      window.removeEventListener('resize', measure);
    };
  }, [root]);
}
