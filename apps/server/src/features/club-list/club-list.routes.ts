import { inviteContacts } from '../clubs/index.ts';
import { type Handlers, type Limits, receiveSheet, watchWork } from '../../platform/http/index.ts';
import { done } from '../../platform/outcome/index.ts';
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
    async clubListPreview({ query, request, reply }) {
      const sent = await receiveSheet(request);
      if (!sent.ok) return sent;
      const { countryId = null, ...answers } = query;
      const watch = watchWork(request, reply);
      return previewFile(context, { file: sent.value, ...answers, watch }, countryId);
    },
    clubListTextPreview: ({ body }) => previewText(context, body),
    clubListRowsPreview: ({ body }) => previewRows(context, body),
    clubListImport: ({ actor, body }) => importClubList(context, actor, body),
    clubContactsInvite: async ({ actor, body }) => done(await inviteContacts(context, actor, body.contacts)),
  };
}
