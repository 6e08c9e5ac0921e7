import type { Operation } from '../operation.ts';
import { readStatuses, sliceStatuses, writtenStatuses } from '../statuses.ts';

const admin = '/api/v1/admin/plan/draws/{category}' as const;
const open = '/api/v1/draws/{category}' as const;

/** Public draws: what the operator does, and what everybody sees. */
export const drawOperations = {
  drawAdmin: { method: 'GET', path: admin, statuses: readStatuses },
  drawAnnounce: { method: 'POST', path: `${admin}/announce`, statuses: writtenStatuses },
  drawOpen: { method: 'POST', path: `${admin}/open`, statuses: writtenStatuses },
  drawNumbers: { method: 'POST', path: `${admin}/numbers`, statuses: writtenStatuses },
  drawStep: { method: 'POST', path: `${admin}/step`, statuses: writtenStatuses },
  drawStop: { method: 'POST', path: `${admin}/stop`, statuses: writtenStatuses },
  publicDraw: { method: 'GET', path: open, statuses: sliceStatuses },
  publicDrawStream: { method: 'GET', path: `${open}/stream`, statuses: sliceStatuses },
  publicDrawMinutes: { method: 'GET', path: `${open}/minutes.pdf`, statuses: sliceStatuses },
} as const satisfies Record<string, Operation>;
