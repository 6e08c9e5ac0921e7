import type { ErrorAnswer, ErrorCode } from '@sevenmetre/contract';
import type { FastifyRequest } from 'fastify';
import type { Actor } from '@sevenmetre/rules/permissions';
import type { Handlers } from '../../platform/http/handler.ts';
import type { NoteUnsent } from '../auth/index.ts';
import { refusedStatus } from '../match-events/index.ts';
import { findMatches } from './find-matches.use-case.ts';
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
  | 'adminMatches';

/** Report of the calling device; `unsent` absent: none. */
interface DeviceReport {
  readonly unsent: number | undefined;
  readonly placeId: number | null;
}

/** Handlers of the data for reporters' devices, and of rosters at the timekeeper's table. */
export function reporterHandlers(context: ReporterContext, noteUnsent: NoteUnsent): Handlers<Operation> {
  const note = async (request: FastifyRequest, { unsent, placeId }: DeviceReport) => {
    if (unsent !== undefined) await noteUnsent(request, { unsent, placeId });
  };
  return {
    async reporterHall({ params, query, actor, request }) {
      const body = await readHall(context, actor, params.id, query.day ?? null);
      if (body) await note(request, { unsent: query.unsent, placeId: params.id });
      return body ? { status: 200, body } : { status: 404, body: refusal('hall-unknown', { id: params.id }) };
    },
    async reporterMatch({ params, query, actor, request }) {
      const body = await readMatch(context, actor, params.slug);
      if (body) await note(request, { unsent: query.unsent, placeId: body.match.ticket.hall?.id ?? null });
      return body ? { status: 200, body } : { status: 404, body: refusal('match-unknown', params) };
    },
    async reporterRosterSave({ params, headers, body, actor }) {
      const { home, away, referees, confirm } = body;
      const base = {
        matchId: params.matchId,
        actor,
        protocol: headers['x-protocol'],
        key: headers['idempotency-key'],
      };
      const outcome = await saveRosters(context, { ...base, home, away, referees, confirm });
      if (outcome.ok) return { status: 200, body: outcome.body };
      return { status: refusedStatus(outcome.code), body: refusal(outcome.code, outcome.parameters) };
    },
    async matchImpact({ params, body, actor }) {
      const outcome = await readImpact(context, actor, params.matchId, body);
      if (outcome.ok) return { status: 200, body: outcome.body };
      return { status: refusedStatus(outcome.code), body: refusal(outcome.code, outcome.parameters) };
    },
    adminMatches: ({ query }) => findMatches(context, query.search),
    matchHistory: ({ params, actor }) => answerHistory(context, actor, params.matchId),
  };
}

async function answerHistory(context: ReporterContext, actor: Actor, matchId: number) {
  const outcome = await readHistory(context, actor, matchId);
  if (outcome.ok) return { status: 200, body: outcome.body } as const;
  if (outcome.code !== 'match-unknown') return forbidden('matchHistory');
  return { status: 404, body: refusal(outcome.code, outcome.parameters) } as const;
}

function forbidden(action: Operation): { readonly status: 403; readonly body: ErrorAnswer } {
  return { status: 403, body: refusal('forbidden', { action }) };
}

function refusal(error: ErrorCode, parameters: Readonly<Record<string, unknown>> = {}): ErrorAnswer {
  return { error, additionalProperties: { ...parameters } };
}
