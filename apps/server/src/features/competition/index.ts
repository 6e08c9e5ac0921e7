export {
  findCompetition,
  lockAffected,
  type NamedConflict,
  recomputeGroups,
  type Recomputed,
  type RecomputeRequest,
} from './recompute-groups.ts';
export { groupsReached } from './groups-reached.ts';
export { type Difference, type GroupsPreview, previewGroups } from './preview-groups.ts';
export { type ClosingPreview, previewClosing } from './preview-closing.ts';
export { previewChange } from './preview-change.ts';
export { loadEdition, previewSeating, type SeatingChange } from './preview-seating.ts';
export { recomputeEdition } from './recompute-edition.ts';
export { previewCriteria } from './preview-criteria.ts';
export type { CriteriaChange } from './load-competition.ts';
export { effectsOf, findTeamNames, namedConflicts, tableEffectOf, type TeamNames } from './table-effect.ts';
export { findRegistrationWindows } from './registration-windows.ts';
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
export { inZone, utcText, type ZoneTime } from './zone-time.ts';
export * as configurationRepository from './configuration.repository.ts';
export * as editionRepository from './edition.repository.ts';
export * as eventTypeRepository from './event-type.repository.ts';
export * as groupRepository from './group.repository.ts';
export * as matchEventRepository from './match-event.repository.ts';
export * as matchRepository from './match.repository.ts';
export * as publicTeamRepository from './public-team.repository.ts';
export * as teamPlayRepository from './team-play.repository.ts';
export * as stageRepository from './stage.repository.ts';
export type { EditionRow } from './edition.repository.ts';
export type { EventTypeRow } from './event-type.repository.ts';
export type { GroupRow } from './group.repository.ts';
export type { MatchEventRow } from './match-event.repository.ts';
export type { StageRow } from './stage.repository.ts';
