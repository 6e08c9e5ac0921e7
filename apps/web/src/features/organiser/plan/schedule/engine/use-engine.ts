import type { Capacity, PricedPlace } from '@sevenmetre/engine/schedule';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { ScheduleView } from '../model/schedule-view.ts';
import { type EngineClient, startEngine } from './engine-client.ts';
import type { Fix, Evaluation } from './messages.ts';

export interface Engine {
  readonly capacity: Capacity | null;
  /** Problems of the placements that are shown; those of the last ones until the new ones are evaluated. */
  readonly evaluation: Evaluation | null;
  readonly prices: (match: string) => Promise<readonly PricedPlace[]>;
  readonly fix: (matches: readonly string[]) => Promise<Fix | null>;
}

/** The engine of a page, which follows its draft. */
export function useEngine({ input, document }: Pick<ScheduleView, 'input' | 'document'>): Engine {
  const client = useClient();
  const [capacity, setCapacity] = useState<Capacity | null>(null);
  const [evaluation, setEvaluation] = useState<Evaluation | null>(null);
  const newest = useRef(0);
  useEffect(() => {
    if (client) void client.ask<'input'>({ kind: 'input', input }).then(setCapacity);
  }, [client, input]);
  useEffect(() => {
    if (!client) return;
    newest.current += 1;
    const own = newest.current;
    const question = {
      kind: 'placements',
      placements: [...document.placements],
      locked: [...document.locked],
    } as const;
    void client.ask<'placements'>(question).then((answer) => {
      if (own === newest.current) setEvaluation(answer);
    });
  }, [client, input, document]);
  const asks = useMemo(
    () => ({
      prices: async (match: string) => (client ? client.ask<'prices'>({ kind: 'prices', match }) : []),
      fix: async (matches: readonly string[]) =>
        client ? client.ask<'fix'>({ kind: 'fix', matches }) : null,
    }),
    [client],
  );
  return { capacity, evaluation, ...asks };
}

function useClient(): EngineClient | null {
  const [client, setClient] = useState<EngineClient | null>(null);
  useEffect(() => {
    const started = startEngine();
    setClient(started);
    return () => started.close();
  }, []);
  return client;
}
