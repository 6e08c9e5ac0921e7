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
import { changedMeanwhile, editionMissing, reasonMissing, unknown } from '../refusals.ts';
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
    adminOverview: async () => {
      const body = await readOverview(context);
      return body ? { status: 200, body } : editionMissing;
    },
    clubRegistrations: async ({ actor, query }) => {
      const body = await readClubs(context, actor, clubQuery(query));
      return body ? { status: 200, body } : editionMissing;
    },
    clubRegistrationsExport: async ({ query: { locale, columns, ...query } }) => {
      const body = await exportClubs(context, clubQuery(query), { locale, columns });
      return body ? { status: 200, body, headers: attachmentHeaders('clubs.xlsx') } : editionMissing;
    },
    clubRegistrationAdmin: async ({ params }) => {
      const body = await readClub(context, params.id);
      return body ? { status: 200, body } : unknown('club-unknown');
    },
    teamWithdrawal: ({ params, query }) => readWithdrawal(context, params.id, query.to),
  };
}

function writeHandlers(context: UseCaseContext): Handlers<Write> {
  return {
    clubStatesChange: async ({ actor, body }) => {
      if (clubTransitions[body.action].needsReason && !body.reason?.trim()) return reasonMissing;
      return { status: 200, body: { results: await changeClubStates(context, actor, body) } };
    },
    teamStatesChange: async ({ actor, body }) => {
      return { status: 200, body: await changeTeamStates(context, actor, body) };
    },
    clubNoteSave: async ({ actor, params: { id }, body }) => {
      const saved = await saveNote(context, actor, { kind: 'club', id, body });
      if (saved.outcome === 'unknown') return unknown('club-unknown');
      if (saved.outcome === 'changed') return changedMeanwhile({ note: saved.note });
      return { status: 200, body: { note: saved.note } };
    },
  };
}

/** The query of the URL in the form of the rule. */
function clubQuery({ direction, ...query }: z.output<typeof ClubListQuery>): ClubQuery {
  return { ...query, descending: direction === 'down' };
}
