import { millisecondsOfMinute } from '@sevenmetre/rules/dates';
import { useNow } from '../../../lib/time/now.ts';
import { useWords } from '../../../lib/words/words.ts';

/** How long somebody has waited, in one unit. */
export function Waits({ since }: { since: string }) {
  return <>{useWaited(since)}</>;
}

function useWaited(since: string): string {
  const t = useWords();
  return useNow((now) => {
    const { unit, count } = elapsed(Date.parse(since), now);
    return t(`organiser.waits.${unit}`, { count });
  });
}

/** A time that has passed in the largest unit that fills, both milliseconds UTC. */
export function elapsed(
  since: number,
  now: number,
): { readonly unit: 'minutes' | 'hours' | 'days'; readonly count: number } {
  const minutes = Math.max(0, Math.floor((now - since) / millisecondsOfMinute));
  if (minutes < 60) return { unit: 'minutes', count: minutes };
  const hours = Math.floor(minutes / 60);
  return hours < 48 ? { unit: 'hours', count: hours } : { unit: 'days', count: Math.floor(hours / 24) };
}
