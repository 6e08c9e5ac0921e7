export { protestHandlers } from './protests.routes.ts';
export * as protestRepository from './protest.repository.ts';
