import type { ScheduleProblem } from '@sevenmetre/engine/evaluate';
import { useState } from 'react';
import type { Engine } from '../engine/use-engine.ts';
import type { Planner } from './use-planner.ts';

interface ProblemWalk {
  readonly current: ScheduleProblem | null;
  /** Goes to the next problem that has a match and shows it in the grid. */
  readonly next: () => void;
}

/** The way through the list of problems, broken rules first. */
export function useProblems({ actions }: Planner, { evaluation }: Engine): ProblemWalk {
  const [index, setIndex] = useState(-1);
  const walked = (evaluation?.problems ?? []).filter(({ matches }) => matches.length > 0);
  const current = walked[index] ?? null;
  return {
    current,
    next: () => {
      if (walked.length === 0) return;
      const to = (index + 1) % walked.length;
      setIndex(to);
      const match = walked[to]?.matches.at(-1);
      if (match !== undefined) actions.find(match);
    },
  };
}
