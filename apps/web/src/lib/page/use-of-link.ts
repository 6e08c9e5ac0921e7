import type { ErrorCode } from '@sevenmetre/contract';
import { useEffect, useState } from 'react';
import { useWords } from '../words/words.ts';

export type FoundOfLink<T> = { readonly found: T } | { readonly error: ErrorCode };

/**
 * What the link with this token leads to; null: not answered yet; a text: why there is nothing.
 * @param ask the same function each time, or it is asked again
 */
export function useOfLink<T extends object>(
  token: string,
  ask: (token: string) => Promise<FoundOfLink<T>>,
): T | string | null {
  const t = useWords();
  const [known, setKnown] = useState<T | string | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const read = async () => {
      const answer = await ask(token).catch(() => null);
      if (!isCurrent) return;
      if (answer === null) setKnown(t('signIn.networkError'));
      else setKnown('found' in answer ? answer.found : t(`errors.${answer.error}`));
    };
    void read();
    return () => {
      isCurrent = false;
    };
  }, [token, ask, t]);
  return known;
}
