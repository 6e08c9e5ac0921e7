import { type AppContext, createApp } from './app.ts';
import { issueSetupToken } from './features/auth/index.ts';

export interface Served {
  /** Where visitors reach it. */
  readonly url: string;
  /** The port that was taken. */
  readonly port: number;
  /** Finishes what was begun; the database stays open. */
  stop(): Promise<void>;
}

/**
 * Serves everything and says so once it is ready, on standard output, with the way to the first super admin while
 * there is nobody who could sign in.
 *
 * @throws ListenError one sentence for the operator
 */
export async function serve(context: AppContext): Promise<Served> {
  const app = await createApp(context);
  const port = await app.start();
  const url = context.environment.publicUrl ?? `http://localhost:${port}`;
  print(`Sevenmetre is ready at ${url}`);
  const token = await issueSetupToken(context);
  if (token !== null) {
    print(`Nobody can sign in yet. The first super admin is made at ${url}/setup`);
    print(`with this token, which works once and for a day: ${token}`);
  }
  return { url, port, stop: () => app.stop() };
}

/** For the person who started the server; the log is for machines. */
function print(sentence: string): void {
  process.stdout.write(`${sentence}\n`);
}
