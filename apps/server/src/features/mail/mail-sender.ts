import { Loop } from '../../platform/loop/index.ts';
import { type SendContext, sendDue } from './send-due.use-case.ts';

/** The mail sender of one process. Several processes share the work through the database. */
export interface MailSender {
  /** Sends due mails. Never rejects. */
  run(): Promise<void>;
  /** @param origin of the portal, without a trailing slash, for links in mails */
  start(origin: string): void;
  /** Finishes mails in progress; the rest is sent by other processes, or after the next start. */
  stop(): Promise<void>;
}

/** Milliseconds until a queued mail is found. */
const lookEvery = 2000;

export function createMailSender(context: SendContext): MailSender {
  let origin: string | null = null;
  let timer: NodeJS.Timeout | undefined;
  const sending = new Loop(
    async () => origin !== null && (await sendDue(context, origin)),
    (error) => context.log.warn({ err: error }, 'Mails wait; trying again soon'),
  );
  return {
    run: () => sending.wake(),
    start(reachedAt) {
      origin = reachedAt;
      timer = setInterval(() => void sending.wake(), lookEvery);
      timer.unref();
    },
    async stop() {
      clearInterval(timer);
      await sending.stop();
      context.transport.close();
    },
  };
}
