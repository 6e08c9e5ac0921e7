import { useQueryClient } from '@tanstack/react-query';
import type { AppointmentBoard } from '@sevenmetre/contract/appointments/schemas';
import { useState } from 'react';
import { showToast } from '../../../../lib/page/toasts.ts';
import { failureText } from '../../../../lib/queries/failure-words.ts';
import type { Failure } from '../../../../lib/queries/failure.ts';
import { useWrite } from '../../../../lib/queries/use-write.ts';
import { useWords } from '../../../../lib/words/words.ts';
import { keepSteps, readSteps, tabStore } from './kept-steps.ts';
import { type Conflict, type Step, bodyOf, conflictIn, inverse, repeatedOver } from './appointment-step.ts';

/** The board that a call has answered, or a sentence about why it did not. */
export function useBoardAnswer() {
  const t = useWords();
  const queries = useQueryClient();
  return {
    take: (board: AppointmentBoard) => {
      queries.setQueryData(['appointmentBoard', null, null], board);
    },
    failed: (failure: Failure) => showToast('error', failureText(t, failure)),
    readAgain: () => void queries.invalidateQueries({ queryKey: ['appointmentBoard'] }),
  };
}

/** Steps that outlive a reload of the page. */
function useKeptSteps() {
  const [steps, setSteps] = useState<readonly Step[]>(() => readSteps(tabStore()));
  const keep = (next: readonly Step[]) => {
    setSteps(next);
    keepSteps(tabStore(), next);
  };
  return [steps, keep] as const;
}

/** Sends one step; what others have stored meanwhile waits as a conflict. */
function useStoring() {
  const { take, failed, readAgain } = useBoardAnswer();
  const save = useWrite('appointmentsSave', ['presses']);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const store = async (step: Step): Promise<boolean> => {
    const outcome = await save({ body: bodyOf(step) });
    if (outcome.ok) take(outcome.body);
    else {
      const theirs = conflictIn(outcome.failure);
      if (theirs) setConflict({ ...step, theirs });
      else failed(outcome.failure);
    }
    return outcome.ok;
  };
  return { store, conflict, setConflict, readAgain };
}

/** Gives matches to pairs; every change can be taken back, also after the page was loaded again, and made again on this page. */
export function useAppointments() {
  const { store, conflict, setConflict, readAgain } = useStoring();
  const [past, setPast] = useKeptSteps();
  const [future, setFuture] = useState<readonly Step[]>([]);
  const steps = { past, setPast, future, setFuture, store };
  /** Done already, by a run of the server: it can be taken back as any other. */
  const made = (step: Step) => {
    setPast([...past, step]);
    setFuture([]);
  };
  /** Resolves to whether it is stored. */
  const change = async (step: Step): Promise<boolean> => {
    const isStored = await store(step);
    if (isStored) made(step);
    return isStored;
  };
  return {
    past,
    future,
    conflict,
    change,
    made,
    undo: () => back(steps),
    redo: () => again(steps),
    keepTheirs: () => {
      setConflict(null);
      readAgain();
    },
    takeMine: async () => {
      setConflict(null);
      if (conflict) await change(repeatedOver(conflict));
    },
  };
}

export type Appointing = ReturnType<typeof useAppointments>;

interface Steps {
  readonly past: readonly Step[];
  readonly future: readonly Step[];
  readonly setPast: (steps: readonly Step[]) => void;
  readonly setFuture: (steps: readonly Step[]) => void;
  readonly store: (step: Step) => Promise<boolean>;
}

async function back({ past, future, setPast, setFuture, store }: Steps): Promise<void> {
  const step = past.at(-1);
  if (!step || !(await store(inverse(step)))) return;
  setPast(past.slice(0, -1));
  setFuture([step, ...future]);
}

async function again({ past, future, setPast, setFuture, store }: Steps): Promise<void> {
  const [step, ...later] = future;
  if (!step || !(await store(step))) return;
  setPast([...past, step]);
  setFuture(later);
}
