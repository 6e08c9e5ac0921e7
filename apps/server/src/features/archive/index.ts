export { archiveHandlers } from './archive.routes.ts';
export { Archive } from './archive.use-case.ts';
export { findPast } from './past.repository.ts';
export type { EditionFound, LoadedEdition } from './archive.use-case.ts';
