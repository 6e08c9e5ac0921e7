import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/** Of a row that scrolls sideways the part that matters is brought into sight, and again when `key` is another. */
export function useIntoSight<E extends HTMLElement>(key: string): RefObject<E | null> {
  const part = useRef<E>(null);
  useEffect(() => {
    part.current?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [key]);
  return part;
}
