export { ageOn } from './age.ts';
export { checkLevel, type CheckLevel, checkLevels } from './check-level.ts';
export { hasErrors, type PersonField, type RosterFinding, type RosterFindingCode } from './finding.ts';
export { namedTeams } from './import/read-row.ts';
export { teamLabel } from './import/cells.ts';
export { importColumns } from './import/columns.ts';
export { type ImportPlan, type ImportScope, planImport, type RowVerdict } from './import/plan-import.ts';
export { type ImportFaultCode } from './import/read-row.ts';
export { judgeFields, longestName } from './judge-fields.ts';
export { judgeCategory } from './judge-category.ts';
export { judgePerson } from './judge-person.ts';
export {
  type ConfigurationTexts,
  rosterChecks,
  rosterConfigurationKeys,
  rosterDeadline,
  type RosterLimits,
  rosterLimits,
} from './limits.ts';
export { judgeLockedNumbers } from './numbers-locked.ts';
export { removalRefusal, type Standing } from './removal.ts';
export {
  type Assignment,
  type PersonGender,
  personGenders,
  type Roster,
  type RosterCategory,
  type RosterPerson,
} from './roster.ts';
export { personKey } from './same-person.ts';
