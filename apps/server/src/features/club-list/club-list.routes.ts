import { errorStatuses } from '@sevenmetre/contract';
import { inviteContacts } from '../clubs/index.ts';
import { type Handlers, type Limits, receiveSheet } from '../../platform/http/index.ts';
import type { Refusal } from '../../platform/outcome/index.ts';
import type { RandomContext } from '../../platform/use-case/index.ts';
import { importClubList, previewFile, previewRows, previewText } from './import-club-list.use-case.ts';

type Operation =
  | 'clubListPreview'
  | 'clubListTextPreview'
  | 'clubListRowsPreview'
  | 'clubListImport'
  | 'clubContactsInvite';

export const clubListLimits = {
  clubListPreview: [{ max: 60, seconds: 300 }],
  clubListTextPreview: [{ max: 60, seconds: 300 }],
  clubListRowsPreview: [{ max: 240, seconds: 300 }],
  clubListImport: [{ max: 60, seconds: 300 }],
  clubContactsInvite: [{ max: 20, seconds: 300 }],
} satisfies Limits;

/** Handlers of lists of clubs, for organisers. */
export function clubListHandlers(context: RandomContext): Handlers<Operation> {
  return {
    async clubListPreview({ query, request }) {
      const sent = await receiveSheet(request);
      if (!sent.arrived) return sent.refusal;
      const { countryId = null, encoding } = query;
      const outcome = await previewFile(context, { file: sent.file, encoding, countryId });
      return outcome.ok ? { status: 200, body: outcome.value } : answer(outcome);
    },
    async clubListTextPreview({ body }) {
      const outcome = await previewText(context, body);
      return outcome.ok ? { status: 200, body: outcome.value } : answer(outcome);
    },
    async clubListRowsPreview({ body }) {
      const outcome = await previewRows(context, body);
      return outcome.ok ? { status: 200, body: outcome.value } : answer(outcome);
    },
    async clubListImport({ actor, body }) {
      const outcome = await importClubList(context, actor, body);
      return outcome.ok ? { status: 200, body: outcome.value } : answer(outcome);
    },
    async clubContactsInvite({ actor, body }) {
      return { status: 200, body: await inviteContacts(context, actor, body.contacts) };
    },
  };
}

function answer({ code, parameters }: Refusal) {
  const status = errorStatuses[code];
  const body = { error: code, additionalProperties: parameters };
  if (status === 404 || status === 409 || status === 422) return { status, body } as const;
  throw new Error(`A list of clubs is not refused with ${code}`);
}
