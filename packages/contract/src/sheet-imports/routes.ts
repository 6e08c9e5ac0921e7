import * as z from 'zod';
import { PathId } from '../common.ts';
import { route } from '../route.ts';
import { sheetImportOperations } from './operations.ts';
import { RosterImportUndoBody, SheetImports, SheetImportUndone } from './schemas.ts';

const params = z.object({ id: PathId });

export const sheetImportRoutes = {
  sheetImports: route(sheetImportOperations.sheetImports, {
    tag: 'registrations',
    summary: 'Imports of clubs, halls and officials of the last day that can be undone',
    answers: { 200: SheetImports },
  }),
  sheetImportUndo: route(sheetImportOperations.sheetImportUndo, {
    tag: 'registrations',
    summary: 'Undoes an import; records that were changed or used since are kept and listed',
    params,
    answers: { 200: SheetImportUndone },
  }),
  rosterImports: route(sheetImportOperations.rosterImports, {
    tag: 'participants',
    summary: 'Imports of people of a club of the last day that can be undone',
    params,
    answers: { 200: SheetImports },
  }),
  rosterImportUndo: route(sheetImportOperations.rosterImportUndo, {
    tag: 'participants',
    summary: 'Undoes an import of people; those who were changed or played since are kept and listed',
    params,
    body: RosterImportUndoBody,
    answers: { 200: SheetImportUndone },
  }),
};
