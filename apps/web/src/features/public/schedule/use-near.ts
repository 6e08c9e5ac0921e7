import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';

/** Pixels around the window in which something counts as near. */
const around = '1200px 0px';

interface Near<E> {
  readonly near: RefObject<E | null>;
  readonly isNear: boolean;
}

/** Whether a part of a long page has ever come near to what is looked at. @param atOnce it counts as near from the start */
export function useNear<E extends HTMLElement>(atOnce: boolean): Near<E> {
  const near = useRef<E>(null);
  const [isNear, setNear] = useState(atOnce);
  useEffect(() => {
    const part = near.current;
    if (isNear || !part) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: around },
    );
    observer.observe(part);
    return () => observer.disconnect();
  }, [isNear]);
  return { near, isNear };
}
