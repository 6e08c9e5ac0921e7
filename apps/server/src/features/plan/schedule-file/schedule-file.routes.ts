import { type Handlers, type Limits, readUpload } from '../../../platform/http/index.ts';
import { type Outcome, refuse } from '../../../platform/outcome/index.ts';
import type { ScheduleFilePreview } from '@sevenmetre/contract/schedule-file/schemas';
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
    async scheduleFilePreview({ query, request }) {
      const upload = await readUpload(request);
      if (upload === 'malformed' || upload === 'missing') {
        const fields = [{ in: 'body', path: 'file', code: upload }];
        const body = { error: 'bad-request', additionalProperties: { fields } } as const;
        return { status: 400, body } as const;
      }
      const previewed: Outcome<ScheduleFilePreview> =
        upload === 'too-large'
          ? refuse('sheet-too-large')
          : await previewFile(context, upload.bytes, query.encoding);
      return previewed;
    },
    scheduleFileTextPreview: ({ body }) => previewText(context, body.text),
    scheduleFileRowsPreview: ({ body }) => previewRows(context, body),
    scheduleFileImport: ({ actor, body }) => importScheduleFile(context, actor, body),
  };
}
