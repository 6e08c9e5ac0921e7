import { locales } from '@sevenmetre/rules/vocabulary';
import * as z from 'zod';
import { Id } from '../common.ts';

/** What a follower wants to know about a team. */
const NotificationChoice = z.strictObject({
  teamId: Id,
  start: z.boolean(),
  goals: z.boolean(),
  result: z.boolean(),
});
type NotificationChoice = z.infer<typeof NotificationChoice>;

export const PushKey = z.object({ publicKey: z.string().nullable() }).meta({ id: 'PushKey' });

/** Address of a browser's push service; secret, since everybody who knows it may send to it. */
const Endpoint = z.url().max(1000);

/** The browser's public key (an uncompressed point of P-256) and its shared secret, base64url without padding. */
const PushKeys = z.strictObject({
  p256dh: z.string().regex(/^B[\w-]{86}$/),
  auth: z.string().regex(/^[\w-]{22}$/),
});

/** Maximal number of followed teams. */
const most = 100;

export const PushSubscribeBody = z
  .strictObject({
    endpoint: Endpoint,
    keys: PushKeys,
    locale: z.enum(locales),
    /** All choices of the browser, which replace earlier ones. */
    teams: z.array(NotificationChoice).min(1).max(most),
  })
  .meta({ id: 'PushSubscribeBody' });
export type PushSubscribeBody = z.infer<typeof PushSubscribeBody>;

export const PushRenewBody = z
  .strictObject({ replaces: Endpoint, endpoint: Endpoint, keys: PushKeys })
  .meta({ id: 'PushRenewBody' });
export type PushRenewBody = z.infer<typeof PushRenewBody>;

export const PushUnsubscribeBody = z
  .strictObject({
    endpoint: Endpoint,
    /** Absent: all teams. */
    teamId: Id.optional(),
  })
  .meta({ id: 'PushUnsubscribeBody' });
export type PushUnsubscribeBody = z.infer<typeof PushUnsubscribeBody>;

/** Stored choices of existing teams. */
export const PushChoices = z.object({ teams: z.array(NotificationChoice) }).meta({ id: 'PushChoices' });
export type PushChoices = z.infer<typeof PushChoices>;
