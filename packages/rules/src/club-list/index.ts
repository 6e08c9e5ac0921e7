export { clubColumns } from './columns.ts';
export {
  type ClubListContext,
  type ClubViolationCode,
  type FilledField,
  type KnownClub,
  planClubList,
  type PlannedClub,
} from './plan-club-list.ts';
export { clubQuestions, type ListedClub, readClubList } from './read-club-list.ts';
