import type { Handlers } from '../../platform/http/handler.ts';
import { done, refuse } from '../../platform/outcome/index.ts';
import type { Limits } from '../../platform/http/index.ts';
import type { NotificationsContext } from './context.ts';
import { isPushEndpoint } from './endpoint.ts';
import { renew, subscribe, unsubscribe } from './subscribe.use-case.ts';

/** A whole hall may share one address, and a browser calls a few times a day. */
const ofAddress = [{ max: 120, seconds: 60 }];

export const notificationLimits = {
  pushSubscribe: ofAddress,
  pushRenew: ofAddress,
  pushUnsubscribe: ofAddress,
} satisfies Limits;

const refused = refuse('push-refused');

export interface HandlersContext extends Pick<NotificationsContext, 'database' | 'push'> {
  /** null: subscribing is not possible. */
  readonly publicKey: () => string | null;
  /** Called after each subscription. */
  readonly subscribed: () => void;
}

/**
 * Handlers of browsers that follow teams. A browser is identified by the secret address of its push service.
 */
export function notificationHandlers({
  database,
  push,
  publicKey,
  subscribed,
}: HandlersContext): Handlers<'pushKey' | 'pushSubscribe' | 'pushRenew' | 'pushUnsubscribe'> {
  return {
    pushKey: () => ({ status: 200, body: { publicKey: publicKey() } }),
    async pushSubscribe({ body }) {
      if (push === null || !isPushEndpoint(body.endpoint, push)) return refused;
      const kept = await subscribe(database, body);
      subscribed();
      return done(kept);
    },
    async pushRenew({ body }) {
      if (push === null || !isPushEndpoint(body.endpoint, push)) return refused;
      const kept = await renew(database, body);
      return kept ? done(kept) : refused;
    },
    async pushUnsubscribe({ body }) {
      return { status: 200, body: await unsubscribe(database, body) };
    },
  };
}
