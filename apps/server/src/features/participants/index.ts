export { describePeople, type Description } from './describe-people.use-case.ts';
export { participantPinHandlers } from './issue-pin.use-case.ts';
export { participantHandlers, participantLimits } from './participants.routes.ts';
export {
  type FolderPlayer,
  recogniseExportedPeople,
  updateSourceIdsOfPeople,
  upsertPlayers,
} from './folder-players.repository.ts';
export { hideOldNames } from './hide-old-names.use-case.ts';
export { findRosterCounts } from './roster.repository.ts';
