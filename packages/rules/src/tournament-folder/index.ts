export { type NamedClub, type Proposal, proposeClubs } from './propose-clubs.ts';
export { type NamedTeam, proposeTeams } from './propose-teams.ts';
