export { partnersOf } from './officials.ts';
export {
  type ListedRecord,
  listQuestions,
  type ListViolationCode,
  type KnownRecord,
  planRecordList,
  type PlannedRecord,
} from './plan-record-list.ts';
export {
  type ListColumn,
  listColumnsOf,
  listRulesOf,
  readRecordList,
  recordLists,
  type RecordList,
} from './read-record-list.ts';
