import type { Operation } from '../operation.ts';
import { ownReadStatuses, readStatuses, refusedStatuses, writtenStatuses } from '../statuses.ts';

const imports = '/api/v1/admin/sheet-imports' as const;
const ofClub = '/api/v1/web/clubs/{id}/sheet-imports' as const;

/** Imports of the last day, which can be undone. */
export const sheetImportOperations = {
  sheetImports: { method: 'GET', path: imports, access: 'organiser', statuses: readStatuses },
  sheetImportUndo: {
    method: 'POST',
    path: `${imports}/{id}/undo`,
    access: 'organiser',
    statuses: writtenStatuses,
  },
  rosterImports: {
    method: 'GET',
    path: ofClub,
    access: { rule: 'fillClubRoster', of: 'club' },
    statuses: ownReadStatuses,
  },
  rosterImportUndo: {
    method: 'POST',
    path: `${ofClub}/undo`,
    access: { rule: 'fillClubRoster', of: 'club' },
    statuses: [200, ...refusedStatuses],
  },
} as const satisfies Record<string, Operation>;
