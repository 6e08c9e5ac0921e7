import type { DatabaseLog } from '../../platform/database/index.ts';
import type { Drain, OpenStreams } from '../../platform/http/index.ts';
import type { Allowance } from '../../platform/work/index.ts';
import type { RandomContext } from '../../platform/use-case/index.ts';
import { DrawStream } from './draw-stream.ts';
import { drawHandlers } from './draw.routes.ts';

interface DrawsOptions extends RandomContext {
  readonly log: DatabaseLog;
  readonly allowance: Allowance;
  readonly streams: OpenStreams;
}

/** The handlers of public draws and their stream, which ends when the server drains. */
export function createDraws(
  { database, clock, random, log, allowance, streams }: DrawsOptions,
  drain: Pick<Drain, 'onDrain'>,
) {
  const stream = new DrawStream({ database, log, streams });
  stream.start();
  drain.onDrain(() => stream.stop());
  return drawHandlers({ database, clock, random, allowance }, stream);
}
