export { createDraws } from './create-draws.ts';
export { resealDraws } from './reseal-draws.ts';
export { drawHandlers } from './draw.routes.ts';
export { DrawStream } from './draw-stream.ts';
