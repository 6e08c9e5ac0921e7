export {
  hasErrors,
  personFields,
  type PersonField,
  type RosterViolation,
  type RosterViolationCode,
} from './violation.ts';
export { namedTeams } from './import/read-row.ts';
export { teamLabel } from './import/cells.ts';
export { importColumns } from './import/columns.ts';
export { type ImportPlan, type ImportScope, planImport } from './import/plan-import.ts';
export { readPeopleTable } from './import/read-table.ts';
export { type KnownNames, type NameOrder, nameOrders, NameReader } from './people/name-order.ts';
export { asideReasons, leadingNumbers, type PastedPeople, readPeople } from './people/read-people.ts';
export { type ListedPerson, type PeopleContext, rowQuestions } from './people/settle-people.ts';
export { type ImportViolationCode } from './import/read-row.ts';
export { checkFields, longestName } from './check-fields.ts';
export { checkCategory } from './check-category.ts';
export { checkPerson, ageOn } from './check-person.ts';
export {
  type ConfigurationTexts,
  rosterChecks,
  rosterConfigurationKeys,
  rosterDeadline,
  type RosterLimits,
  rosterLimits,
  checkLevel,
  type CheckLevel,
  checkLevels,
} from './limits.ts';
export { checkLockedNumbers } from './numbers-locked.ts';
export { removalRefusal, type Standing } from './removal.ts';
export {
  type Assignment,
  eachPersonText,
  longestPersonText,
  personChoices,
  type PersonText,
  personTexts,
  type PersonTexts,
  type PersonGender,
  personGenders,
  type Roster,
  type RosterCategory,
  type RosterPerson,
} from './roster.ts';
export { personKey } from './same-person.ts';
