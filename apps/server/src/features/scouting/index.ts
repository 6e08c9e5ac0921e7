export { type FolderScouting, insertFolderScouting } from './folder-scouting.repository.ts';
export { recordScouting } from './record-scouting.use-case.ts';
export { scoutingHandlers, scoutingLimits, scoutingLinkHandlers } from './scouting.routes.ts';
export { findLive as findScouting } from './scouting.repository.ts';
