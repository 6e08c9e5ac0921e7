import { attachmentHeaders } from '../../platform/http/index.ts';
import type { Handlers } from '../../platform/http/index.ts';
import { drawHallPaper, type HallPapersContext, readChoices } from './draw-hall-paper.use-case.ts';

/** What halls need on paper. */
export function hallPaperHandlers(context: HallPapersContext): Handlers<'hallPaper' | 'hallPaperChoices'> {
  return {
    hallPaperChoices: () => readChoices(context),
    hallPaper: async ({ params: { paper: kind }, query: { lang, ...parts } }) => {
      const outcome = await drawHallPaper(context, { kind, locale: lang, ...parts });
      if (!outcome.ok) return outcome;
      const { bytes, filename } = outcome.value;
      return { status: 200, body: bytes, headers: attachmentHeaders(filename) };
    },
  };
}
