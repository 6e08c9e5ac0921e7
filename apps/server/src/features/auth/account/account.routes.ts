import type { Handlers } from '../../../platform/http/index.ts';
import { done } from '../../../platform/outcome/index.ts';
import type { Sealer } from '../../../platform/secrets/index.ts';
import { confirmEmail } from '../links/confirm-email.use-case.ts';
import { letDeviceIn, sendDeviceLink } from '../links/let-device-in.use-case.ts';
import { forgetPassword } from '../links/forget-password.use-case.ts';
import { register } from '../links/register.use-case.ts';
import { resetPassword } from '../links/reset-password.use-case.ts';
import { finishSignIn } from '../second-step/finish-sign-in.use-case.ts';
import { beginPasskeySignIn, finishPasskeySignIn } from '../second-step/passkey-sign-in.use-case.ts';
import { relyingPartyOf } from '../second-step/relying-party.ts';
import {
  type AuthOptions,
  clearCodeCookie,
  codeTokenOf,
  delayed,
  giveCodeCookie,
  giveDeviceCookie,
  originOf,
  startCookie,
  visitorOf,
} from '../sessions/session.routes.ts';
import {
  createAccountWithCode,
  enterCode,
  secondsOfCodeToken,
  sendCode,
} from '../sign-ins/mailed-codes.use-case.ts';

export interface AccountOptions extends AuthOptions {
  readonly sealer: Sealer;
}

const finished = done({ status: 'ok' } as const);

type Operations =
  | 'register'
  | 'passwordForgotten'
  | 'passwordReset'
  | 'emailConfirm'
  | 'loginSecondStep'
  | 'loginDeviceLink'
  | 'loginCodeSend'
  | 'loginCode'
  | 'loginCodeAccount'
  | 'loginDevice'
  | 'loginPasskeyOptions'
  | 'loginPasskey';

/** Calls of visitors who are not signed in. Must be mounted with `authLimits`. */
export function accountHandlers(options: AccountOptions): Handlers<Operations> {
  return {
    async register({ body }) {
      const outcome = await register(options, body);
      return outcome.ok ? finished : outcome;
    },
    async passwordForgotten({ body }) {
      await forgetPassword(options, body);
      return finished;
    },
    async passwordReset({ body, request, reply }) {
      const outcome = await resetPassword(options, body, visitorOf(request, options));
      if (!outcome.ok) return outcome;
      giveDeviceCookie(reply, outcome.value.deviceToken, options);
      return finished;
    },
    async emailConfirm({ body, actor }) {
      const outcome = await confirmEmail(options, body, actor?.userId ?? null);
      return outcome.ok ? finished : outcome;
    },
    async loginSecondStep({ body, request, reply }) {
      const outcome = await finishSignIn(options, body, visitorOf(request, options));
      if (!outcome.ok) return outcome;
      if ('wait' in outcome.value) return delayed(reply, outcome.value.wait);
      return done(await startCookie(reply, outcome.value, options));
    },
    async loginDeviceLink({ body }) {
      await sendDeviceLink(options, body);
      return finished;
    },
    async loginDevice({ body, request, reply }) {
      const outcome = await letDeviceIn(options, body.token, visitorOf(request, options));
      if (!outcome.ok) return outcome;
      giveDeviceCookie(reply, outcome.value, options);
      return finished;
    },
    ...passkeyHandlers(options),
    ...codeHandlers(options),
  };
}

function codeHandlers(options: AccountOptions): Handlers<'loginCodeSend' | 'loginCode' | 'loginCodeAccount'> {
  return {
    async loginCodeSend({ body, reply }) {
      giveCodeCookie(reply, await sendCode(options, body), secondsOfCodeToken, options);
      return finished;
    },
    async loginCode({ body, request, reply }) {
      const token = codeTokenOf(request, options);
      const outcome = await enterCode(options, { token, code: body.code }, visitorOf(request, options));
      if (!outcome.ok) return outcome;
      const { value } = outcome;
      if ('wait' in value) return delayed(reply, value.wait);
      if ('namesNeeded' in value) return { status: 202, body: { next: 'names' } };
      clearCodeCookie(reply, options);
      if ('secondStep' in value)
        return {
          status: 202,
          body: { next: 'second-step', token: value.secondStep, passkey: value.passkey },
        };
      return done(await startCookie(reply, value, options));
    },
    async loginCodeAccount({ body, request, reply }) {
      const token = codeTokenOf(request, options);
      const session = await createAccountWithCode(options, { token, ...body }, visitorOf(request, options));
      if (!session.ok) return session;
      clearCodeCookie(reply, options);
      return done(await startCookie(reply, session.value, options));
    },
  };
}

function passkeyHandlers(options: AccountOptions): Handlers<'loginPasskeyOptions' | 'loginPasskey'> {
  return {
    async loginPasskeyOptions({ request }) {
      const party = relyingPartyOf(originOf(request, options));
      return done(await beginPasskeySignIn(options, party));
    },
    async loginPasskey({ body, request, reply }) {
      const party = relyingPartyOf(originOf(request, options));
      const session = await finishPasskeySignIn(options, body, party, visitorOf(request, options));
      return session.ok ? done(await startCookie(reply, session.value, options)) : session;
    },
  };
}
