import { useNavigate } from 'react-router';
import { showToast } from '../../../lib/page/toasts.ts';
import { useWords } from '../../../lib/words/words.ts';
import { failureText } from '../../../lib/queries/failure-words.ts';
import type { Failure } from '../../../lib/queries/failure.ts';
import { giveUpUnsaved } from '../../../lib/drafts/unsaved.ts';
import { useConfirm } from '../../../ui/dialogs/confirm-host.tsx';
import type { Question } from '../../../ui/dialogs/confirm-dialog.tsx';

interface Removal {
  readonly name: string;
  readonly question: Pick<Question, 'title' | 'text'>;
  readonly remove: () => Promise<{ readonly ok: true } | { readonly ok: false; readonly failure: Failure }>;
  /** Asked when it was refused: somebody may have begun to use it. */
  readonly refresh: () => Promise<void>;
}

/** Removes a record from its own page after a question, and leads to `listPath`. */
export function useRemoval(listPath: string) {
  const t = useWords();
  const confirm = useConfirm();
  const navigate = useNavigate();
  return async ({ name, question, remove, refresh }: Removal): Promise<boolean | undefined> => {
    if (!(await confirm({ ...question, confirm: t('signedIn.remove'), kind: 'warning' }))) return undefined;
    const outcome = await remove();
    if (outcome.ok) {
      showToast('done', t('enumerations.removed', { name }));
      giveUpUnsaved();
      void navigate(listPath, { replace: true });
    } else {
      showToast('error', failureText(t, outcome.failure));
      await refresh();
    }
    return outcome.ok;
  };
}
