export { archiveHandlers } from './archive.routes.ts';
export { Archive } from './archive.use-case.ts';
export { clubKey } from './club-key.ts';
export { findPast } from './past.repository.ts';
export type { EditionFound, LoadedEdition } from './archive.use-case.ts';
