export {
  recomputeGroups,
  type Recomputed,
  type RecomputeRequest,
  type SeatConflict,
} from './recompute-groups.ts';
export { toSnapshotGroupTeam, toSnapshotMatch, type GroupTeamRow, type MatchRow } from './snapshot-rows.ts';
export { inZone, utcText, type ZoneTime } from './zone-time.ts';
