import { type Handlers, type Limits, receiveSheet, watchWork } from '../../../platform/http/index.ts';
import type { PlanContext } from '../context.ts';
import {
  importScheduleFile,
  previewFile,
  previewRows,
  previewText,
} from './import-schedule-file.use-case.ts';

export type ScheduleFileCall =
  | 'scheduleFilePreview'
  | 'scheduleFileTextPreview'
  | 'scheduleFileRowsPreview'
  | 'scheduleFileImport';

export const scheduleFileLimits = {
  scheduleFilePreview: [{ max: 60, seconds: 300 }],
  scheduleFileTextPreview: [{ max: 60, seconds: 300 }],
  scheduleFileRowsPreview: [{ max: 240, seconds: 300 }],
  scheduleFileImport: [{ max: 60, seconds: 300 }],
} satisfies Limits;

/** Handlers of schedules that were made elsewhere, for organisers. */
export function scheduleFileHandlers(context: PlanContext): Handlers<ScheduleFileCall> {
  return {
    async scheduleFilePreview({ query, request, reply }) {
      const sent = await receiveSheet(request);
      if (!sent.ok) return sent;
      return previewFile(context, { file: sent.value, ...query, watch: watchWork(request, reply) });
    },
    scheduleFileTextPreview: ({ body }) => previewText(context, body.text),
    scheduleFileRowsPreview: ({ body }) => previewRows(context, body),
    scheduleFileImport: ({ actor, body }) => importScheduleFile(context, actor, body),
  };
}
