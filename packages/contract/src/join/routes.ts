import { locales } from '@sevenmetre/rules/vocabulary';
import * as z from 'zod';
import { route } from '../route.ts';
import { JoinSlice } from './join-slice.ts';
import { joinOperations, joinReminderOperations } from './operations.ts';

const tag = 'join';

export const joinRoutes = {
  joinSlice: route(joinOperations.joinSlice, {
    tag,
    summary: 'The edition that invites clubs: window, free places, prices, dates, last year and contact',
    answers: { 200: JoinSlice },
  }),
  joinRemind: route(joinReminderOperations.joinRemind, {
    tag,
    summary: 'Send one mail when registration opens; the answer is the same for every address',
    body: z.strictObject({ email: z.email().max(254), locale: z.enum(locales) }),
    answers: { 200: z.object({ status: z.literal('ok') }) },
  }),
};
