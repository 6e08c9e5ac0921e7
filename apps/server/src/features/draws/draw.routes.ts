import { answerOf, attachmentHeaders, foundOf, guardOf } from '../../platform/http/index.ts';
import type { Handlers } from '../../platform/http/index.ts';
import { announceDraw } from './announce-draw.use-case.ts';
import type { DrawsContext } from './context.ts';
import type { DrawStream } from './draw-stream.ts';
import { drawStreamHandler } from './draw-stream.routes.ts';
import { openDraw } from './open-draw.use-case.ts';
import { readDraw } from './read-draw.use-case.ts';
import { readMinutes } from './read-minutes.use-case.ts';
import { recordNumbers } from './record-numbers.use-case.ts';
import { stepDraw } from './step-draw.use-case.ts';
import { stopDraw } from './stop-draw.use-case.ts';

type Operator = 'drawAdmin' | 'drawAnnounce' | 'drawOpen' | 'drawNumbers' | 'drawStep' | 'drawStop';
type Open = 'publicDraw' | 'publicDrawStream' | 'publicDrawMinutes';

/** Public draws: what their operator does, and what everybody sees. */
export function drawHandlers(context: DrawsContext, stream: DrawStream): Handlers<Operator | Open> {
  return { ...operatorHandlers(context), ...openHandlers(context, stream) };
}

function operatorHandlers(context: DrawsContext): Handlers<Operator> {
  const guard = guardOf(context.clock);
  return {
    drawAdmin: ({ actor, params: { category } }) =>
      guard(actor, 'drawAdmin', async () => foundOf(await readDraw(context.database, category))),
    drawAnnounce: ({ actor, params: { category } }) =>
      guard(actor, 'drawAnnounce', async (by) => answerOf(await announceDraw(context, by, category))),
    drawOpen: ({ actor, params: { category }, body }) =>
      guard(actor, 'drawOpen', async (by) => answerOf(await openDraw(context, by, category, body))),
    drawNumbers: ({ actor, params: { category }, body }) =>
      guard(actor, 'drawNumbers', async (by) => answerOf(await recordNumbers(context, by, category, body))),
    drawStep: ({ actor, params: { category }, body }) =>
      guard(actor, 'drawStep', async (by) => answerOf(await stepDraw(context, by, category, body))),
    drawStop: ({ actor, params: { category }, body }) =>
      guard(actor, 'drawStop', async (by) => answerOf(await stopDraw(context, by, category, body))),
  };
}

const notFinished = { status: 404, body: { error: 'draw-unknown', additionalProperties: {} } } as const;

function openHandlers(context: DrawsContext, stream: DrawStream): Handlers<Open> {
  return {
    publicDraw: async ({ params }) => foundOf(await readDraw(context.database, params.category)),
    publicDrawStream: drawStreamHandler(stream),
    publicDrawMinutes: async ({ params, query }) => {
      const minutes = await readMinutes(context, params.category, query.locale ?? 'en');
      if (!minutes.ok) return notFinished;
      const { bytes, filename } = minutes.value;
      return { status: 200, body: bytes, headers: attachmentHeaders(filename) };
    },
  };
}
