import { Loop } from '../../platform/loop/index.ts';
import { type SendContext, sendDue } from './send-due.use-case.ts';

/** The sender of one process. Several processes share the work through the database. */
export interface MailSender {
  /** Sends what is due. Never rejects. */
  run(): Promise<void>;
  /** @param origin where the portal is reached, without a slash at its end: the links of mails lead there */
  start(origin: string): void;
  /** Finishes what is on its way; the rest is sent by others, or after the next start. */
  stop(): Promise<void>;
}

/** Milliseconds: what a transaction has put down is found so soon. */
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
