import type * as z from 'zod';
import type { RefereeListQuery } from '@sevenmetre/contract/referees/admin-registrations';
import type { RefereeQuery } from '@sevenmetre/rules/registration';
import { refereeTransitions } from '@sevenmetre/rules/registration';
import { attachmentHeaders, type Guard, guardOf } from '../../../../platform/http/index.ts';
import type { Handlers } from '../../../../platform/http/index.ts';
import { changeRefereeStates } from './change-referee-states.use-case.ts';
import type { ReviewContext } from '../context.ts';
import { exportReferees } from '../export-registrations.use-case.ts';
import { readReferee } from './read-referee.use-case.ts';
import { readReferees } from './read-referees.use-case.ts';
import { changedMeanwhile, editionMissing, reasonMissing, unknown } from '../refusals.ts';
import { saveNote } from '../save-note.use-case.ts';
import { saveRefereeHalls } from './save-referee-halls.use-case.ts';

type Read = 'refereeRegistrations' | 'refereeRegistrationsExport' | 'refereeRegistrationAdmin';
type Write = 'refereeStatesChange' | 'refereeNoteSave' | 'refereeHallsSave';

/** Registrations of referees, for organisers. */
export function refereeRegistrationHandlers(context: ReviewContext): Handlers<Read | Write> {
  const guard = guardOf(context.clock);
  return { ...readHandlers(context, guard), ...writeHandlers(context, guard) };
}

function refereeQuery({ direction, ...query }: z.output<typeof RefereeListQuery>): RefereeQuery {
  return { ...query, descending: direction === 'down' };
}

function readHandlers(context: ReviewContext, guard: Guard): Handlers<Read> {
  return {
    refereeRegistrations: ({ actor, query }) =>
      guard(actor, 'refereeRegistrations', async () => {
        const body = await readReferees(context, refereeQuery(query));
        return body ? { status: 200, body } : editionMissing;
      }),
    refereeRegistrationsExport: ({ actor, query: { locale, ...query } }) =>
      guard(actor, 'refereeRegistrationsExport', async () => {
        const body = await exportReferees(context, refereeQuery(query), locale);
        return body ? { status: 200, body, headers: attachmentHeaders('referees.xlsx') } : editionMissing;
      }),
    refereeRegistrationAdmin: ({ actor, params }) =>
      guard(actor, 'refereeRegistrationAdmin', async () => {
        const body = await readReferee(context, params.id);
        return body ? { status: 200, body } : unknown('referee-unknown');
      }),
  };
}

function writeHandlers(context: ReviewContext, guard: Guard): Handlers<Write> {
  return {
    refereeStatesChange: ({ actor, body }) =>
      guard(actor, 'refereeStatesChange', async (organiser) => {
        if (refereeTransitions[body.action]?.needsReason && !body.reason?.trim()) return reasonMissing;
        return { status: 200, body: { results: await changeRefereeStates(context, organiser, body) } };
      }),
    refereeNoteSave: ({ actor, params: { id }, body }) =>
      guard(actor, 'refereeNoteSave', async (organiser) => {
        const saved = await saveNote(context, organiser, { kind: 'referee', id, body });
        if (saved.outcome === 'unknown') return unknown('referee-unknown');
        if (saved.outcome === 'changed') return changedMeanwhile({ note: saved.note });
        return { status: 200, body: { note: saved.note } };
      }),
    refereeHallsSave: ({ actor, params: { id }, body }) =>
      guard(actor, 'refereeHallsSave', async (organiser) => {
        const saved = await saveRefereeHalls(context, organiser, { id, body });
        if (!('assigned' in saved)) return unknown(saved.outcome);
        const { outcome, assigned } = saved;
        return outcome === 'saved' ? { status: 200, body: { assigned } } : changedMeanwhile({ assigned });
      }),
  };
}
