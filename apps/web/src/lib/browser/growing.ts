import { startTransition, useEffect, useState } from 'react';

/**
 * How many rows of a long list are drawn: the first ones at once, the others step by step, so that no step blocks
 * input.
 */
export function useGrowing(total: number, step: number): number {
  const [shown, setShown] = useState(step);
  useEffect(() => {
    if (shown >= total) return;
    const timer = setTimeout(() => startTransition(() => setShown(shown + step)), 0);
    return () => clearTimeout(timer);
  }, [shown, total, step]);
  return shown;
}
