export { findAllByClubIds as findClubReaders } from './club-reader.repository.ts';
export { findContactEmail } from './contact-email.ts';
export type { Letter } from './queue-mail.ts';
export { createMailSender } from './mail-sender.ts';
export {
  deleteGivenUp as deleteGivenUpMails,
  deleteWaitingOf as deleteWaitingMailsOf,
  findAllByIds as findMails,
  readQueue as readMailQueue,
} from './mail.repository.ts';
export { failureKind, mailHandlers } from './mail.routes.ts';
export { queueMail, queueMails } from './queue-mail.ts';
