import type { Handlers } from '../../platform/http/index.ts';
import type { UseCaseContext } from '../../platform/use-case/index.ts';
import { addWrittenReport, decideDiscipline, readDiscipline } from './discipline.use-case.ts';

/** Handlers of disciplinary decisions and written reports, for organisers. */
export function disciplineHandlers(
  context: UseCaseContext,
): Handlers<'discipline' | 'disciplinaryDecide' | 'writtenReportAdd'> {
  return {
    discipline: ({ params }) => readDiscipline(context, params.matchId),
    disciplinaryDecide: ({ actor, params, body }) => decideDiscipline(context, actor, params.matchId, body),
    writtenReportAdd: ({ actor, params, body }) => addWrittenReport(context, actor, params.matchId, body),
  };
}
