export { type CategoryRoom, countTeams, hasRoom, teamsWithoutRoom } from './capacity.ts';
export { type Check, type CheckCode, checkCodes, checksOf, surroundingsOf } from './checks.ts';
export {
  type CheckedClub,
  clubListColumns,
  type ClubListColumn,
  type ClubQuery,
  clubSorts,
  listClubs,
} from './list-clubs.ts';
export { effectOnTeams } from './effect-on-teams.ts';
export {
  type CheckedReferee,
  type ListedReferee,
  type RefereeCheckCode,
  type RefereeListColumn,
  type RefereeQuery,
  checksOfReferee,
  listReferees,
  refereeCheckCodes,
  refereeListColumns,
  refereeSorts,
} from './list-referees.ts';
export { resultChoices } from './suggest-results.ts';
export { checkTeamState, type TeamPlay, type TeamStateRefusal } from './check-team-state.ts';
export { type ListedClub, acceptedTeams, personsOf, standingTeams } from './listed-club.ts';
export { categoryPace } from './pace.ts';
export { registrationTrend } from './trend.ts';
