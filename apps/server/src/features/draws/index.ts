export { drawHandlers } from './draw.routes.ts';
export { DrawStream } from './draw-stream.ts';
