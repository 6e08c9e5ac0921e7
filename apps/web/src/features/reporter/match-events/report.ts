import type { ReportAsked } from '@sevenmetre/sync/outbox/index';
import { refusedApproval } from './difference.ts';
import type { TableState } from './recording-state.ts';

const nothingApproved: ReportAsked = { home: null, away: null, remarks: '' };

/** What goes along with the next approval: as it was typed here, or as it went along with one that was refused. */
export function reportOf({ report, view }: Pick<TableState, 'report' | 'view'>): ReportAsked {
  return report ?? refusedApproval(view.calls)?.report ?? nothingApproved;
}
