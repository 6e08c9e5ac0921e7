import { useEffect, useRef, useState } from 'react';

/** For two seconds after a change of `home:away`: which side's score has changed, 0 home, 1 away. */
export function useChanged(score: string): 0 | 1 | null {
  const before = useRef(score);
  const [side, setSide] = useState<0 | 1 | null>(null);
  useEffect(() => {
    if (before.current === score) return;
    setSide(before.current.split(':')[0] === score.split(':')[0] ? 1 : 0);
    before.current = score;
    const timer = setTimeout(() => setSide(null), 2000);
    return () => clearTimeout(timer);
  }, [score]);
  return side;
}
