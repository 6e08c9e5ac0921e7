import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import * as z from 'zod';

const writer = new URL('./crash-writer.ts', import.meta.url);

/** What a writer finds when it starts: how many goals, the number of the last one, and the score. */
const Found = z.object({ events: z.number(), last: z.number(), goals: z.number() });

/** Starts a process that records goals into an embedded database until it is killed. */
export function startWriter(directory: string, environment: Readonly<Record<string, string>> = {}) {
  const child = spawn(process.execPath, [writer.pathname, directory], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...environment },
  });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const next = async (): Promise<string> => {
    const line = await lines.next();
    return line.done === true ? 'the process has ended' : line.value;
  };
  return {
    /** Called once, before any goal. */
    found: async () => Found.parse(JSON.parse(await next())),
    /** Waits until the next goal is acknowledged, and returns its number. */
    goal: async () => Number(await next()),
    /** Returns the number of the last goal that was acknowledged and not waited for; 0: none. */
    async kill() {
      const ended = new Promise((resolve) => child.once('close', resolve));
      child.kill('SIGKILL');
      // What was acknowledged before the end still lies in the pipe.
      let last = 0;
      for (let line = await lines.next(); !line.done; line = await lines.next()) last = Number(line.value);
      await ended;
      return last;
    },
  };
}
