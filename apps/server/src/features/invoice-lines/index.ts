export * as lineRebuildRepository from './line-rebuild.repository.ts';
export { lockLinesOfEdition, markLinesOld } from './mark-lines.ts';
