export { ageOn } from './age.ts';
export { checkLevel, type CheckLevel, checkLevels } from './check-level.ts';
export {
  hasErrors,
  type PersonField,
  type RosterFinding,
  type RosterFindingCode,
  rosterFindingCodes,
} from './finding.ts';
export { namedTeams } from './import/read-row.ts';
export { type NamedTeam, teamLabel } from './import/cells.ts';
export { type ImportColumn, importColumns } from './import/columns.ts';
export {
  type ImportPlan,
  type ImportRow,
  type ImportScope,
  planImport,
  type RowVerdict,
} from './import/plan-import.ts';
export { type ImportFault, type ImportFaultCode, importFaultCodes } from './import/read-row.ts';
export { judgeFields, longestName, type PersonFields } from './judge-fields.ts';
export { type CategoryVerdict, judgeCategory } from './judge-category.ts';
export { categoryOf, judgePerson } from './judge-person.ts';
export {
  type ConfigurationTexts,
  type RosterCheck,
  rosterChecks,
  rosterConfigurationKeys,
  rosterDeadline,
  type RosterLimits,
  rosterLimits,
} from './limits.ts';
export { judgeLockedNumbers } from './numbers-locked.ts';
export { removalRefusal, type RemovalRefusal, type Standing } from './removal.ts';
export {
  type Assignment,
  type PersonGender,
  personGenders,
  type Roster,
  type RosterCategory,
  type RosterPerson,
  type RosterTeam,
} from './roster.ts';
export { personKey } from './same-person.ts';
