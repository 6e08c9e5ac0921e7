export { type NamedCategory, proposeCategories } from './propose-categories.ts';
export { type Proposal, proposeClubs } from './propose-clubs.ts';
export { proposeTeams } from './propose-teams.ts';
