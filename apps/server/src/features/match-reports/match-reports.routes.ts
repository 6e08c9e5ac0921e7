import { attachmentHeaders } from '../../platform/http/index.ts';
import type { Handlers } from '../../platform/http/index.ts';
import type { Outcome } from '../../platform/outcome/index.ts';
import { drawReport, drawReports, type Drawn, type MatchReportsContext } from './draw-reports.use-case.ts';
import { eraseMatchDrawings } from './erase-drawings.use-case.ts';
import { exportRecords, exportSheet } from './export-records.use-case.ts';
import { readSealed } from './read-sealed.use-case.ts';

type Operation =
  | 'matchDrawingsErase'
  | 'matchReport'
  | 'matchReports'
  | 'sealedReport'
  | 'matchRecords'
  | 'matchRecordsSheet';

/** Official reports of matches. */
export function matchReportHandlers(context: MatchReportsContext): Handlers<Operation> {
  return {
    matchReport: async ({ actor, params, query }) =>
      file(await drawReport(context, actor, { matchId: params.matchId, locale: query.lang })),
    sealedReport: ({ params }) => readSealed(context, params.code),
    matchDrawingsErase: ({ actor, params }) => eraseMatchDrawings(context, actor, params.matchId),
    matchReports: async ({ query }) =>
      file(await drawReports(context, { ...selectionOf(query), locale: query.lang })),
    matchRecords: ({ query }) => exportRecords(context, selectionOf(query)),
    matchRecordsSheet: async ({ query }) => file(await exportSheet(context, selectionOf(query))),
  };
}

interface Selection {
  readonly match?: number | undefined;
  readonly hall?: number | undefined;
  readonly day?: string | undefined;
  readonly edition?: number | undefined;
}

function selectionOf({ match, hall, day, edition }: Selection) {
  return { matchId: match ?? null, hallId: hall ?? null, day: day ?? null, editionId: edition ?? null };
}

function file(outcome: Outcome<Drawn>) {
  if (!outcome.ok) return outcome;
  const { bytes, filename } = outcome.value;
  return { status: 200, body: bytes, headers: attachmentHeaders(filename) } as const;
}
