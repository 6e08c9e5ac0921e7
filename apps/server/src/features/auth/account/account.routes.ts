import type { Handlers } from '../../../platform/http/index.ts';
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
  delayed,
  giveDeviceCookie,
  originOf,
  refusal,
  startCookie,
  visitorOf,
} from '../sessions/session.routes.ts';

export interface AccountOptions extends AuthOptions {
  readonly sealer: Sealer;
}

const done = { status: 200, body: { status: 'ok' } } as const;

type Operations =
  | 'register'
  | 'passwordForgotten'
  | 'passwordReset'
  | 'emailConfirm'
  | 'loginSecondStep'
  | 'loginDeviceLink'
  | 'loginDevice'
  | 'loginPasskeyOptions'
  | 'loginPasskey';

/** Calls of visitors who are not signed in. Must be mounted with `authLimits`. */
export function accountHandlers(options: AccountOptions): Handlers<Operations> {
  return {
    async register({ body }) {
      const outcome = await register(options, body);
      return outcome === 'registered' ? done : { status: 422, ...refusal(outcome) };
    },
    async passwordForgotten({ body }) {
      await forgetPassword(options, body);
      return done;
    },
    async passwordReset({ body, request, reply }) {
      const outcome = await resetPassword(options, body, visitorOf(request, options));
      if (typeof outcome === 'object') {
        giveDeviceCookie(reply, outcome.deviceToken, options);
        return done;
      }
      return outcome === 'link-invalid'
        ? { status: 403, ...refusal(outcome) }
        : { status: 422, ...refusal(outcome) };
    },
    async emailConfirm({ body, actor }) {
      const outcome = await confirmEmail(options, body, actor?.userId ?? null);
      if (outcome === 'confirmed') return done;
      return outcome === 'link-invalid'
        ? { status: 403, ...refusal(outcome) }
        : { status: 422, ...refusal(outcome) };
    },
    async loginSecondStep({ body, request, reply }) {
      const outcome = await finishSignIn(options, body, visitorOf(request, options));
      if (typeof outcome === 'string') return { status: 401, ...refusal(outcome) };
      if ('wait' in outcome) return delayed(reply, outcome.wait);
      return { status: 200, body: await startCookie(reply, outcome, options) };
    },
    async loginDeviceLink({ body }) {
      await sendDeviceLink(options, body);
      return done;
    },
    async loginDevice({ body, request, reply }) {
      const deviceToken = await letDeviceIn(options, body.token, visitorOf(request, options));
      if (deviceToken === null) return { status: 403, ...refusal('link-invalid') };
      giveDeviceCookie(reply, deviceToken, options);
      return done;
    },
    ...passkeyHandlers(options),
  };
}

function passkeyHandlers(options: AccountOptions): Handlers<'loginPasskeyOptions' | 'loginPasskey'> {
  return {
    async loginPasskeyOptions({ request }) {
      const party = relyingPartyOf(originOf(request, options));
      return { status: 200, body: await beginPasskeySignIn(options, party) };
    },
    async loginPasskey({ body, request, reply }) {
      const party = relyingPartyOf(originOf(request, options));
      const session = await finishPasskeySignIn(options, body, party, visitorOf(request, options));
      if (!session) return { status: 401, ...refusal('passkey-refused') };
      return { status: 200, body: await startCookie(reply, session, options) };
    },
  };
}
