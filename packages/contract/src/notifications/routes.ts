import { route } from '../route.ts';
import { notificationOperations } from './operations.ts';
import { PushChoices, PushKey, PushRenewBody, PushSubscribeBody, PushUnsubscribeBody } from './schemas.ts';

const tag = 'notifications';

const written = {
  200: PushChoices,
} as const;

export const notificationRoutes = {
  pushKey: route(notificationOperations.pushKey, {
    tag,
    summary: 'The public key that browsers subscribe with; null: no messages are sent to browsers',
    answers: { 200: PushKey },
  }),
  pushSubscribe: route(notificationOperations.pushSubscribe, {
    tag,
    summary: 'A browser wants to hear of these teams and of nothing else',
    body: PushSubscribeBody,
    answers: written,
  }),
  pushRenew: route(notificationOperations.pushRenew, {
    tag,
    summary: 'A browser has another address now; its choices stay',
    body: PushRenewBody,
    answers: written,
  }),
  pushUnsubscribe: route(notificationOperations.pushUnsubscribe, {
    tag,
    summary: 'A browser wants to hear no more of a team, or of any; also when nobody knows it',
    body: PushUnsubscribeBody,
    answers: written,
  }),
};
