export { clubListHandlers, clubListLimits } from './club-list.routes.ts';
