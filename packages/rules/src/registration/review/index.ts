export { type CategoryCount, type CategoryRoom, countTeams, hasRoom, teamsWithoutRoom } from './capacity.ts';
export { type Check, type CheckCode, checkCodes, checksOf, surroundingsOf } from './checks.ts';
export {
  type CheckedClub,
  type ClubList,
  type ClubQuery,
  type ClubSort,
  clubSorts,
  listClubs,
} from './list-clubs.ts';
export {
  type CheckedReferee,
  type ListedReferee,
  type RefereeCheckCode,
  type RefereeList,
  type RefereeQuery,
  type RefereeSort,
  checksOfReferee,
  listReferees,
  refereeCheckCodes,
  refereeSorts,
} from './list-referees.ts';
export { resultChoices, type TeamPhase } from './suggest-results.ts';
export { checkTeamState, type TeamPlay, type TeamStateRefusal } from './check-team-state.ts';
export { type ListedClub, type ListedTeam, acceptedTeams, personsOf, standingTeams } from './listed-club.ts';
