export * as decisionRepository from './decision.repository.ts';
export { forgetReasons } from './decision.repository.ts';
export { withTeam } from './answer.ts';
export { loadFacts, type RosterFacts } from './load-facts.ts';
export { matchRosterHandlers } from './match-rosters.routes.ts';
export { rosterSide } from './roster-side.ts';
export { type AskedEntry, refuseSide, type SideSave, storeSide } from './save-side.ts';
export {
  type FolderDecision,
  type FolderLineup,
  upsertDecisions,
  upsertLineups,
} from './folder-lineups.repository.ts';
export { deleteEntriesOf } from './roster.repository.ts';
