export { withTeam } from './answer.ts';
export { type FactsRequest, loadFacts, type RosterFacts } from './load-facts.ts';
export { matchRosterHandlers } from './match-rosters.routes.ts';
export type { RosterContext } from './match-roster.use-case.ts';
export { rosterSide, type StoredSide } from './roster-side.ts';
export { type AskedEntry, refuseSide, type SideSave, storeSide } from './save-side.ts';
export { type FolderLineup, upsertLineups } from './folder-lineups.repository.ts';
export { deleteEntriesOf } from './roster.repository.ts';
