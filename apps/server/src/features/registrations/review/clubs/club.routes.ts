import { clubTransitions } from '@sevenmetre/rules/registration';
import { attachmentHeaders, foundOf, type Guard, guardOf } from '../../../../platform/http/index.ts';
import type { Handlers } from '../../../../platform/http/index.ts';
import { changeClubStates } from './change-club-states.use-case.ts';
import { changeTeamStates } from './change-team-states.use-case.ts';
import { clubQuery } from './club-query.ts';
import type { ReviewContext } from '../context.ts';
import { exportClubs } from '../export-registrations.use-case.ts';
import { readClub } from './read-club.use-case.ts';
import { readClubs } from './read-clubs.use-case.ts';
import { readOverview } from '../read-overview.use-case.ts';
import { readWithdrawal } from './read-withdrawal.use-case.ts';
import { changedMeanwhile, editionMissing, reasonMissing, unknown } from '../refusals.ts';
import { saveNote } from '../save-note.use-case.ts';

type Read =
  | 'adminOverview'
  | 'clubRegistrations'
  | 'clubRegistrationsExport'
  | 'clubRegistrationAdmin'
  | 'teamWithdrawal';
type Write = 'clubStatesChange' | 'clubNoteSave' | 'teamStatesChange';

/** Registrations of clubs, for organisers. */
export function clubHandlers(context: ReviewContext): Handlers<Read | Write> {
  const guard = guardOf(context.clock);
  return { ...readHandlers(context, guard), ...writeHandlers(context, guard) };
}

function readHandlers(context: ReviewContext, guard: Guard): Handlers<Read> {
  return {
    adminOverview: ({ actor }) =>
      guard(actor, 'adminOverview', async () => {
        const body = await readOverview(context);
        return body ? { status: 200, body } : editionMissing;
      }),
    clubRegistrations: ({ actor, query }) =>
      guard(actor, 'clubRegistrations', async () => {
        const body = await readClubs(context, clubQuery(query));
        return body ? { status: 200, body } : editionMissing;
      }),
    clubRegistrationsExport: ({ actor, query: { locale, ...query } }) =>
      guard(actor, 'clubRegistrationsExport', async () => {
        const body = await exportClubs(context, clubQuery(query), locale);
        return body ? { status: 200, body, headers: attachmentHeaders('clubs.xlsx') } : editionMissing;
      }),
    clubRegistrationAdmin: ({ actor, params }) =>
      guard(actor, 'clubRegistrationAdmin', async () => {
        const body = await readClub(context, params.id);
        return body ? { status: 200, body } : unknown('club-unknown');
      }),
    teamWithdrawal: ({ actor, params }) =>
      guard(actor, 'teamWithdrawal', async () => foundOf(await readWithdrawal(context, params.id))),
  };
}

function writeHandlers(context: ReviewContext, guard: Guard): Handlers<Write> {
  return {
    clubStatesChange: ({ actor, body }) =>
      guard(actor, 'clubStatesChange', async (organiser) => {
        if (clubTransitions[body.action].needsReason && !body.reason?.trim()) return reasonMissing;
        return { status: 200, body: { results: await changeClubStates(context, organiser, body) } };
      }),
    teamStatesChange: ({ actor, body }) =>
      guard(actor, 'teamStatesChange', async (organiser) => {
        return { status: 200, body: await changeTeamStates(context, organiser, body) };
      }),
    clubNoteSave: ({ actor, params: { id }, body }) =>
      guard(actor, 'clubNoteSave', async (organiser) => {
        const saved = await saveNote(context, organiser, { kind: 'club', id, body });
        if (saved.outcome === 'unknown') return unknown('club-unknown');
        if (saved.outcome === 'changed') return changedMeanwhile({ note: saved.note });
        return { status: 200, body: { note: saved.note } };
      }),
  };
}
