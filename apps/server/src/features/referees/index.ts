export { refereeHandlers } from './referees.routes.ts';
