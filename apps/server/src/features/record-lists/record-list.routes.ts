import { errorStatuses } from '@sevenmetre/contract';
import { type Handlers, type Limits, receiveSheet } from '../../platform/http/index.ts';
import type { Refusal } from '../../platform/outcome/index.ts';
import type { UseCaseContext } from '../../platform/use-case/index.ts';
import { importRecordList, previewFile, previewRows, previewText } from './import-record-list.use-case.ts';

type Operation = 'recordListPreview' | 'recordListTextPreview' | 'recordListRowsPreview' | 'recordListImport';

export const recordListLimits = {
  recordListPreview: [{ max: 60, seconds: 300 }],
  recordListTextPreview: [{ max: 60, seconds: 300 }],
  recordListRowsPreview: [{ max: 240, seconds: 300 }],
  recordListImport: [{ max: 60, seconds: 300 }],
} satisfies Limits;

/** Handlers of lists of halls and officials, for organisers. */
export function recordListHandlers(context: UseCaseContext): Handlers<Operation> {
  return {
    async recordListPreview({ params: { list }, query: { encoding }, request }) {
      const sent = await receiveSheet(request);
      if (!sent.arrived) return sent.refusal;
      const outcome = await previewFile(context, list, { file: sent.file, encoding });
      return outcome.ok ? { status: 200, body: outcome.value } : answer(outcome);
    },
    async recordListTextPreview({ params: { list }, body }) {
      const outcome = await previewText(context, list, body.text);
      return outcome.ok ? { status: 200, body: outcome.value } : answer(outcome);
    },
    async recordListRowsPreview({ params: { list }, body }) {
      const outcome = await previewRows(context, list, body.rows);
      return outcome.ok ? { status: 200, body: outcome.value } : answer(outcome);
    },
    async recordListImport({ actor, params: { list }, body }) {
      const outcome = await importRecordList(context, actor, list, body);
      return outcome.ok ? { status: 200, body: outcome.value } : answer(outcome);
    },
  };
}

function answer({ code, parameters }: Refusal) {
  const status = errorStatuses[code];
  const body = { error: code, additionalProperties: parameters };
  if (status === 404 || status === 409 || status === 422) return { status, body } as const;
  throw new Error(`A list is not refused with ${code}`);
}
