import { type Handlers, type Limits, receiveSheet, watchWork } from '../../platform/http/index.ts';
import type { RandomContext } from '../../platform/use-case/index.ts';
import { inviteOfficials } from './invite-officials.use-case.ts';
import { importRecordList, previewFile, previewRows, previewText } from './import-record-list.use-case.ts';

type Operation =
  | 'recordListPreview'
  | 'recordListTextPreview'
  | 'recordListRowsPreview'
  | 'recordListImport'
  | 'officialsInvite';

export const recordListLimits = {
  recordListPreview: [{ max: 60, seconds: 300 }],
  recordListTextPreview: [{ max: 60, seconds: 300 }],
  recordListRowsPreview: [{ max: 240, seconds: 300 }],
  recordListImport: [{ max: 60, seconds: 300 }],
  officialsInvite: [{ max: 20, seconds: 300 }],
} satisfies Limits;

/** Handlers of lists of halls and officials, for organisers. */
export function recordListHandlers(context: RandomContext): Handlers<Operation> {
  return {
    async recordListPreview({ params: { list }, query, request, reply }) {
      const sent = await receiveSheet(request);
      if (!sent.ok) return sent;
      const watch = watchWork(request, reply);
      return previewFile(context, list, { file: sent.value, ...query, watch });
    },
    recordListTextPreview: ({ params: { list }, body }) => previewText(context, list, body.text),
    recordListRowsPreview: ({ params: { list }, body }) => previewRows(context, list, body.rows),
    recordListImport: ({ actor, params: { list }, body }) => importRecordList(context, actor, list, body),
    officialsInvite: ({ actor, body }) => inviteOfficials(context, actor, body),
  };
}
