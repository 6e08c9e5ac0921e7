import type { ClubListQuery } from '@sevenmetre/contract/registrations/admin-registrations';
import { type ClubQuery, clubTransitions } from '@sevenmetre/rules/registration';
import type * as z from 'zod';
import { attachmentHeaders } from '../../../../platform/http/index.ts';
import type { Handlers } from '../../../../platform/http/index.ts';
import { changeClubStates } from './change-club-states.use-case.ts';
import { changeTeamStates } from './change-team-states.use-case.ts';
import { exportClubs } from '../export-registrations.use-case.ts';
import { readClub } from './read-club.use-case.ts';
import { readClubs } from './read-clubs.use-case.ts';
import { readOverview } from '../read-overview.use-case.ts';
import { readWithdrawal } from './read-withdrawal.use-case.ts';
import { done, refuse } from '../../../../platform/outcome/index.ts';
import { saveNote } from '../save-note.use-case.ts';
import type { UseCaseContext } from '../../../../platform/use-case/index.ts';

type Read =
  | 'adminOverview'
  | 'clubRegistrations'
  | 'clubRegistrationsExport'
  | 'clubRegistrationAdmin'
  | 'teamWithdrawal';
type Write = 'clubStatesChange' | 'clubNoteSave' | 'teamStatesChange';

/** Handlers of clubs' registrations, for organisers. */
export function clubHandlers(context: UseCaseContext): Handlers<Read | Write> {
  return { ...readHandlers(context), ...writeHandlers(context) };
}

function readHandlers(context: UseCaseContext): Handlers<Read> {
  return {
    adminOverview: () => readOverview(context),
    clubRegistrations: ({ actor, query }) => readClubs(context, actor, clubQuery(query)),
    clubRegistrationsExport: async ({ query: { locale, columns, ...query } }) => {
      const outcome = await exportClubs(context, clubQuery(query), { locale, columns });
      if (!outcome.ok) return outcome;
      return { status: 200, body: outcome.value, headers: attachmentHeaders('clubs.xlsx') };
    },
    clubRegistrationAdmin: ({ params }) => readClub(context, params.id),
    teamWithdrawal: ({ params, query }) => readWithdrawal(context, params.id, query.to),
  };
}

function writeHandlers(context: UseCaseContext): Handlers<Write> {
  return {
    clubStatesChange: async ({ actor, body }) => {
      if (clubTransitions[body.action].needsReason && !body.reason?.trim()) return refuse('reason-missing');
      return done({ results: await changeClubStates(context, actor, body) });
    },
    teamStatesChange: async ({ actor, body }) => done(await changeTeamStates(context, actor, body)),
    clubNoteSave: ({ actor, params: { id }, body }) => saveNote(context, actor, { kind: 'club', id, body }),
  };
}

/** The query of the URL in the form of the rule. */
function clubQuery({ direction, ...query }: z.output<typeof ClubListQuery>): ClubQuery {
  return { ...query, descending: direction === 'down' };
}
