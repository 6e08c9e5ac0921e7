import type { ReporterAssignments, ReporterAssignmentsBody } from '@sevenmetre/contract/assignments/schemas';
import { useQueryClient } from '@tanstack/react-query';
import { showToast } from '../../../lib/page/toasts.ts';
import { failureText } from '../../../lib/queries/failure-words.ts';
import { useWrite } from '../../../lib/queries/use-write.ts';
import { useWords } from '../../../lib/words/words.ts';

export type Reporter = ReporterAssignments['reporters'][number];

/** Saves halls and days of a reporter, shows the table with them, and says whether it went well. */
export function useAssign() {
  const t = useWords();
  const queries = useQueryClient();
  const write = useWrite('reporterAssignmentsSave', ['presses']);
  return async (
    { userId, firstName, lastName }: Reporter,
    body: ReporterAssignmentsBody,
  ): Promise<boolean> => {
    const outcome = await write({ params: { userId }, body });
    const name = `${firstName} ${lastName}`;
    const said = body.reports === false ? 'matchRosters.reporters.removed' : 'matchRosters.reporters.saved';
    if (outcome.ok) {
      queries.setQueryData<ReporterAssignments>(['reporterAssignments', null, null], outcome.body);
      showToast('done', t(said, { name }));
    } else showToast('error', failureText(t, outcome.failure));
    return outcome.ok;
  };
}
