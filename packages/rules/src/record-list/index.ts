export { partnersOf } from './officials.ts';
export {
  type ListedRecord,
  listQuestions,
  type ListViolationCode,
  type KnownRecord,
  planRecordList,
  type PlannedRecord,
} from './plan-record-list.ts';
export { readRecordList } from './read-record-list.ts';
export { type ListColumn, listColumnsOf, listRulesOf, recordLists, type RecordList } from './lists.ts';
