import * as z from 'zod';
import { operations } from '../operations.ts';
import { route } from '../route.ts';
import { SecondStep } from '../schemas/accounts.ts';
import { CurrentUser, LoginBody, SetupBody } from '../schemas/auth.ts';
import { refusals } from './responses.ts';

const Done = z.object({ status: z.literal('ok') });

export const authRoutes = {
  login: route(operations.login, {
    tag: 'auth',
    summary: 'Sign in with e-mail and password; 202 asks for a second step',
    body: LoginBody,
    responses: {
      200: CurrentUser,
      202: SecondStep,
      400: refusals[400],
      401: refusals[401],
      403: refusals[403],
      413: refusals[413],
      415: refusals[415],
      429: refusals[429],
      500: refusals[500],
    },
  }),
  logout: route(operations.logout, {
    tag: 'auth',
    summary: 'End this session; without one nothing happens',
    responses: { 200: Done, 403: refusals[403], 429: refusals[429], 500: refusals[500] },
  }),
  setup: route(operations.setup, {
    tag: 'auth',
    summary: 'Make the first super admin with the token printed on the console',
    body: SetupBody,
    responses: {
      201: CurrentUser,
      400: refusals[400],
      403: refusals[403],
      409: refusals[409],
      413: refusals[413],
      415: refusals[415],
      422: refusals[422],
      429: refusals[429],
      500: refusals[500],
    },
  }),
  me: route(operations.me, {
    tag: 'auth',
    summary: 'The user of this session',
    responses: {
      200: CurrentUser,
      401: refusals[401],
      404: refusals[404],
      429: refusals[429],
      500: refusals[500],
    },
  }),
};
