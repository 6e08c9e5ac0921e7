import { useNow } from '../../../lib/time/now.ts';
import { useWords } from '../../../lib/words/words.ts';
import { waited } from './waiting-days.ts';

/** How long somebody has waited, in one unit. */
export function Waits({ since }: { since: string }) {
  return <>{useWaited(since)}</>;
}

function useWaited(since: string): string {
  const t = useWords();
  return useNow((now) => {
    const { unit, count } = waited(Date.parse(since), now);
    return t(`organiser.waits.${unit}`, { count });
  });
}
