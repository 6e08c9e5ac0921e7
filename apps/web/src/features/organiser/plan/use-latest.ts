import { type RefObject, useLayoutEffect, useRef } from 'react';

/** A value for listeners that live longer than one rendering. */
export function useLatest<T>(value: T): RefObject<T> {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}
