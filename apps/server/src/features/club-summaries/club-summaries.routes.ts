import { attachmentHeaders } from '../../platform/http/index.ts';
import type { Handlers } from '../../platform/http/index.ts';
import { refuse } from '../../platform/outcome/index.ts';
import { drawClubSummary, type SummaryContext } from './draw-club-summary.use-case.ts';

/** Summaries of clubs as they would go with a message, for organisers. */
export function clubSummaryHandlers(context: SummaryContext): Handlers<'clubSummary'> {
  return {
    clubSummary: async ({ params: { id: clubId }, query: { parts, lang } }) => {
      const drawn = await drawClubSummary(context, { clubId, parts }, lang);
      if (!drawn) return refuse('club-unknown');
      return { status: 200, body: drawn.bytes, headers: attachmentHeaders(drawn.filename) };
    },
  };
}
