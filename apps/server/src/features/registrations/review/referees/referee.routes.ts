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
import { changedMeanwhile, editionMissing, reasonMissing, unknown } from '../refusals.ts';
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
    refereeRegistrations: async ({ query }) => {
      const body = await readReferees(context, refereeQuery(query));
      return body ? { status: 200, body } : editionMissing;
    },
    refereeRegistrationsExport: async ({ query: { locale, columns, ...query } }) => {
      const body = await exportReferees(context, refereeQuery(query), { locale, columns });
      return body ? { status: 200, body, headers: attachmentHeaders('referees.xlsx') } : editionMissing;
    },
    refereeRegistrationAdmin: async ({ params }) => {
      const body = await readReferee(context, params.id);
      return body ? { status: 200, body } : unknown('referee-unknown');
    },
  };
}

function writeHandlers(context: UseCaseContext): Handlers<Write> {
  return {
    refereeStatesChange: async ({ actor, body }) => {
      if (refereeTransitions[body.action]?.needsReason && !body.reason?.trim()) return reasonMissing;
      return { status: 200, body: { results: await changeRefereeStates(context, actor, body) } };
    },
    refereeNoteSave: async ({ actor, params: { id }, body }) => {
      const saved = await saveNote(context, actor, { kind: 'referee', id, body });
      if (saved.outcome === 'unknown') return unknown('referee-unknown');
      if (saved.outcome === 'changed') return changedMeanwhile({ note: saved.note });
      return { status: 200, body: { note: saved.note } };
    },
    refereeHallsSave: async ({ actor, params: { id }, body }) => {
      const saved = await saveRefereeHalls(context, actor, { id, body });
      if (!('assigned' in saved)) return unknown(saved.outcome);
      const { outcome, assigned } = saved;
      return outcome === 'saved' ? { status: 200, body: { assigned } } : changedMeanwhile({ assigned });
    },
  };
}
