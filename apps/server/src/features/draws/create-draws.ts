import type { DatabaseLog } from '../../platform/database/index.ts';
import type { Drain, OpenStreams } from '../../platform/http/index.ts';
import type { DrawContext } from './draw-context.ts';
import { DrawStream } from './draw-stream.ts';
import { drawHandlers } from './draw.routes.ts';

interface DrawsOptions extends Omit<DrawContext, 'noticeMinutes'> {
  readonly log: DatabaseLog;
  readonly streams: OpenStreams;
  readonly environment: { readonly drawNoticeMinutes: number };
}

/** The handlers of public draws and their stream, which ends when the server drains. */
export function createDraws(
  { database, clock, random, sealer, allowance, images, log, streams, environment }: DrawsOptions,
  drain: Pick<Drain, 'onDrain'>,
) {
  const stream = new DrawStream({ database, sealer, log, streams });
  stream.start();
  drain.onDrain(() => stream.stop());
  const noticeMinutes = environment.drawNoticeMinutes;
  return drawHandlers(
    { database, clock, random, sealer, allowance, ...(images && { images }), noticeMinutes },
    stream,
  );
}
