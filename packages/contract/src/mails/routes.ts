import * as z from 'zod';
import { route } from '../route.ts';
import { mailOperations } from './operations.ts';
import { KeptMail, KeptMailName, Mails } from './schemas.ts';

const tag = 'mails';

export const mailRoutes = {
  mails: route(mailOperations.mails, {
    tag,
    summary: 'Mails that wait, and those kept as files while there is no mail server',
    answers: {
      200: Mails,
    },
  }),
  mail: route(mailOperations.mail, {
    tag,
    summary: 'The text of a mail kept as a file',
    params: z.object({ name: KeptMailName }),
    answers: {
      200: KeptMail,
    },
  }),
};
