import { attachmentHeaders, networkOf } from '../../platform/http/index.ts';
import type { Handlers } from '../../platform/http/index.ts';
import { announceDraw } from './announce-draw.use-case.ts';
import type { DrawContext } from './draw-context.ts';
import type { DrawStream } from './draw-stream.ts';
import { drawStreamHandler, drawUnknown } from './draw-stream.routes.ts';
import { openDraw } from './open-draw.use-case.ts';
import { createMinutes, readDraw } from './read-draw.use-case.ts';
import { recordNumbers } from './record-numbers.use-case.ts';
import { stepDraw } from './step-draw.use-case.ts';
import { setDrawAside, stopDraw } from './stop-draw.use-case.ts';

type Operator =
  | 'drawAdmin'
  | 'drawAnnounce'
  | 'drawOpen'
  | 'drawNumbers'
  | 'drawStep'
  | 'drawStop'
  | 'drawSetAside';
type Open = 'publicDraw' | 'publicDrawStream' | 'publicDrawMinutes';

/** Handlers of public draws: for their operator and for everybody. */
export function drawHandlers(context: DrawContext, stream: DrawStream): Handlers<Operator | Open> {
  return { ...operatorHandlers(context), ...openHandlers(context, stream) };
}

function operatorHandlers(context: DrawContext): Handlers<Operator> {
  return {
    drawAdmin: ({ params: { category } }) => readDraw(context, category),
    drawAnnounce: ({ actor, params: { category } }) => announceDraw(context, actor, category),
    drawOpen: ({ actor, params: { category }, body }) => openDraw(context, actor, category, body),
    drawNumbers: ({ actor, params: { category }, body }) => recordNumbers(context, actor, category, body),
    drawStep: ({ actor, params: { category }, body }) => stepDraw(context, actor, category, body),
    drawStop: ({ actor, params: { category }, body }) => stopDraw(context, actor, category, body),
    drawSetAside: ({ actor, params: { category }, body }) => setDrawAside(context, actor, category, body),
  };
}

function openHandlers(context: DrawContext, stream: DrawStream): Handlers<Open> {
  const minutesOf = createMinutes(context);
  return {
    publicDraw: ({ params }) => readDraw(context, params.category),
    publicDrawStream: drawStreamHandler(stream),
    publicDrawMinutes: async ({ params, query, request }) => {
      const minutes = await minutesOf(params.category, query.locale ?? 'en', networkOf(request.ip));
      if (!minutes.ok) return drawUnknown;
      const { bytes, filename } = minutes.value;
      return { status: 200, body: bytes, headers: attachmentHeaders(filename) };
    },
  };
}
