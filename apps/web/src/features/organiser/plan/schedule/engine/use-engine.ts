import type { WhyHere } from '@sevenmetre/engine/explain';
import type { Capacity, PricedPlace } from '@sevenmetre/engine/schedule';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { ScheduleView } from '../model/schedule-view.ts';
import type { CostRange, Evaluation, Fix, EngineAnswers, EngineQuestion } from './messages.ts';

export interface Engine {
  readonly capacity: Capacity | null;
  /** Problems of the placements that are shown; those of the last ones until the new ones are evaluated. */
  readonly evaluation: Evaluation | null;
  readonly prices: (match: string) => Promise<readonly PricedPlace[]>;
  readonly fix: (matches: readonly string[]) => Promise<Fix | null>;
  readonly why: (match: string) => Promise<WhyHere | null>;
  /** How far the plan is from the best one; null: not known yet, or the plan breaks rules. */
  readonly range: CostRange | null;
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
      why: async (match: string) => (client ? client.ask<'why'>({ kind: 'why', match }) : null),
    }),
    [client],
  );
  const isComplete = evaluation?.problems.every(({ isBroken }) => !isBroken) ?? false;
  return { capacity, evaluation, ...asks, range: useRange(isComplete, { input, document }) };
}

/** Milliseconds without a change before the distance from the best plan is looked for. */
const quiet = 1500;

/** Looks for the bound in a thread of its own, which ends with the next change. */
function useRange(
  isComplete: boolean,
  { input, document }: Pick<ScheduleView, 'input' | 'document'>,
): CostRange | null {
  const [range, setRange] = useState<CostRange | null>(null);
  useEffect(() => {
    setRange(null);
    if (!isComplete) return;
    let client: EngineClient | null = null;
    const timer = setTimeout(() => {
      client = startEngine();
      const { placements, locked } = document;
      const question = { kind: 'bound', input, placements: [...placements], locked: [...locked] } as const;
      void client.ask<'bound'>(question).then((found) => {
        setRange(found);
        client?.close();
      });
    }, quiet);
    return () => {
      clearTimeout(timer);
      client?.close();
    };
  }, [isComplete, input, document]);
  return range;
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

type Asked<K extends EngineQuestion['kind']> = Extract<EngineQuestion, { kind: K }>;

/** The engine beside the page: questions are answered in the order in which they were asked. */
export interface EngineClient {
  ask<K extends EngineQuestion['kind']>(question: Asked<K>): Promise<EngineAnswers[K]>;
  close(): void;
}

/** Starts the engine in a worker of its own. After `close` no question is answered. */
export function startEngine(): EngineClient {
  const worker = new Worker(new URL('./engine-worker.ts', import.meta.url), { type: 'module' });
  const waiting = new Map<number, (answer: never) => void>();
  let last = 0;
  worker.addEventListener('message', ({ data }: MessageEvent<{ id: number; answer: never }>) => {
    waiting.get(data.id)?.(data.answer);
    waiting.delete(data.id);
  });
  return {
    ask: (question) =>
      new Promise((resolve) => {
        last += 1;
        waiting.set(last, resolve);
        worker.postMessage({ id: last, question });
      }),
    close: () => {
      waiting.clear();
      worker.terminate();
    },
  };
}
