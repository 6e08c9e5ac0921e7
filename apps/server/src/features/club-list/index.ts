export { clubListHandlers, clubListLimits } from './club-list.routes.ts';
export { importedClubs } from './imported-clubs.ts';
