import { locales } from '@sevenmetre/rules/vocabulary';
import * as z from 'zod';
import { Id } from '../common.ts';

/** What somebody wants to hear about a team. */
const NotificationChoice = z.strictObject({
  teamId: Id,
  start: z.boolean(),
  goals: z.boolean(),
  result: z.boolean(),
});
type NotificationChoice = z.infer<typeof NotificationChoice>;

export const PushKey = z.object({ publicKey: z.string().nullable() }).meta({ id: 'PushKey' });

/** Where a browser's push service takes messages: a secret of the browser, which whoever knows it may send to. */
const Endpoint = z.url().max(1000);

/** The browser's public key (an uncompressed point of P-256) and its shared secret, base64url without padding. */
const PushKeys = z.strictObject({
  p256dh: z.string().regex(/^B[\w-]{86}$/),
  auth: z.string().regex(/^[\w-]{22}$/),
});

/** As many as somebody may follow. */
const most = 100;

export const PushSubscribeBody = z
  .strictObject({
    endpoint: Endpoint,
    keys: PushKeys,
    locale: z.enum(locales),
    /** All that the browser wants; what it had chosen before is forgotten. */
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
    /** Left out: of every team. */
    teamId: Id.optional(),
  })
  .meta({ id: 'PushUnsubscribeBody' });
export type PushUnsubscribeBody = z.infer<typeof PushUnsubscribeBody>;

/** What is kept: choices of teams that exist. */
export const PushChoices = z.object({ teams: z.array(NotificationChoice) }).meta({ id: 'PushChoices' });
export type PushChoices = z.infer<typeof PushChoices>;
