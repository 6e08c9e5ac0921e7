import { attachmentHeaders, receiveSheet, watchWork } from '../../platform/http/index.ts';
import type { Handlers, Limits } from '../../platform/http/index.ts';
import { exportRoster } from './export-roster.use-case.ts';
import {
  importRoster,
  listRosterImports,
  previewImport,
  previewRows,
  previewText,
  undoRosterImport,
} from './import-roster.use-case.ts';
import { readPhotoConsents } from './read-photo-consents.use-case.ts';
import { readRoster } from './read-roster.use-case.ts';
import { removeParticipant } from './remove-participant.use-case.ts';
import { createParticipant, updateParticipant } from './save-participant.use-case.ts';
import type { UseCaseContext } from '../../platform/use-case/index.ts';

type Operation =
  | 'clubRoster'
  | 'rosterExport'
  | 'rosterImportPreview'
  | 'rosterTextPreview'
  | 'rosterRowsPreview'
  | 'rosterImport'
  | 'rosterImports'
  | 'rosterImportUndo'
  | 'participantCreate'
  | 'participantUpdate'
  | 'participantDelete'
  | 'photoConsents';

/** A sheet is previewed several times until its rows are right; reading one costs more than a page. */
export const participantLimits = {
  rosterImportPreview: [{ max: 60, seconds: 300 }],
  rosterTextPreview: [{ max: 60, seconds: 300 }],
  rosterRowsPreview: [{ max: 120, seconds: 300 }],
  rosterImport: [{ max: 60, seconds: 300 }],
} satisfies Limits;

/** Handlers of the people of clubs, for the club and for organisers. */
export function participantHandlers(context: UseCaseContext): Handlers<Operation> {
  return { ...sheetHandlers(context), ...personHandlers(context) };
}

type SheetOperation =
  | 'rosterExport'
  | 'rosterImportPreview'
  | 'rosterTextPreview'
  | 'rosterRowsPreview'
  | 'rosterImport'
  | 'rosterImports'
  | 'rosterImportUndo';

function sheetHandlers(context: UseCaseContext): Handlers<SheetOperation> {
  return {
    async rosterExport({ actor, params, query }) {
      const { format, locale = 'en' } = query;
      const file = await exportRoster(context, actor, { clubId: params.id, format, locale });
      if (!file.ok) return file;
      const { bytes, filename } = file.value;
      return { status: 200, body: bytes, headers: attachmentHeaders(filename) };
    },
    async rosterImportPreview({ actor, params, query, request, reply }) {
      const sent = await receiveSheet(request);
      if (!sent.ok) return sent;
      const { teamId = null, dayOrder = null, nameOrder = null, ...answers } = query;
      const options = { teamId, dayOrder, nameOrder };
      const watch = watchWork(request, reply);
      return previewImport(context, actor, params.id, { file: sent.value, ...answers, watch }, options);
    },
    rosterTextPreview: ({ actor, params, body }) => previewText(context, actor, params.id, body),
    rosterRowsPreview: ({ actor, params, body }) => previewRows(context, actor, params.id, body.rows),
    rosterImport: ({ actor, params, body }) => importRoster(context, actor, params.id, body),
    rosterImports: ({ actor, params }) => listRosterImports(context, actor, params.id),
    rosterImportUndo: ({ actor, params, body }) => undoRosterImport(context, actor, params.id, body.importId),
  };
}

function personHandlers(context: UseCaseContext): Handlers<Exclude<Operation, SheetOperation>> {
  return {
    clubRoster: ({ actor, params }) => readRoster(context, actor, params.id),
    participantCreate: ({ actor, params, body }) => createParticipant(context, actor, params.id, body),
    participantUpdate: ({ actor, params, body }) => updateParticipant(context, actor, params.id, body),
    photoConsents: () => readPhotoConsents(context),
    participantDelete: ({ actor, params }) => removeParticipant(context, actor, params.id),
  };
}
