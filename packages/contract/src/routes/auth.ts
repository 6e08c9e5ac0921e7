import * as z from 'zod';
import { operations } from '../operations.ts';
import { route } from '../route.ts';
import { SecondStep } from '../schemas/accounts.ts';
import { CurrentUser, LoginBody, SetupBody } from '../schemas/auth.ts';

const Done = z.object({ status: z.literal('ok') });

export const authRoutes = {
  login: route(operations.login, {
    tag: 'auth',
    summary: 'Sign in with e-mail and password; 202 asks for a second step',
    body: LoginBody,
    answers: {
      200: CurrentUser,
      202: SecondStep,
    },
  }),
  logout: route(operations.logout, {
    tag: 'auth',
    summary: 'End this session; without one nothing happens',
    answers: { 200: Done },
  }),
  setup: route(operations.setup, {
    tag: 'auth',
    summary: 'Make the first super admin with the token printed on the console',
    body: SetupBody,
    answers: {
      201: CurrentUser,
    },
  }),
  me: route(operations.me, {
    tag: 'auth',
    summary: 'The user of this session',
    answers: {
      200: CurrentUser,
    },
  }),
};
