export {
  findCompetition,
  lockAffected,
  type NamedConflict,
  recomputeGroups,
  type Recomputed,
} from './recompute-groups.ts';
export { groupsReached } from './groups-reached.ts';
export { type GroupsPreview, previewGroups } from './preview-groups.ts';
export { previewClosing } from './preview-closing.ts';
export { previewChange, previewCriteria } from './preview-change.ts';
export { loadEdition } from './load-competition.ts';
export { previewSeating, type SeatingChange } from './preview-seating.ts';
export { recomputeEdition } from './recompute-edition.ts';
export type { CriteriaChange } from './load-competition.ts';
export { effectsOf, namedConflicts, tableEffectOf } from './table-effect.ts';
export { findHalls } from './hall.repository.ts';
export { findTeamNames, type TeamNames } from './public-team.repository.ts';
export { findRegistrationWindows } from './registration-windows.ts';
export { findDeadlines } from './edition-deadlines.ts';
export { type AskedValue, findEditionRules, type EditionRules } from './edition-rules.ts';
export {
  toPublicEvent,
  toSnapshotGroupTeam,
  toSnapshotMatch,
  type GroupTeamRow,
  type MatchRow,
} from './snapshot-rows.ts';
export {
  findOpenEditions,
  findWorkingEdition,
  lockWorkingEdition,
  type Organiser,
} from './working-edition.repository.ts';
export { zoneInstant } from './zone-instant.ts';
export { inZone, utcText } from './zone-time.ts';
export * as configurationRepository from './configuration.repository.ts';
export * as editionRepository from './edition.repository.ts';
export * as eventTypeRepository from './event-type.repository.ts';
export * as groupRepository from './group.repository.ts';
export * as matchEventRepository from './match-event.repository.ts';
export * as matchRepository from './match.repository.ts';
export * as publicTeamRepository from './public-team.repository.ts';
export * as teamPlayRepository from './team-play.repository.ts';
export * as stageRepository from './stage.repository.ts';
export { type ClubPatch, type ClubRow, type NewClub } from './club.repository.ts';
export * as clubRepository from './club.repository.ts';
export * as extraPersonsRepository from './extra-persons.repository.ts';
export * as teamRepository from './team.repository.ts';
export type { NewTeam } from './team.repository.ts';
export { clearLots, updateDeduction, updateLots, updateNamedSeat, updateSeat } from './seating.repository.ts';
export { updateHalfLength } from './half-length.repository.ts';
export { clearPlanKeys, savePlanKeys } from './plan/plan-keys.repository.ts';
export {
  cancelMatches,
  deleteGroups,
  deleteSeats,
  insertGroups,
  insertMatches,
  type MatchUpdate,
  saveSeats,
  updateGroup,
  updateMatches,
} from './plan/publication.repository.ts';
export { updateCarriesOver, updateNamedCarryOver } from './tournament-folder/carry-over.repository.ts';
export type {
  FolderClub,
  FolderGroup,
  FolderMatch,
  FolderSeat,
  FolderTeam,
  SeatSource,
} from './tournament-folder/folder-rows.ts';
export {
  findMatchIds,
  findNumbersReportedHere,
  importDevice,
  lockGroupsAndMatches,
  updateResults,
  upsertSchedule,
  usedByEdition,
} from './tournament-folder/match.repository.ts';
export {
  findForeignLabels,
  releaseLabels,
  updateWithdrawn,
  upsertClubs,
  upsertGroups,
  upsertSeats,
  upsertTeams,
  updateByHand,
} from './tournament-folder/structure.repository.ts';
export type { EditionRow } from './edition.repository.ts';
export type { MatchEventRow } from './match-event.repository.ts';
export type { StageRow } from './stage.repository.ts';
export {
  exportedIds,
  type Identity,
  recogniseExported,
  updateSourceIds,
  portalId,
} from './tournament-folder/source-id.repository.ts';
export {
  findCurrentEdition,
  findEditionNames,
  ofCurrentEdition,
  shareCurrentEdition,
} from './edition.repository.ts';
export { foldClocks } from './tournament-folder/clock.repository.ts';
