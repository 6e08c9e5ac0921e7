import type { Outcomes } from '@sevenmetre/contract/outcomes';
import { useState } from 'react';
import { refreshed, selectedRows } from './selection.ts';
import type { Selectable } from './selection.ts';

export interface Selection<R> {
  readonly selected: ReadonlyMap<number, R>;
  readonly change: (next: ReadonlySet<number>) => void;
  /** Selects rows of other pages too. */
  readonly add: (rows: readonly R[]) => void;
  /** What became of each at the last action on many; null before the first. */
  readonly results: Outcomes['results'] | null;
  /** Takes what an action brought: whoever it was carried out on is no longer selected. */
  readonly settle: (results: Outcomes['results']) => void;
}

/** The rows that a list's bar acts on, while one turns its pages. */
export function useSelection<R extends Selectable>(rows: readonly R[]): Selection<R> {
  const [kept, setKept] = useState<ReadonlyMap<number, R>>(new Map());
  const [results, setResults] = useState<Outcomes['results'] | null>(null);
  return {
    selected: refreshed(kept, rows),
    change: (next) => setKept((before) => selectedRows(before, next, rows)),
    add: (more) => setKept((before) => new Map([...before, ...more.map((row) => [row.id, row] as const)])),
    results,
    settle: (outcomes) => {
      setResults(outcomes);
      const done = new Set(outcomes.flatMap(({ id, outcome }) => (outcome === 'done' ? id : [])));
      setKept((before) => new Map([...before].filter(([id]) => !done.has(id))));
    },
  };
}
