export { countDecisions } from './read-decisions.use-case.ts';
export { groupHandlers } from './group.routes.ts';
