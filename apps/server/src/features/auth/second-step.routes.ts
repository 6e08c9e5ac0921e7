import type { Handlers } from '../../platform/http/index.ts';
import { done } from '../../platform/outcome/index.ts';
import { readAccount } from './account/read-account.ts';
import type { OwnSession } from './account/read-account.ts';
import type { AccountOptions } from './account/account.routes.ts';
import { createOwnSession } from './account/own-account.routes.ts';
import {
  confirmAuthenticator,
  removeAuthenticator,
  renewRecoveryCodes,
  startAuthenticator,
} from './second-step/authenticator.use-case.ts';
import {
  beginPasskey,
  createPasskey,
  removePasskey,
  renamePasskey,
} from './second-step/own-passkeys.use-case.ts';
import { relyingPartyOf } from './second-step/relying-party.ts';
import { originOf } from './sessions/session.routes.ts';

type Authenticator =
  | 'authenticatorStart'
  | 'authenticatorConfirm'
  | 'authenticatorRemove'
  | 'recoveryCodesRenew';
type Passkeys = 'passkeyOptions' | 'passkeyCreate' | 'passkeyRename' | 'passkeyRemove';

/** The second step of one’s own account. */
export function secondStepHandlers(options: AccountOptions): Handlers<Authenticator | Passkeys> {
  return { ...authenticatorHandlers(options), ...passkeyHandlers(options) };
}

function accountOf(options: AccountOptions) {
  return (own: OwnSession) =>
    readAccount(own, { now: options.clock.now(), isProduction: options.isProduction }, options.database.db);
}

function authenticatorHandlers(options: AccountOptions): Handlers<Authenticator> {
  const ownSession = createOwnSession(options);
  const account = accountOf(options);
  return {
    async authenticatorStart({ actor, body, request }) {
      const own = ownSession(request, actor);
      return startAuthenticator(options, own.userId, body.password);
    },
    async authenticatorConfirm({ actor, body, request }) {
      const own = ownSession(request, actor);
      const outcome = await confirmAuthenticator(options, own, body.code);
      if (!outcome.ok) return outcome;
      return done({ recoveryCodes: [...outcome.value], account: await account(own) });
    },
    async authenticatorRemove({ actor, body, request }) {
      const own = ownSession(request, actor);
      const outcome = await removeAuthenticator(options, own.userId, body.password);
      return outcome.ok ? done(await account(own)) : outcome;
    },
    async recoveryCodesRenew({ actor, body, request }) {
      const own = ownSession(request, actor);
      const outcome = await renewRecoveryCodes(options, own.userId, body.password);
      if (!outcome.ok) return outcome;
      return done({ recoveryCodes: [...outcome.value], account: await account(own) });
    },
  };
}

function passkeyHandlers(options: AccountOptions): Handlers<Passkeys> {
  const ownSession = createOwnSession(options);
  const account = accountOf(options);
  return {
    async passkeyOptions({ actor, body, request }) {
      const own = ownSession(request, actor);
      const party = relyingPartyOf(originOf(request, options));
      return beginPasskey(options, own.userId, body.password, party);
    },
    async passkeyCreate({ actor, body, request }) {
      const own = ownSession(request, actor);
      const party = relyingPartyOf(originOf(request, options));
      const outcome = await createPasskey(options, own, body, party);
      return outcome.ok ? done(await account(own)) : outcome;
    },
    async passkeyRename({ actor, body, params, request }) {
      const own = ownSession(request, actor);
      const outcome = await renamePasskey(options, own.userId, { id: params.id, name: body.name });
      return outcome.ok ? done(await account(own)) : outcome;
    },
    async passkeyRemove({ actor, body, params, request }) {
      const own = ownSession(request, actor);
      const outcome = await removePasskey(options, own.userId, { id: params.id, password: body.password });
      return outcome.ok ? done(await account(own)) : outcome;
    },
  };
}
