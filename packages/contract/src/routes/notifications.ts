import { operations } from '../operations.ts';
import { route } from '../route.ts';
import {
  PushChoices,
  PushKey,
  PushRenewBody,
  PushSubscribeBody,
  PushUnsubscribeBody,
} from '../schemas/notifications.ts';
import { refusals } from './responses.ts';

const tag = 'notifications';
const written = {
  200: PushChoices,
  400: refusals[400],
  403: refusals[403],
  413: refusals[413],
  415: refusals[415],
  422: refusals[422],
  429: refusals[429],
  500: refusals[500],
} as const;

export const notificationRoutes = {
  pushKey: route(operations.pushKey, {
    tag,
    summary: 'The public key that browsers subscribe with; null: no messages are sent to browsers',
    responses: { 200: PushKey, 429: refusals[429], 500: refusals[500] },
  }),
  pushSubscribe: route(operations.pushSubscribe, {
    tag,
    summary: 'A browser wants to hear of these teams and of nothing else',
    body: PushSubscribeBody,
    responses: written,
  }),
  pushRenew: route(operations.pushRenew, {
    tag,
    summary: 'A browser has another address now; its choices stay',
    body: PushRenewBody,
    responses: written,
  }),
  pushUnsubscribe: route(operations.pushUnsubscribe, {
    tag,
    summary: 'A browser wants to hear no more of a team, or of any; also when nobody knows it',
    body: PushUnsubscribeBody,
    responses: written,
  }),
};
