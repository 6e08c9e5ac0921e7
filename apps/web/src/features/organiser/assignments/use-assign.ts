import type { ReporterAssignmentsBody } from '@sevenmetre/contract/assignments/schemas';
import { showToast } from '../../../lib/page/toasts.ts';
import { failureText } from '../../../lib/queries/failure-words.ts';
import { useWrite } from '../../../lib/queries/use-write.ts';
import { useWords } from '../../../lib/words/words.ts';
import type { Reporter } from './reporters-page.tsx';

/** Saves halls and days of a reporter, and says whether it went well. */
export function useAssign() {
  const t = useWords();
  const write = useWrite('reporterAssignmentsSave', ['reporterAssignments']);
  return async (
    { userId, firstName, lastName }: Reporter,
    body: ReporterAssignmentsBody,
  ): Promise<boolean> => {
    const outcome = await write({ params: { userId }, body });
    const name = `${firstName} ${lastName}`;
    const said = body.reports === false ? 'matchRosters.reporters.removed' : 'matchRosters.reporters.saved';
    if (outcome.ok) showToast('done', t(said, { name }));
    else showToast('error', failureText(t, outcome.failure));
    return outcome.ok;
  };
}
