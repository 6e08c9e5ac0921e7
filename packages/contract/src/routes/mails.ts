import * as z from 'zod';
import { operations } from '../operations.ts';
import { route } from '../route.ts';
import { KeptMail, KeptMailName, Mails } from '../schemas/mails.ts';
import { refusals } from './responses.ts';

const tag = 'mails';

export const mailRoutes = {
  mails: route(operations.mails, {
    tag,
    summary: 'Mails that wait, and those kept as files while there is no mail server',
    responses: {
      200: Mails,
      401: refusals[401],
      403: refusals[403],
      429: refusals[429],
      500: refusals[500],
    },
  }),
  mail: route(operations.mail, {
    tag,
    summary: 'The text of a mail kept as a file',
    params: z.object({ name: KeptMailName }),
    responses: {
      200: KeptMail,
      400: refusals[400],
      401: refusals[401],
      403: refusals[403],
      404: refusals[404],
      429: refusals[429],
      500: refusals[500],
    },
  }),
};
