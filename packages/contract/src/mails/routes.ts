import * as z from 'zod';
import { route } from '../route.ts';
import { mailOperations } from './operations.ts';
import { PathId } from '../common.ts';
import { KeptMail, KeptMailName, MailHandled, Mails } from './schemas.ts';

const tag = 'mails';
const params = z.object({ id: PathId });

export const mailRoutes = {
  mails: route(mailOperations.mails, {
    tag,
    summary:
      'Mails that wait, those that were given up, and those kept as files while there is no mail server',
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
  mailResend: route(mailOperations.mailResend, {
    tag,
    summary: 'Sends a mail that was given up once more, with as many attempts as a new one',
    params,
    answers: { 200: MailHandled },
  }),
  mailRemove: route(mailOperations.mailRemove, {
    tag,
    summary: 'Removes a mail that was given up',
    params,
    answers: { 200: MailHandled },
  }),
};
