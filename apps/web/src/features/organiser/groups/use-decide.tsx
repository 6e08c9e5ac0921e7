import type { ReactNode } from 'react';
import { showToast } from '../../../lib/page/toasts.ts';
import { useWords } from '../../../lib/words/words.ts';
import type { Outcome } from '../../../lib/queries/call.ts';
import { failureText } from '../../../lib/queries/failure-words.ts';
import { useWrite } from '../../../lib/queries/use-write.ts';
import { useConfirm } from '../../../ui/dialogs/confirm-host.tsx';
import { DecisionEffect } from './decision-effect.tsx';

const shownElsewhere = ['decisions', 'groupSeats', 'adminGroups', 'adminOverview', 'recordHistory'] as const;

interface Asked {
  /** What it would change, as the server counts it; left out where nobody can know before. */
  readonly effect?: () => Promise<Outcome<'lotsEffect' | 'seatEffect' | 'deductionEffect'>>;
  /** What is known without asking the server. */
  readonly known?: ReactNode;
  readonly title: string;
  readonly confirm: string;
  readonly done: string;
  readonly write: () => Promise<Outcome<'lotsSave' | 'seatSave' | 'deductionSave'>>;
}

/** Shows what a decision changes, and carries it out once one has agreed. */
export function useDecide(): (asked: Asked) => Promise<boolean | undefined> {
  const t = useWords();
  const confirm = useConfirm();
  const fail = (failure: Parameters<typeof failureText>[1]) => {
    showToast('error', failureText(t, failure));
    return false;
  };
  return async ({ effect, known, title, confirm: word, done, write }) => {
    const outcome = await effect?.();
    if (outcome && !outcome.ok) return fail(outcome.failure);
    const text = outcome ? <DecisionEffect effect={outcome.body} /> : known;
    if (!(await confirm({ kind: 'warning', title, text, confirm: word }))) return undefined;
    const written = await write();
    if (!written.ok) return fail(written.failure);
    showToast('done', done);
    return true;
  };
}

/** The calls about lots, seats and deducted points; what they make old is read again. */
export function useDecisionCalls() {
  const lotsSave = useWrite('lotsSave', shownElsewhere);
  const seatSave = useWrite('seatSave', shownElsewhere);
  const deductionSave = useWrite('deductionSave', shownElsewhere);
  return {
    lotsEffect: useWrite('lotsEffect'),
    lotsSave,
    seatEffect: useWrite('seatEffect'),
    seatSave,
    deductionEffect: useWrite('deductionEffect'),
    deductionSave,
  };
}
