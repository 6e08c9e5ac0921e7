import { Worker } from 'node:worker_threads';
import { KeptThreads, paperQueue } from '../work/index.ts';
import type { Paper } from './paper.ts';

export { heightOfA4, ink, logoColumn, muted, type Paper, pageCount, pageNumber, widthOfA4 } from './paper.ts';

/** The longest paper, all match reports of a large tournament, takes a quarter of it. */
const milliseconds = 120_000;
const megabytes = 512;

const threads = new KeptThreads<Paper, Uint8Array>(
  () =>
    new Worker(new URL('./printer-thread.ts', import.meta.url), {
      execArgv: [],
      name: 'pdf',
      resourceLimits: { maxOldGenerationSizeMb: megabytes },
    }),
  { milliseconds },
);

/**
 * A document as PDF bytes, laid out in a thread: a fifth of a second for a page, a second more for the first
 * one. Equal papers give equal bytes.
 * @throws TooBusy if too many papers wait already
 */
export async function printPdf(paper: Paper): Promise<Buffer> {
  return Buffer.from(await paperQueue.run(() => threads.ask(paper)));
}
