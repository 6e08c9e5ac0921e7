export { disciplineHandlers } from './discipline.routes.ts';
export { findDecisions } from './discipline.repository.ts';
