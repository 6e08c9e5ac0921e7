export { disciplineHandlers } from './discipline.routes.ts';
