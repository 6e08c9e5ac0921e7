import { type AppContext, createApp } from './app.ts';
import { issueSetupToken } from './features/auth/index.ts';

export interface Served {
  /** URL for visitors. */
  readonly url: string;
  /** The actual port. */
  readonly port: number;
  /** Finishes requests in progress; the database stays open. */
  stop(): Promise<void>;
}

/**
 * Starts the server and prints its URL once it is ready, with the link to create the first super admin while
 * there are no accounts.
 * @throws ListenError with one sentence for the operator
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

/** For the person who started the server; the log is for programs. */
function print(sentence: string): void {
  process.stdout.write(`${sentence}\n`);
}
