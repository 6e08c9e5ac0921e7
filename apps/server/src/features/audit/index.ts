import type { Tx } from '../../platform/database/index.ts';
import * as auditRepository from './audit.repository.ts';
import type { AuditEntry } from './audit.repository.ts';

export type { AuditEntry, AuditQuery, AuditRow } from './audit.repository.ts';
export {
  countByUser,
  findAllByQuery,
  findAllBySubject,
  findAllSince,
  findNewestOfKeys,
  forgetValues,
  isEditionChanged,
  findNames,
} from './audit.repository.ts';
export { teamIdIn, timelineOf, differences, withoutFraction } from './timeline.ts';

/** Records a change in the transaction that makes it, so that neither exists without the other. */
export function recordAudit(tx: Tx, entry: AuditEntry): Promise<void> {
  return auditRepository.insert(entry, tx);
}
