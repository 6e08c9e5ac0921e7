import type * as z from 'zod';
import type { RefereeListQuery } from '@sevenmetre/contract/referees/admin-registrations';
import type { RefereeQuery } from '@sevenmetre/rules/registration';
import { refereeTransitions } from '@sevenmetre/rules/registration';
import { attachmentHeaders } from '../../../../platform/http/index.ts';
import type { Handlers } from '../../../../platform/http/index.ts';
import { changeRefereeStates } from './change-referee-states.use-case.ts';
import { exportReferees } from '../export-registrations.use-case.ts';
import { readReferee } from './read-referee.use-case.ts';
import { readReferees } from './read-referees.use-case.ts';
import { done, refuse } from '../../../../platform/outcome/index.ts';
import { saveNote } from '../save-note.use-case.ts';
import { saveRefereeHalls } from './save-referee-halls.use-case.ts';
import type { UseCaseContext } from '../../../../platform/use-case/index.ts';

type Read = 'refereeRegistrations' | 'refereeRegistrationsExport' | 'refereeRegistrationAdmin';
type Write = 'refereeStatesChange' | 'refereeNoteSave' | 'refereeHallsSave';

/** Handlers of referees' registrations, for organisers. */
export function refereeRegistrationHandlers(context: UseCaseContext): Handlers<Read | Write> {
  return { ...readHandlers(context), ...writeHandlers(context) };
}

function refereeQuery({ direction, ...query }: z.output<typeof RefereeListQuery>): RefereeQuery {
  return { ...query, descending: direction === 'down' };
}

function readHandlers(context: UseCaseContext): Handlers<Read> {
  return {
    refereeRegistrations: ({ query }) => readReferees(context, refereeQuery(query)),
    refereeRegistrationsExport: async ({ query: { locale, columns, ...query } }) => {
      const outcome = await exportReferees(context, refereeQuery(query), { locale, columns });
      if (!outcome.ok) return outcome;
      return { status: 200, body: outcome.value, headers: attachmentHeaders('referees.xlsx') };
    },
    refereeRegistrationAdmin: ({ params }) => readReferee(context, params.id),
  };
}

function writeHandlers(context: UseCaseContext): Handlers<Write> {
  return {
    refereeStatesChange: async ({ actor, body }) => {
      if (refereeTransitions[body.action]?.needsReason && !body.reason?.trim())
        return refuse('reason-missing');
      return done({ results: await changeRefereeStates(context, actor, body) });
    },
    refereeNoteSave: ({ actor, params: { id }, body }) =>
      saveNote(context, actor, { kind: 'referee', id, body }),
    refereeHallsSave: ({ actor, params: { id }, body }) => saveRefereeHalls(context, actor, { id, body }),
  };
}
