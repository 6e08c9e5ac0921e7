import * as z from 'zod';
import { operations } from '../operations.ts';
import { route } from '../route.ts';
import { KeptMail, KeptMailName, Mails } from '../schemas/mails.ts';

const tag = 'mails';

export const mailRoutes = {
  mails: route(operations.mails, {
    tag,
    summary: 'Mails that wait, and those kept as files while there is no mail server',
    answers: {
      200: Mails,
    },
  }),
  mail: route(operations.mail, {
    tag,
    summary: 'The text of a mail kept as a file',
    params: z.object({ name: KeptMailName }),
    answers: {
      200: KeptMail,
    },
  }),
};
