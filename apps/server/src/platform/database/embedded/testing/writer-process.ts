import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import * as z from 'zod';

const writer = new URL('./crash-writer.ts', import.meta.url);

/** State that a writer finds at its start: number of goals, number of the last one, and the score. */
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
    /** Must be called once, before the first goal. */
    found: async () => Found.parse(JSON.parse(await next())),
    /** Waits for the next acknowledged goal, and returns its number. */
    goal: async () => Number(await next()),
    /** Returns the number of the last acknowledged goal that was not awaited; 0: none. */
    async kill() {
      const ended = new Promise((resolve) => child.once('close', resolve));
      child.kill('SIGKILL');
      // Goals acknowledged before the end are still in the pipe.
      let last = 0;
      for (let line = await lines.next(); !line.done; line = await lines.next()) last = Number(line.value);
      await ended;
      return last;
    },
  };
}
