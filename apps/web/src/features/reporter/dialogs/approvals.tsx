import { lazy, Suspense, useState } from 'react';
import { rareParts } from '../matches/rare-dialogs.ts';
import { useScreen, useTable } from '../matches/recording-context.ts';
import type { TeamApprovalsProps } from './team-approvals.tsx';
import { reportOf } from '../match-events/difference.ts';

/**
 * What goes along with an approval, kept until the match is approved. Loaded apart: a match is finished without it where it
 * does not come, and the report is signed on paper then.
 */
export function Approvals() {
  const { table } = useScreen();
  const report = reportOf(useTable());
  const [Parts] = useState(() =>
    lazy(async () => ({ default: await rareParts.teamApprovals().catch(() => NoApprovals) })),
  );
  return (
    <Suspense>
      <Parts report={report} change={(changed) => table.changeReport(changed)} />
    </Suspense>
  );
}

function NoApprovals(_: TeamApprovalsProps) {
  return null;
}
