export { type FolderProtest, upsertProtests } from './folder-protests.repository.ts';
export { protestHandlers } from './protests.routes.ts';
export * as protestRepository from './protest.repository.ts';
