import { errorStatuses } from '@sevenmetre/contract';
import { guardOf } from '../../platform/http/index.ts';
import type { Handlers, Limits } from '../../platform/http/index.ts';
import { appointAdmin, dismissAdmin } from './club-admin.use-case.ts';
import type { ClubsContext } from './context.ts';
import type { Refusal } from '../../platform/outcome/index.ts';
import { readClub } from './read-club.use-case.ts';
import { readDashboard } from './read-dashboard.use-case.ts';
import { addUser, changeUser, removeUser } from './save-user.use-case.ts';
import { checkEmail, readUsers } from './users.use-case.ts';

type Read = 'ownDashboard' | 'clubDetail' | 'clubUsers' | 'clubUserCheck';
type Write = 'clubUserCreate' | 'clubUserUpdate' | 'clubUserDelete';
type Office = 'clubAdminAppoint' | 'clubAdminDismiss';

/** The check tells whether an address has an account: often enough for a club, too seldom for a list of addresses. */
export const clubLimits = {
  clubUserCheck: [{ max: 30, seconds: 600 }],
  clubUserCreate: [{ max: 30, seconds: 600 }],
} satisfies Limits;

const signedOut = { status: 401, body: { error: 'not-signed-in', additionalProperties: {} } } as const;
const unknownClub = { status: 404, body: { error: 'club-unknown', additionalProperties: {} } } as const;
const noEdition = { status: 404, body: { error: 'edition-missing', additionalProperties: {} } } as const;

/** What signed-in users begin with, their clubs, and who may act for these. */
export function clubZoneHandlers(context: ClubsContext): Handlers<Read | Write | Office> {
  return { ...readHandlers(context), ...writeHandlers(context), ...officeHandlers(context) };
}

function readHandlers(context: ClubsContext): Handlers<Read> {
  return {
    async ownDashboard({ actor }) {
      if (!actor) return signedOut;
      const body = await readDashboard(context, actor);
      return body ? { status: 200, body } : noEdition;
    },
    async clubDetail({ actor, params }) {
      if (!actor) return signedOut;
      const body = await readClub(context, actor, params.id);
      return body ? { status: 200, body } : unknownClub;
    },
    async clubUsers({ actor, params }) {
      if (!actor) return signedOut;
      const body = await readUsers(context, actor, params.id);
      return body ? { status: 200, body } : unknownClub;
    },
    async clubUserCheck({ actor, params, body }) {
      if (!actor) return signedOut;
      const outcome = await checkEmail(context, actor, params.id, body.email);
      return outcome.ok ? { status: 200, body: outcome.value } : answer(outcome);
    },
  };
}

function writeHandlers(context: ClubsContext): Handlers<Write> {
  return {
    async clubUserCreate({ actor, params, body }) {
      if (!actor) return signedOut;
      const outcome = await addUser(context, actor, params.id, body);
      return outcome.ok ? { status: 201, body: outcome.value } : answer(outcome);
    },
    async clubUserUpdate({ actor, params: { id: clubId, userId }, body }) {
      if (!actor) return signedOut;
      const outcome = await changeUser(context, actor, { clubId, userId }, body);
      return outcome.ok ? { status: 200, body: outcome.value } : answer(outcome);
    },
    async clubUserDelete({ actor, params: { id: clubId, userId } }) {
      if (!actor) return signedOut;
      const outcome = await removeUser(context, actor, { clubId, userId });
      return outcome.ok ? { status: 204, body: undefined } : answer(outcome);
    },
  };
}

/** Who does not organise learns of no club, not even by its number. */
function officeHandlers(context: ClubsContext): Handlers<Office> {
  const guard = guardOf(context.clock);
  return {
    clubAdminAppoint: ({ actor, params, body }) =>
      guard(actor, 'clubAdminAppoint', async (organiser) => {
        const outcome = await appointAdmin(context, organiser, params.id, body);
        return outcome.ok ? { status: 200, body: outcome.value } : answer(outcome);
      }),
    clubAdminDismiss: ({ actor, params: { id: clubId, userId } }) =>
      guard(actor, 'clubAdminDismiss', async (organiser) => {
        const outcome = await dismissAdmin(context, organiser, { clubId, userId });
        return outcome.ok ? { status: 200, body: outcome.value } : answer(outcome);
      }),
  };
}

function answer({ code, parameters }: Refusal) {
  const status = errorStatuses[code];
  const body = { error: code, additionalProperties: parameters };
  if (status === 404 || status === 409 || status === 422) return { status, body } as const;
  throw new Error(`The users of a club are not refused with ${code}`);
}
