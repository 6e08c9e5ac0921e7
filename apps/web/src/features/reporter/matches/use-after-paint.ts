import { useEffect, useState } from 'react';
import { afterPaint } from '../../../lib/browser/after-paint.ts';

/** The value, one frame later: what need not stand at once does not keep a tap from being seen. */
export function useAfterPaint<T>(value: T): T {
  const [shown, setShown] = useState(value);
  useEffect(() => afterPaint(() => setShown(() => value)), [value]);
  return shown;
}
