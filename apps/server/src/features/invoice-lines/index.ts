export * as lineRebuildRepository from './line-rebuild.repository.ts';
export { type LinesContext, lockLinesOfEdition, markLinesOld } from './mark-lines.ts';
