import type { Operation } from '../operation.ts';
import { readStatuses, writtenStatuses } from '../statuses.ts';

const admin = '/api/v1/admin' as const;
const bank = `${admin}/bank` as const;

/** Bank files and their payments. */
export const bankOperations = {
  bankQueue: { method: 'GET', path: bank, statuses: readStatuses },
  bankPreview: { method: 'POST', path: `${bank}/preview`, statuses: writtenStatuses },
  bankImport: { method: 'POST', path: `${bank}/import`, statuses: writtenStatuses },
  bankAssign: { method: 'POST', path: `${bank}/{id}/assign`, statuses: writtenStatuses },
  bankIgnore: { method: 'POST', path: `${bank}/{id}/ignore`, statuses: writtenStatuses },
  bankRestore: { method: 'POST', path: `${bank}/{id}/restore`, statuses: writtenStatuses },
} as const satisfies Record<string, Operation>;
