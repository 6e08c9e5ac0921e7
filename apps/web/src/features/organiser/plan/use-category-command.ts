import type { PlanChange, PlanCommandRow } from '@sevenmetre/contract/plan/schemas';
import { useState } from 'react';
import { showToast } from '../../../lib/page/toasts.ts';
import { failureText } from '../../../lib/queries/failure-words.ts';
import { newKey } from '../../../lib/queries/new-key.ts';
import { useWrite } from '../../../lib/queries/use-write.ts';
import { useWords } from '../../../lib/words/words.ts';
import { usePublicReason } from '../page/use-public-reason.tsx';

/** A change that conflicts with one that others stored first. */
interface CategoryConflict {
  readonly change: PlanChange;
  /** Who changed the same; null: the account is gone. */
  readonly by: string | null;
}

export interface CategoryCommand {
  /** True: it is stored. */
  readonly send: (change: PlanChange, done: string) => Promise<boolean>;
  readonly conflict: CategoryConflict | null;
  readonly resolve: (whose: 'mine' | 'theirs') => void;
}

const readAgain = ['planDraft', 'planTeams', 'planOverview'] as const;

/**
 * Sends changes of a category's format or draw; a conflict with others is returned for a decision, not as a
 * failure.
 */
export function useCategoryCommand(revision: number): CategoryCommand {
  const t = useWords();
  const write = useWrite('planCommand', readAgain);
  const explain = usePublicReason();
  const [conflict, setConflict] = useState<(CategoryConflict & { revision: number; done: string }) | null>(
    null,
  );
  const sendAt = async (change: PlanChange, done: string, at: number): Promise<boolean> => {
    const outcome = await explain((reason) => {
      const explained = reason !== null && change.kind === 'draw' ? { ...change, reason } : change;
      return write({ body: { clientKey: newKey(), revision: at, change: explained } });
    });
    if (outcome.ok) {
      setConflict(null);
      showToast('done', done);
      return true;
    }
    const { failure } = outcome;
    const theirs = failure.kind === 'refused' && failure.code === 'plan-conflict' ? failure.details : null;
    if (theirs === null) showToast('error', failureText(t, failure));
    else setConflict({ change, done, ...lastOf(theirs['commands'], at) });
    return false;
  };
  return {
    send: (change, done) => sendAt(change, done, revision),
    conflict,
    resolve: (whose) => {
      setConflict(null);
      if (conflict && whose === 'mine') void sendAt(conflict.change, conflict.done, conflict.revision);
    },
  };
}

/** The last of the commands in the way: who gave it, and the revision from which this change goes through. */
function lastOf(commands: unknown, revision: number): { by: string | null; revision: number } {
  // The server sends the commands in the way as rows of the log.
  const rows = Array.isArray(commands) ? (commands as PlanCommandRow[]) : [];
  const last = rows.at(-1);
  return { by: last?.by?.name ?? null, revision: last?.number ?? revision };
}
