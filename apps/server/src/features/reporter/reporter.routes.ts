import type { FastifyRequest } from 'fastify';
import type { Handlers } from '../../platform/http/handler.ts';
import { attachmentHeaders } from '../../platform/http/index.ts';
import type { NoteUnsent } from '../auth/index.ts';
import { exportMatches } from './export-matches.use-case.ts';
import { listMatches } from './list-matches.use-case.ts';
import { readHistory } from './match-history.use-case.ts';
import { readImpact } from './match-impact.use-case.ts';
import { readHall, readMatch } from './read-reporter.use-case.ts';
import type { ReporterContext } from './read-reporter.use-case.ts';
import { saveRosters } from './save-roster.use-case.ts';

type Operation =
  | 'reporterHall'
  | 'reporterMatch'
  | 'reporterRosterSave'
  | 'matchImpact'
  | 'matchHistory'
  | 'adminMatches'
  | 'adminMatchesExport';

/** Report of the calling device; `unsent` absent: none. */
interface DeviceReport {
  readonly unsent?: number | undefined;
  readonly battery?: number | undefined;
  readonly release?: string | undefined;
}

/** Handlers of the data for reporters' devices, and of rosters at the timekeeper's table. */
export function reporterHandlers(context: ReporterContext, noteUnsent: NoteUnsent): Handlers<Operation> {
  const note = async (request: FastifyRequest, report: DeviceReport, placeId: number | null) => {
    const { unsent, battery = null, release = null } = report;
    if (unsent !== undefined) await noteUnsent(request, { unsent, placeId, battery, release });
  };
  return {
    async reporterHall({ params, query, actor, request }) {
      const outcome = await readHall(context, actor, params.id, query.day ?? null);
      if (outcome.ok) await note(request, query, params.id);
      return outcome;
    },
    async reporterMatch({ params, query, actor, request }) {
      const outcome = await readMatch(context, actor, params.slug);
      if (!outcome.ok) return outcome;
      await note(request, query, outcome.value.match.ticket.hall?.id ?? null);
      return outcome;
    },
    reporterRosterSave: ({ params, headers, body, actor }) => {
      const { home, away, referees, confirm } = body;
      const base = {
        matchId: params.matchId,
        actor,
        protocol: headers['x-protocol'],
        key: headers['idempotency-key'],
      };
      return saveRosters(context, { ...base, home, away, referees, confirm });
    },
    matchImpact: ({ params, body, actor }) => readImpact(context, actor, params.matchId, body),
    adminMatches: ({ query }) => listMatches(context, query),
    async adminMatchesExport({ query: { locale, columns, ...query } }) {
      const workbook = await exportMatches(context, query, { locale, columns });
      if (!workbook.ok) return workbook;
      return { status: 200, body: workbook.value, headers: attachmentHeaders('matches.xlsx') };
    },
    matchHistory: ({ params, actor }) => readHistory(context, actor, params.matchId),
  };
}
