import type { StatisticsPeople } from '@sevenmetre/contract/statistics/schemas';
import { startTransition, useEffect, useRef, useState } from 'react';
import { api } from '../../../lib/api/api.ts';
import { everyoneOf } from './everyone.ts';
import type { Everyone } from './everyone.ts';

export interface EveryoneState {
  /** null until they have come. */
  readonly everyone: Everyone | null;
  readonly failed: boolean;
  readonly retry: () => void;
}

/** Everybody of a category, once somebody wants to see more than the page was made with; then kept as new as the page. */
export function useEveryone(code: string, version: string, wanted: boolean): EveryoneState {
  const [everyone, setEveryone] = useState<Everyone | null>(null);
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const people = useRef<StatisticsPeople | null>(null);
  useEffect(() => {
    if (!wanted) return;
    let left = false;
    void load(code, people.current).then((loaded) => {
      if (left) return;
      people.current = loaded?.people ?? people.current;
      startTransition(() => {
        if (loaded) setEveryone(loaded.everyone);
        setFailed(loaded === null);
      });
    });
    return () => {
      left = true;
    };
  }, [code, version, wanted, attempt]);
  return { everyone, failed, retry: () => setAttempt(attempt + 1) };
}

interface Loaded {
  readonly people: StatisticsPeople;
  readonly everyone: Everyone;
}

/** Names are asked for once, and again when the counts are of other people. null: it cannot be had now. */
async function load(code: string, known: StatisticsPeople | null): Promise<Loaded | null> {
  try {
    const params = { code };
    const counts = await api.statisticsCounts({ params });
    if (counts.status !== 200) return null;
    if (known) {
      const everyone = everyoneOf(known, counts.body);
      if (everyone) return { people: known, everyone };
    }
    const people = await api.statisticsPeople({ params });
    if (people.status !== 200) return null;
    const everyone = everyoneOf(people.body, counts.body);
    return everyone && { people: people.body, everyone };
  } catch {
    return null;
  }
}
