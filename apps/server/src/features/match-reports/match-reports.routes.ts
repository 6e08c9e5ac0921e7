import type { SealedReport } from '@sevenmetre/contract/match-reports/routes';
import { attachmentHeaders } from '../../platform/http/index.ts';
import type { Handlers } from '../../platform/http/index.ts';
import type { Outcome } from '../../platform/outcome/index.ts';
import { readSealed } from './read-sealed.use-case.ts';
import { drawReport, drawReports, type Drawn, type MatchReportsContext } from './draw-reports.use-case.ts';

/** Official reports of matches. */
export function matchReportHandlers(
  context: MatchReportsContext,
): Handlers<'matchReport' | 'matchReports' | 'sealedReport'> {
  return {
    matchReport: async ({ actor, params, query }) =>
      pdf(await drawReport(context, actor, { matchId: params.matchId, locale: query.lang })),
    sealedReport: async ({ params }) => found(await readSealed(context, params.code)),
    matchReports: async ({ query: { edition, hall, day, lang } }) =>
      pdf(
        await drawReports(context, {
          editionId: edition ?? null,
          hallId: hall ?? null,
          day: day ?? null,
          locale: lang,
        }),
      ),
  };
}

function found(outcome: Outcome<SealedReport>) {
  if (outcome.ok) return { status: 200, body: outcome.value } as const;
  const { code: error, parameters } = outcome;
  return { status: 404, body: { error, additionalProperties: { ...parameters } } } as const;
}

function pdf(outcome: Outcome<Drawn>) {
  if (!outcome.ok) {
    const { code: error, parameters } = outcome;
    return { status: 404, body: { error, additionalProperties: { ...parameters } } } as const;
  }
  const { bytes, filename } = outcome.value;
  return { status: 200, body: bytes, headers: attachmentHeaders(filename) } as const;
}
